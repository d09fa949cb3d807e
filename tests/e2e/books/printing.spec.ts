import type { Page } from 'playwright/test'
import { fullQuarter, openBooks, sheet } from '../support/books.ts'
import { expect, test } from '../support/fixtures.ts'

const quarter = fullQuarter()

test('on paper each list begins a page, and one list is printed alone, or all of them', async ({
  page,
  signIn,
}) => {
  await test.step('one list is printed alone, or all of them', async () => {
    // The browser's own dialog would stop the test.
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    await signIn('merchant', { open: openBooks(quarter) })
    await page.getByRole('button', { name: 'Print refunds' }).press('Enter')
    await page.emulateMedia({ media: 'print' })
    await expect(sheet(page, 'Refunds')).toBeVisible()
    for (const other of ['Overview', 'Day book', 'Fees and GST', 'Settlements'])
      await expect(sheet(page, other)).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    for (const each of ['Overview', 'Day book', 'Fees and GST', 'Refunds', 'Settlements'])
      await expect(sheet(page, each)).toBeVisible()
  })
  await page.emulateMedia({ media: 'screen' })
  await test.step('on paper each list begins a page and repeats its head with the name of the business', async () => {
    await signIn('merchant', { open: openBooks(quarter) })
    await expect(page.getByText('Matches to the paisa')).toBeVisible()
    const head = sheet(page, 'Day book').getByText(`Tarang Textiles · Day book · ${quarter.name}`)
    await expect(head).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    const style = (of: ReturnType<Page['locator']>, name: string) =>
      of.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
    expect(await style(page.locator('.book').first(), 'break-before')).toBe('page')
    expect(await style(page.locator('.book thead').first(), 'display')).toBe('table-header-group')
    expect(await style(page.locator('body'), 'page')).toBe('books')
    for (const hidden of [
      page.getByRole('button', { name: 'Print all' }),
      page.getByRole('combobox', { name: 'Period' }),
      page.getByRole('button', { name: 'Day book as CSV' }),
      page.getByRole('navigation', { name: 'Merchant area' }).first(),
    ])
      await expect(hidden).toBeHidden()
  })
})
