import type { Locator, Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { whileClockStopped } from './stopped-clock.ts'

/** A dialog or menu that has just opened gets keys only once it has the focus. */
export const expectFocusIn = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true)

export async function escapeFrom(part: Locator) {
  await expectFocusIn(part)
  await part.page().keyboard.press('Escape')
}

/**
 * Presses keys that are one shortcut together, however long a busy machine takes between them. Requires
 * `page.clock.install()`.
 */
export async function pressInTurn(page: Page, ...keys: string[]) {
  await whileClockStopped(page, async () => {
    for (const key of keys) await page.keyboard.press(key)
  })
}
