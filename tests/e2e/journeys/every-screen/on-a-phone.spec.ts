import { expectFocusShown } from '../../every-screen/focus-stops.ts'
import { expect, test } from '../../support/fixtures.ts'
import { rowLinks } from '../../support/rows.ts'
import { overlap } from '../../support/toasts.ts'

test('the head of a panel stays in one line, also for one row of hundreds', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('merchant', { open: '/dashboard/transactions' })
  await page.getByRole('table').getByRole('link').first().click()
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await expect(panel.getByText(/^1 of \d{3}/)).toBeVisible()
  const middle = async (name: string) => {
    const box = await panel.getByRole('button', { name }).boundingBox()
    return box && box.y + box.height / 2
  }
  await expect.poll(async () => (await middle('Close')) === (await middle('Print'))).toBe(true)
})

test('a toast does not cover the change that it reports', async ({ page, mock, signIn }) => {
  const { id } = await mock.paymentLinks.insert({ title: 'Zari border', status: 'active' })
  await signIn('merchant', { open: `/dashboard/links/${id}` })
  await page.getByRole('button', { name: 'Cancel link' }).press('Enter')
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  const headline = page.getByRole('dialog').getByText('₹499.00').first()
  await expect(headline).toBeInViewport({ ratio: 1 })
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(headline).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overlap(toast, headline), `${viewport.width} px`).toBe(false)
  }
})

test('the focus is always visible, also on 320 by 256 pixels', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links' })
  await expect(rowLinks(page).first()).toBeVisible()
  for (const forcedColors of ['none', 'active'] as const)
    await expectFocusShown(page, { viewport: { width: 320, height: 256 }, forcedColors })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a list is sorted, and all of its rows are selected', async ({ page, mock, signIn }) => {
    const customer = { name: 'Zoë Zachariah', email: 'zoe@zari.example' }
    const others = Array.from({ length: 57 }, () => 30_000)
    for (const amount of [20_000, 90_000, ...others, 50_000])
      await mock.transactions.insert({ amount, status: 'success', customer })
    await signIn('merchant', { open: '/dashboard/transactions?search=zoe%40zari.example' })
    await page.getByRole('button', { name: /^Filters/ }).press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.locator('summary', { hasText: 'Sort by' }).press('Enter')
    await sheet.getByLabel('Largest amount first').check()
    await sheet.getByRole('button', { name: 'Show results' }).press('Enter')
    await expect(page).toHaveURL(/sort=-amount/)
    await expect(rowLinks(page).first()).toContainText('₹900.00')
    await expect(rowLinks(page).nth(1)).toContainText('₹500.00')

    await page.getByRole('button', { name: /^Filters/ }).press('Enter')
    await sheet.getByLabel('Newest first').check()
    await sheet.getByRole('button', { name: 'Show results' }).press('Enter')
    await expect(page).not.toHaveURL(/sort=/)
    await expect(rowLinks(page).first()).toContainText('₹500.00')

    await page.getByRole('button', { name: 'Select rows' }).press('Enter')
    await page.getByText('All loaded rows').click()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Select all 60' }).press('Enter')
    await expect(bar).toContainText('All 60 payments selected')
    expect((await bar.boundingBox())?.height).toBeLessThan(110)
  })
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('fields are large enough that no browser zooms into them', async ({ page, signIn }) => {
    await signIn('merchant', { open: '/dashboard/links/new' })
    await expect(page.getByLabel('Title')).toBeVisible()
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(sizes.length).toBeGreaterThan(5)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })
})
