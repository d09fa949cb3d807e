import { expect } from 'vitest'
import type { Browser } from './browser.ts'

export type Page = ReturnType<typeof createPage>

/** A page from a user's perspective: visible elements by kind and name, and user input. */
export function createPage(browser: Browser, origin: string) {
  const { back, reload, press, type, clickAt, screenshot } = browser

  /** Calls a function in the page. It cannot use variables of its scope except its argument. */
  const evaluate = <Argument, Result>(work: (argument: Argument) => Result, argument?: Argument) =>
    browser.evaluate<Awaited<Result>>(`(${work})(${JSON.stringify(argument)})`)

  const find = (kind: Kind, name = '', { exact = false, scroll = false } = {}) =>
    evaluate(findVisible, { kind, name, exact, scroll })

  /** The texts of all visible elements of this kind and name. */
  const visible = async (kind: Kind, name?: string) => (await find(kind, name)).texts

  /** Clicks the centre of the first match once it is stable and not covered. */
  async function click(kind: Kind, name?: string, { exact = false } = {}) {
    let position: { x: number; y: number } | undefined
    const isReady = async () => {
      const { first } = await find(kind, name, { exact, scroll: true })
      const stands = first !== undefined && first.x === position?.x && first.y === position.y
      position = first
      return stands && first.reachable
    }
    await expect.poll(isReady, { message: `${kind} "${name}" can be clicked` }).toBe(true)
    if (position) await clickAt(position.x, position.y)
  }

  return {
    back,
    reload,
    press,
    type,
    clickAt,
    screenshot,
    evaluate,
    visible,
    click,
    /** Waits until an element of this kind and name is visible. */
    shows: (kind: Kind, name?: string) =>
      expect.poll(() => visible(kind, name), { message: `${kind} "${name}"` }).not.toEqual([]),
    goto: (path: string) => browser.goto(origin + path),
    /** Replaces the value of a field. */
    async fill(label: string, text: string) {
      await click('field', label)
      await press('a', { control: true })
      await type(text)
    },
    /** Waits until no element of this kind and name is visible. */
    hides: (kind: Kind, name?: string) =>
      expect.poll(() => visible(kind, name), { message: `${kind} "${name}"` }).toEqual([]),
    /** Waits until the URL has this path and query. */
    isAt: (path: string) => expect.poll(() => evaluate(() => location.pathname + location.search)).toBe(path),
    /** Scrolls once the page is long enough. */
    scrollTo: (y: number) => expect.poll(() => evaluate(scrollToTop, y)).toBe(y),
    isScrolledTo: (y: number) => expect.poll(() => evaluate(() => Math.round(scrollY))).toBe(y),
  }
}

/** Runs in the page. */
function scrollToTop(top: number) {
  scrollTo({ top, behavior: 'instant' })
  return Math.round(scrollY)
}

type Kind =
  | 'alert'
  | 'button'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'row'
  | 'status'

/** A query for elements of a kind whose accessible name equals or starts with `name`. */
type Query = { kind: Kind; name: string; exact: boolean; scroll: boolean }

type VisibleElement = {
  /** The texts of all matches, in document order. */
  texts: string[]
  /** The centre of the first match in the viewport, and whether a click there hits it or a descendant. */
  first?: { x: number; y: number; reachable: boolean }
}

/**
 * Runs in the page: finds the visible elements and optionally scrolls the first into view.
 * Names come from `aria-label`, the field label or the text.
 */
function findVisible({ kind, name, exact, scroll }: Query): VisibleElement {
  const selectors: Record<Kind, string> = {
    alert: '[role=alert]',
    button: 'button',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    option: '[role=option]',
    row: 'tbody tr',
    status: '[role=status]',
  }
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')
    const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : undefined
    const source = (by && document.getElementById(by)) || labels?.[0]
    return element.ariaLabel ?? textOf(source instanceof Element ? source : element)
  }
  const answers = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (exact ? nameOf(element) === name : nameOf(element).startsWith(name))

  const found = [...document.querySelectorAll(selectors[kind])].filter(answers)
  const texts = found.map(textOf)
  const [first] = found
  if (!first) return { texts }
  const box = () => first.getBoundingClientRect()
  const isInView = () => {
    const { left, top, right, bottom } = box()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  if (scroll && !isInView()) first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = box()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return { texts, first: { x, y, reachable: first === hit || first.contains(hit) } }
}
