import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export const views = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })
export const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true })
export const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')
export const loaded = (page: Page) => expect(rows(page).first()).toBeVisible()

export async function save(page: Page, name: string) {
  await views(page).getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('View name').fill(name)
  await page.getByRole('button', { name: /^(Save|Replace) view$/ }).click()
  await expect(view(page, name)).toBeFocused()
}
