import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** The links of the rows of the list on screen. */
export const rowLinks = (page: Page) => page.getByRole('table').locator('a.row-link')

/** The ids of its loaded rows, in their order. */
export const rowIds = (page: Page) =>
  rowLinks(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ pathname }) => pathname.split('/')[3] ?? ''),
  )

/** In a narrow list the actions of a row are behind one button. */
export async function showActions(page: Page, name: string) {
  await expect(rowLinks(page).first()).toBeVisible()
  const menu = page.getByRole('button', { name: `Actions of ${name}`, exact: true })
  // Again if needed: while a panel closes, the list widens and the button goes.
  await expect(async () => {
    if (await menu.isVisible()) await menu.press('Enter', { timeout: 1000 })
  }).toPass()
}
