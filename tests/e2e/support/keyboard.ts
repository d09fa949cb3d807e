import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** A dialog or menu that has just opened gets keys only once it has the focus. */
export const expectFocusIn = (part: Locator) =>
  expect.poll(() => part.evaluate((shown) => shown.contains(document.activeElement))).toBe(true)

export async function escapeFrom(part: Locator) {
  await expectFocusIn(part)
  await part.page().keyboard.press('Escape')
}

/**
 * Presses keys that are one shortcut together, however long a busy machine takes between them. Requires
 * `page.clock.install()`.
 */
export async function pressInTurn(page: Page, ...keys: string[]) {
  // Far enough for a slow machine: the clock cannot stop in the past.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  for (const key of keys) await page.keyboard.press(key)
  await page.clock.resume()
}
