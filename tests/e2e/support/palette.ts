import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })
export const field = (page: Page) => palette(page).getByRole('combobox')
export const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

/** Opens the palette with its shortcut and types the query. */
export async function ask(page: Page, query: string) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill(query)
}
