import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
export const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
export const option = (page: Page, name: string | RegExp) => results(page).getByRole('option', { name })

/** Goes to the search by its shortcut and types the query. */
export async function ask(page: Page, query: string) {
  await page.keyboard.press('Control+k')
  // The results bring a field of their own, which replaces the plain one: letters typed by a program could fall between.
  await expect(results(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await field(page).fill(query)
}

/** Filters the list on screen, and closes the results over it. */
export async function filterList(page: Page, text: string) {
  await field(page).click()
  await field(page).fill(text)
  await field(page).press('Escape')
  await expect(results(page)).toHaveCount(0)
}
