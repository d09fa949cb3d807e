import { expect } from 'vitest'
import type { Browser } from './browser.ts'
import type { Kind } from './visible.ts'
import { findVisible } from './visible.ts'

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
