import { expect, test } from '../support/fixtures.ts'
import { createLink, fillSignIn } from '../support/forms.ts'
import { goTo } from '../support/go-to.ts'

test.use({ expectedInConsole: /status of 401/ })

const SAREE = { title: 'Silk saree', amount: '3,000' }

test('a new account never shows a test payment as money', async ({ page, mock }) => {
  const { email } = await mock.users.insert({ name: 'Kavya Pai', businessName: 'Kaveri Books' })
  const signIn = async () => {
    await page.goto('/login')
    await fillSignIn(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
  await signIn()
  const strip = page.getByText('Test mode. No money moves.')

  await test.step('the frame says so on every screen, and leads to going live', async () => {
    for (const path of ['/dashboard/links', '/dashboard/transactions', '/dashboard/settlements']) {
      await goTo(page, path)
      await expect(strip).toBeVisible()
    }
    await goTo(page, '/dashboard')
    await expect(strip).toBeVisible()
    await expect(page.getByText('they are never settled')).toBeVisible()
    await page.getByRole('link', { name: 'Go live' }).click()
    await expect(page.getByText('To go live, open the settings of a gateway')).toBeVisible()
  })

  await test.step('the form, the drawer, its code, its messages and the counter say so', async () => {
    await goTo(page, '/dashboard/links/new')
    await expect(page.getByRole('dialog').getByText('a payment would be a test')).toBeVisible()
    await createLink(page, SAREE)
    const drawer = page.getByRole('dialog', { name: SAREE.title })
    await expect(drawer.getByText('Test mode: a payment would be a test')).toBeVisible()
    await expect(drawer.getByRole('img', { name: 'TEST UPI QR code' })).toBeVisible()
    await expect(drawer.getByText('payments through it move no money')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute('href', /text=TEST/)
    await drawer.getByRole('button', { name: 'Show at the counter' }).click()
    await expect(page.getByText('Test: no money moves')).toBeVisible()
  })

  const linkId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { transaction } = await mock.payer.pay(linkId)

  await test.step('the counter tells of a test payment, and the link stays unpaid', async () => {
    await expect(page.getByText('Test payment of ₹3,000.00').first()).toBeVisible()
    await expect(page.getByText('Waiting for a test payment')).toBeVisible()
    await expect(page.getByText(/^Paid ₹/)).toHaveCount(0)
  })

  await test.step('the list marks it and adds up nothing, and a filter shows it alone', async () => {
    await page.goto('/dashboard/transactions')
    await expect(page.getByRole('row', { name: transaction.id })).toContainText('Test: success')
    await expect(page.getByText('1 payment')).toContainText('₹0.00 captured, without tests')
    await goTo(page, '/dashboard/transactions?mode=live')
    await expect(page.getByText('No transactions match these filters.')).toBeVisible()
    await goTo(page, '/dashboard/transactions?mode=test')
    await expect(page.getByRole('row', { name: transaction.id })).toBeVisible()
    await expect(page.getByText('1 test payment')).toContainText('no money moved')
  })

  await test.step('days later it is in no figure, settlement or book', async () => {
    await mock.clock.advance({ days: 4 })
    await signIn()
    await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
    await expect(page.getByText('2,929')).toHaveCount(0)
    await goTo(page, '/dashboard/settlements')
    await expect(page.getByText('No settlements yet')).toBeVisible()
    await goTo(page, '/dashboard/books')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('₹3,000.00')).toHaveCount(0)
  })
})
