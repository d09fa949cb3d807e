import type { components } from '#contract'
import { periodAt, shifted } from '../../../web/merchant/books/period.ts'
import { dayOf } from '../../../web/merchant/format/ist.ts'
import { formatRupees } from '../../../web/merchant/format/rupees.ts'
import { openBooks } from '../support/books.ts'
import { createLink } from '../support/forms.ts'
import { goTo } from '../support/go-to.ts'
import { confirmRefund } from '../support/refund.ts'
import { expect, test } from './product.ts'

type Schemas = components['schemas']

test.use({ reducedMotion: 'reduce' })

test('figures, links, refunds and books come from the backend', async ({ page, signInAs, read }) => {
  await test.step('the figures of the dashboard', async () => {
    const { stats } = await read<Schemas['StatsResponse']>('/payments/stats')
    await page.goto('/login')
    await signInAs('merchant')
    await expect(page).toHaveURL('/dashboard')
    const totals = page.getByRole('region', { name: 'Since the account was opened' })
    await expect(totals.getByRole('definition')).toContainText([
      formatRupees(stats.totalAmount),
      '',
      stats.totalTransactions.toLocaleString('en-IN'),
      '',
      `${stats.successRate?.toFixed(2)}%`,
    ])
  })
  await test.step('a new link', async () => {
    await goTo(page, '/dashboard/links/new')
    await createLink(page, { title: 'Monsoon Malabar', amount: '1,499.50' })
    await expect(page.getByRole('status')).toContainText('Payment link created successfully')
    const { links } = await read<Schemas['PaymentLinkList']>('/payments/links')
    expect(links).toContainEqual(expect.objectContaining({ title: 'Monsoon Malabar', amount: 149_950 }))
  })
  await test.step('a gateway that is switched off', async () => {
    await goTo(page, '/dashboard/gateways')
    await page.getByRole('switch').first().click()
    await expect(page.getByRole('status')).toContainText('Gateway settings updated successfully')
    const { gateways } = await read<Schemas['GatewayList']>('/payments/gateways')
    expect(gateways.filter(({ enabled }) => !enabled)).toHaveLength(1)
  })
  await test.step('refunds, one alone and several in bulk', async () => {
    const since = dayOf(Date.now() - 5 * 24 * 60 * 60 * 1000)
    const { transactions } = await read<Schemas['TransactionPage']>(
      `/payments/transactions?status=success&from=${since}`,
    )
    const [first, second, third] = transactions.filter(({ amount }) => amount > 20_000)
    if (!first || !second || !third) throw new Error('The backend has too few payments that can be refunded')
    await goTo(page, `/dashboard/transactions/${first.id}?refund=1`)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Amount in ₹').fill('99.50')
    await confirmRefund(dialog, '₹99.50')
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Partially refunded')
    await goTo(page, '/dashboard/transactions/refunds')
    await page.getByLabel('Refunds from your spreadsheet').fill(`${second.id}\n${third.id}\t150`)
    await page.getByRole('button', { name: 'Check 2 refunds' }).click()
    await page.getByRole('button', { name: `Refund ${formatRupees(second.amount + 15_000)}` }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '2 refunds made' }).first()).toBeAttached()
    for (const [{ id }, refunded] of [
      [first, 9950],
      [second, second.amount],
      [third, 15_000],
    ] as const) {
      const found = await read<Schemas['TransactionPage']>(`/payments/transactions?search=${id}`)
      expect(found.transactions.map(({ refundedAmount }) => refundedAmount)).toEqual([refunded])
    }
  })
  const { settlements } = await read<Schemas['SettlementList']>('/payments/settlements')
  await test.step('a settlement with its payments', async () => {
    const sent = settlements.find(({ status, refunds }) => status === 'processed' && refunds > 0)
    await goTo(page, `/dashboard/settlements/${sent?.id}`)
    const panel = page.getByRole('dialog', { name: 'Settlement' })
    await expect(
      panel.locator('dl', { hasText: 'Net, to the bank' }).getByRole('definition').last(),
    ).toHaveText(`= ${formatRupees(sent?.net ?? 0)}`)
    const payments = panel.getByRole('list').first().getByRole('listitem')
    await expect(payments).toHaveCount(sent?.transactionCount ?? 0)
  })
  await test.step('the books of the month before', async () => {
    const month = shifted(periodAt('month', dayOf(Date.now())), -1)
    await goTo(page, openBooks(month))
    await expect(page.getByText('Matches to the paisa')).toBeVisible()
    const settled = settlements
      .filter(({ capturedOn }) => capturedOn >= month.from && capturedOn <= month.to)
      .reduce((sum, { net }) => sum + net, 0)
    const agreement = page.locator('dl', { hasText: 'Net of the period' })
    await expect(agreement.getByRole('definition').last()).toHaveText(`= ${formatRupees(settled)}`)
  })
})

test('a viewer changes nothing, and an admin sees every merchant', async ({ page, signInAs }) => {
  await page.goto('/dashboard/gateways')
  await signInAs('viewer')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await page.getByRole('button', { name: 'Account of' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await signInAs('admin')
  await expect(page).toHaveURL('/admin/dashboard')
  const merchants = page.getByRole('region', { name: 'By merchant' })
  for (const name of ['Nilgiri Roasters', 'Lakeside Cycles', 'Bluebell Clinic'])
    await expect(merchants.getByRole('row', { name })).toBeVisible()
})
