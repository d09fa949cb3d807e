import { expect } from 'vitest'
import type { Browser } from './browser.ts'
import type { Kind } from './visible.ts'
import { findVisible } from './visible.ts'

export type Page = ReturnType<typeof createPage>

/** A page as its reader meets it: what is visible by kind and name, and what a hand can do. */
export function createPage(browser: Browser, origin: string) {
  const { back, reload, press, type, clickAt } = browser

  /** Calls a function in the page, which takes nothing along but its argument. */
  const evaluate = <Argument, Result>(work: (argument: Argument) => Result, argument?: Argument) =>
    browser.evaluate<Awaited<Result>>(`(${work})(${JSON.stringify(argument)})`)

  const find = (kind: Kind, name = '', { exact = false, scroll = false } = {}) =>
    evaluate(findVisible, { kind, name, exact, scroll })

  /** The texts of all that is visible of that kind and name. */
  const visible = async (kind: Kind, name?: string) => (await find(kind, name)).texts

  /** Clicks in the middle of the first one, as soon as it stands still and nothing covers it. */
  async function click(kind: Kind, name?: string, { exact = false } = {}) {
    let place: { x: number; y: number } | undefined
    const isReady = async () => {
      const { first } = await find(kind, name, { exact, scroll: true })
      const stands = first !== undefined && first.x === place?.x && first.y === place.y
      place = first
      return stands && first.reachable
    }
    await expect.poll(isReady, { message: `${kind} "${name}" can be clicked` }).toBe(true)
    if (place) await clickAt(place.x, place.y)
  }

  return {
    back,
    reload,
    press,
    type,
    clickAt,
    evaluate,
    visible,
    click,
    /** Waits until something of that kind and name is visible. */
    shows: (kind: Kind, name?: string) =>
      expect.poll(() => visible(kind, name), { message: `${kind} "${name}"` }).not.toEqual([]),
    goto: (path: string) => browser.goto(origin + path),
    /** Replaces what stands in a field. */
    async fill(label: string, text: string) {
      await click('field', label)
      await press('a', { control: true })
      await type(text)
    },
    /** Waits until nothing of that kind and name is visible. */
    hides: (kind: Kind, name?: string) =>
      expect.poll(() => visible(kind, name), { message: `${kind} "${name}"` }).toEqual([]),
    /** Waits for the address to be this one. */
    isAt: (path: string) => expect.poll(() => evaluate(() => location.pathname + location.search)).toBe(path),
    /** Scrolls, as soon as the page is long enough. */
    scrollTo: (y: number) => expect.poll(() => evaluate(scrollToTop, y)).toBe(y),
    isScrolledTo: (y: number) => expect.poll(() => evaluate(() => Math.round(scrollY))).toBe(y),
  }
}

/** Runs in the page. */
function scrollToTop(top: number) {
  scrollTo({ top, behavior: 'instant' })
  return Math.round(scrollY)
}
