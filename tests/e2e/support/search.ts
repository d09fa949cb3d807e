import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
export const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
export const option = (page: Page, name: string | RegExp) => results(page).getByRole('option', { name })

/** Goes to the search by its shortcut and types the query. */
export async function searchFor(page: Page, query: string) {
  // Retried, since a part that opens meanwhile may take the focus, or the results replace the field during typing.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(results(page)).toBeVisible({ timeout: 2000 })
    await field(page).fill(query)
    await expect(field(page)).toHaveValue(query, { timeout: 2000 })
  }).toPass()
}

/** Filters the list on screen, and closes the results over it. */
export async function filterList(page: Page, text: string) {
  await field(page).click()
  await field(page).fill(text)
  await closeResults(page)
}

/** Closes the results with Escape. The focus returns a frame after they have gone. */
export async function closeResults(page: Page) {
  await field(page).press('Escape')
  await expect(results(page)).toHaveCount(0)
  await expect(field(page)).not.toBeFocused()
}
