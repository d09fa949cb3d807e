import { expect, test } from '../support/fixtures.ts'
import { asksWithin, stopClock } from '../support/live.ts'

const BOUND_MS = 3000

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('the share dialog says within 3 seconds that the link was paid, and when', async ({
  page,
  mock,
  signIn,
}) => {
  const link = await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_000 })
  await signIn('merchant', { open: `/dashboard/links/${link.id}` })
  const dialog = page.getByRole('dialog', { name: 'Zari border' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await stopClock(page)
  await mock.payer.pay(link.id)
  await asksWithin(page, BOUND_MS, 'links')
  await expect(dialog.getByText(/^Paid ₹1,250\.00 at \d\d:\d\d IST$/).first()).toBeVisible()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveCount(0)
})

test('the counter view turns green when the customer has paid, and leads to the next one @phone', async ({
  page,
  mock,
  signIn,
}) => {
  const link = await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_000 })
  await signIn('merchant', { open: `/dashboard/links/${link.id}` })
  await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
  const counter = page.getByRole('dialog', { name: 'Zari border' }).last()
  await expect(counter).toContainText('Waiting for the payment')
  await expect(counter.getByRole('img', { name: /QR code/ })).toBeVisible()
  await stopClock(page)
  await mock.payer.pay(link.id)
  await asksWithin(page, BOUND_MS, 'links')
  await expect(counter.getByText(/^Paid ₹1,250\.00 at/).first()).toBeVisible()
  await counter.getByRole('button', { name: 'Next customer' }).press('Enter')
  await expect(page).toHaveURL('/dashboard/links/new')
})
