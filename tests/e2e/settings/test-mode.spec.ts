import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { createLink } from '../support/create-link.ts'
import { expect, test } from '../support/fixtures.ts'
import { fillSignIn } from '../support/forms.ts'
import { goTo } from '../support/go-to.ts'

test.use({ expectedInConsole: /status of 401/ })

const SAREE = { title: 'Silk saree', amount: '3,000' }

/** Registers an account and signs in to it: all its gateways are in test mode. */
async function registerAnew(page: Page, mock: Mock) {
  const { email } = await mock.users.insert({ name: 'Kavya Pai', businessName: 'Kaveri Books' })
  const signIn = async () => {
    await page.goto('/login')
    await fillSignIn(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
  await signIn()
  return signIn
}

test('a new account never shows a test payment as money', async ({ page, mock }) => {
  const signIn = await registerAnew(page, mock)
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

  await test.step('the list marks it and sums up nothing, and a filter shows it alone', async () => {
    await page.goto('/dashboard/transactions')
    await expect(page.getByRole('row', { name: transaction.id })).toContainText('Test: success')
    await expect(page.getByText('1 payment')).toContainText('₹0.00 captured, without tests')
    await goTo(page, '/dashboard/transactions?mode=live')
    await expect(page.getByText('No transaction matches all of these filters.')).toBeVisible()
    await goTo(page, '/dashboard/transactions?mode=test')
    await expect(page.getByRole('row', { name: transaction.id })).toBeVisible()
    await expect(page.getByText('1 test payment')).toContainText('no money moved')
  })

  await test.step('a file of all payments has none, and one of tests says so in each row', async () => {
    const linesAt = async (path: string) => {
      await goTo(page, path)
      const download = page.waitForEvent('download')
      // Not by a click, which so soon after the first would be taken for the second half of a double click.
      await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
      return (await readFile(await (await download).path(), 'utf8')).split('\r\n').slice(1, -1)
    }
    expect(await linesAt('/dashboard/transactions')).toEqual([])
    const [tested, ...others] = await linesAt('/dashboard/transactions?mode=test')
    expect(tested).toMatch(/,Test$/)
    expect(others).toEqual([])
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

test('without a gateway for UPI no QR code is offered', async ({ page, mock, signIn }) => {
  const link = await mock.paymentLinks.insert({
    ...{ title: 'Silk saree', amount: 300_000, status: 'active' },
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  for (const { id, merchantId, methods } of await mock.gateways.all())
    if (merchantId === link.merchantId && methods.includes('upi'))
      await mock.gateways.update(id, { enabled: false })
  const codes = page.getByRole('img', { name: 'QR code' })

  await signIn('merchant', { open: `/dashboard/links/${link.id}` })
  const drawer = page.getByRole('dialog', { name: 'Silk saree' })
  await expect(drawer.getByText('UPI cannot be paid: Setubandh and Ganga are switched off')).toBeVisible()
  await expect(codes).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show at the counter' })).toHaveCount(0)
  await goTo(page, `/dashboard/links/${link.id}?counter=1`)
  await expect(page.getByRole('dialog').last().getByText('UPI cannot be paid')).toBeVisible()
  await expect(codes).toHaveCount(0)

  await goTo(page, '/dashboard/links')
  await expect(page.getByRole('button', { name: 'Share Silk saree' })).not.toHaveAttribute('title', /QR/)
  await goTo(page, '/dashboard/methods')
  const intent = page.getByRole('row', { name: /UPI Intent/ })
  await expect(intent).toContainText('Setubandh (off), Ganga (off)')
  await expect(intent).toContainText('Customers cannot pay by it')
})
