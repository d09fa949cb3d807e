import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { responseWithin, stopClock } from '../support/live.ts'

const BOUND_MS = 3000

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('the share dialog and the counter show a payment in 3 seconds', async ({ page, mock, signIn }) => {
  const link = await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_000 })
  const next = await mock.paymentLinks.insert({ title: 'Ikat stole', amount: 125_000 })
  await signIn('merchant', { open: `/dashboard/links/${link.id}` })
  await test.step('the share dialog', async () => {
    const dialog = page.getByRole('dialog', { name: 'Zari border' })
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    await stopClock(page)
    await mock.payer.pay(link.id)
    await responseWithin(page, BOUND_MS, 'links')
    await expect(dialog.getByText(/^Paid ₹1,250\.00 at \d\d:\d\d IST$/).first()).toBeVisible()
    await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveCount(0)
  })
  await test.step('the counter', async () => {
    await goTo(page, `/dashboard/links/${next.id}`)
    await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
    const counter = page.getByRole('dialog', { name: 'Ikat stole' }).last()
    await expect(counter).toContainText('Waiting for the payment')
    await expect(counter.getByRole('img', { name: /QR code/ })).toBeVisible()
    await stopClock(page)
    await mock.payer.pay(next.id)
    await responseWithin(page, BOUND_MS, 'links')
    await expect(counter.getByText(/^Paid ₹1,250\.00 at/).first()).toBeVisible()
    await counter.getByRole('button', { name: 'Next customer' }).press('Enter')
    await expect(page).toHaveURL('/dashboard/links/new')
  })
})
