import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { rowLinks } from '../support/rows.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })

test('rows are selected, columns chosen, and the head sorts', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions?status=success' })
  await test.step('a checkbox that was pressed stays in its column', async () => {
    await expect(rowLinks(page).first()).toBeVisible()
    await boxes(page).nth(1).click()
    const [pressed, other] = [await boxes(page).nth(1).boundingBox(), await boxes(page).nth(2).boundingBox()]
    expect(pressed?.x).toBe(other?.x)
  })
  await test.step('a button selects all rows of the filter', async () => {
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click()
    const selectAll = bar(page).getByRole('button', { name: /^Select all \d/ })
    const total = Number((await selectAll.textContent())?.replace(/\D/g, ''))
    expect(total).toBeGreaterThan(100)
    await selectAll.press('Enter')
    await expect(bar(page)).toContainText(`All ${total} payments`)
    await bar(page).getByRole('button', { name: 'Clear selection' }).press('Enter')
    await expect(bar(page)).toHaveCount(0)
  })
  await test.step('at the end of a list its bar covers no row', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await goTo(page, '/dashboard/links')
    await expect(rowLinks(page).first()).toBeVisible()
    await boxes(page).first().click()
    await expect(bar(page)).toContainText('1 link')
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const [row, above] = [await rowLinks(page).last().boundingBox(), await bar(page).boundingBox()]
        return row && above && row.y + row.height <= above.y
      })
      .toBe(true)
  })
  await test.step('chosen columns are remembered, and the head sorts', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await goTo(page, '/dashboard/transactions')
    await expect(rowLinks(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByLabel('Net').check()
    await page.getByLabel('Method').uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Net' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Method' })).toHaveCount(0)

    const amount = page.getByRole('columnheader', { name: 'Amount' })
    for (const order of ['descending', 'ascending']) {
      await amount.getByRole('button').press('Enter')
      await expect(amount).toHaveAttribute('aria-sort', order)
    }
    await expect(page).toHaveURL(/sort=amount/)
  })
})

test('several links are cancelled after a question', async ({ page, mock, signIn }) => {
  for (const title of ['Atlas one', 'Atlas two']) await mock.paymentLinks.insert({ title, status: 'active' })
  await mock.paymentLinks.insert({ title: 'Atlas paid', status: 'paid', amount: 50_000, amountPaid: 50_000 })
  await signIn('merchant', { open: '/dashboard/links?search=atlas' })
  await expect(rowLinks(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click()
  await expect(bar(page).getByRole('button', { name: 'Cancel 2…' })).toBeVisible()

  await test.step('the result stays when they are left out of the filtered list', async () => {
    await goTo(page, '/dashboard/links?search=atlas&status=active')
    await expect(rowLinks(page)).toHaveCount(2)
    // By key: a second click in the same place would be ignored as a double click.
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).press('Space')
    await bar(page).getByRole('button', { name: 'Cancel 2…' }).press('Enter')
    expect(await mock.journal.calls({ operation: 'updatePaymentLink' })).toHaveLength(0)
    await bar(page).getByRole('button', { name: 'Cancel 2 links' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await expect(bar(page).getByRole('status')).toHaveText('2 links cancelled.')
    const links = (await mock.paymentLinks.all()).filter(({ title }) => title.startsWith('Atlas'))
    expect(links.map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'paid'])
  })
})
