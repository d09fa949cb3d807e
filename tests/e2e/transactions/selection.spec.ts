import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { rowLinks } from '../support/rows.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })

async function exported(page: Page, name: RegExp) {
  const download = page.waitForEvent('download')
  await bar(page).getByRole('button', { name }).click()
  return (await readFile(await (await download).path(), 'utf8')).split('\r\n').slice(1, -1)
}

test('rows are selected and exported, and columns chosen', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions?status=success' })
  await test.step('a checkbox that was pressed stays in its column', async () => {
    await expect(rowLinks(page).first()).toBeVisible()
    await boxes(page).nth(1).click()
    const [pressed, other] = [await boxes(page).nth(1).boundingBox(), await boxes(page).nth(2).boundingBox()]
    expect(pressed?.x).toBe(other?.x)
  })
  await test.step('rows are selected one by one, as a range with Shift, and all of the filter; and exported', async () => {
    await expect(bar(page)).toContainText('1 payment ·')
    await boxes(page)
      .nth(4)
      .click({ modifiers: ['Shift'] })
    await expect(bar(page)).toContainText('4 payments ·')
    expect(await exported(page, /^Export 4 payments/)).toHaveLength(4)

    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click()
    const all = bar(page).getByRole('button', { name: /^Select all \d/ })
    const total = Number((await all.textContent())?.replace(/\D/g, ''))
    expect(total).toBeGreaterThan(100)
    await all.press('Enter')
    await expect(bar(page)).toContainText(`All ${total} payments`)
    expect(await exported(page, /^Export/)).toHaveLength(total)
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
    await amount.getByRole('button').click()
    await expect(page).toHaveURL(/sort=-amount/)
    await expect(amount).toHaveAttribute('aria-sort', 'descending')
    await amount.getByRole('button').press('Enter')
    await expect(page).toHaveURL(/sort=amount/)
    await expect(amount).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('columnheader', { name: 'Time' }).getByRole('button').press('Enter')
    await expect(page).toHaveURL('/dashboard/transactions')
  })
})

test('several links are extended, and cancelled after a question', async ({ page, mock, signIn }) => {
  const expiresAt = '2027-07-12T18:29:59.999Z'
  for (const title of ['Atlas one', 'Atlas two']) await mock.paymentLinks.insert({ title, expiresAt })
  await mock.paymentLinks.insert({ title: 'Atlas paid', status: 'paid', amount: 50_000, amountPaid: 50_000 })
  for (const title of ['Zari, one', 'Zari, two']) await mock.paymentLinks.insert({ title, status: 'active' })
  await signIn('merchant', { open: '/dashboard/links?search=atlas' })
  await test.step('extended, and cancelled after a question', async () => {
    await expect(rowLinks(page)).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click()
    await expect(bar(page)).toContainText('3 links ·')
    await bar(page).getByRole('button', { name: 'Extend 2 by 14 days' }).press('Enter')
    await expect(bar(page)).toContainText('2 links extended.')
    const links = async () => (await mock.paymentLinks.all()).filter(({ title }) => title.startsWith('Atlas'))
    const days = (await links()).map((link) => link.expiresAt).filter((at) => at?.startsWith('2027-07-26'))
    expect(days).toHaveLength(2)

    await bar(page).getByRole('button', { name: 'More actions' }).press('Enter')
    await bar(page).getByRole('button', { name: 'Cancel 2…' }).press('Enter')
    expect(await mock.journal.calls({ operation: 'updatePaymentLink' })).toHaveLength(2)
    await bar(page).getByRole('button', { name: 'Cancel 2 links' }).press('Enter')
    await expect(bar(page)).toContainText('2 links cancelled.')
    expect((await links()).map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'paid'])
  })
  await test.step('the result stays when the change takes the selected links out of the filtered list', async () => {
    await goTo(page, '/dashboard/links?search=zari%2C&status=active')
    await expect(rowLinks(page)).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
    await bar(page).getByRole('button', { name: 'Cancel 2…' }).press('Enter')
    await bar(page).getByRole('button', { name: 'Cancel 2 links' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await expect(bar(page).getByRole('status')).toHaveText('2 links cancelled.')
    await bar(page).getByRole('button', { name: 'Clear selection' }).press('Enter')
    await expect(bar(page)).toHaveCount(0)
  })
})
