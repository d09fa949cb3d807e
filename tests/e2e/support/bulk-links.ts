import type { Page } from 'playwright/test'

export const MANY = '/dashboard/links/bulk'
export const pasteBox = (page: Page) => page.getByLabel('Rows from your spreadsheet')
export const rowIn = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('row', { name })
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const manyRows = (n: number) =>
  Array.from({ length: n }, (_, i) => `Order ${i + 1}\t${100 + i}`).join('\n')
