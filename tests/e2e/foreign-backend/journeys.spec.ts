import type { components } from '#contract'
import { periodAt, shifted } from '../../../web/merchant/books/period.ts'
import { dayOf } from '../../../web/merchant/format/ist.ts'
import { formatRupees } from '../../../web/merchant/format/rupees.ts'
import { openBooks } from '../support/books.ts'
import { createLink } from '../support/create-link.ts'
import { goTo } from '../support/go-to.ts'
import { confirmRefund } from '../support/refund.ts'
import { expect, test } from './product.ts'

type Schemas = components['schemas']

test.use({ reducedMotion: 'reduce' })

test('figures, links and gateways are those of the backend', async ({ page, signInAs, read }) => {
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
    await expect(page.getByRole('region', { name: 'Collected today' })).toContainText(
      formatRupees(stats.todayAmount),
    )
  })
  const links = async () => (await read<Schemas['PaymentLinkList']>('/payments/links')).links
  await test.step('created', async () => {
    await goTo(page, '/dashboard/links/new')
    await createLink(page, { title: 'Monsoon Malabar', amount: '1,499.50' })
    await expect(page.getByRole('status')).toContainText('Payment link created successfully')
    expect(await links()).toContainEqual(
      expect.objectContaining({ title: 'Monsoon Malabar', amount: 149_950 }),
    )
  })
  await test.step('a gateway is switched', async () => {
    await goTo(page, '/dashboard/gateways')
    const first = page.getByRole('switch').first()
    await expect(first).toBeChecked()
    await first.click()
    await expect(page.getByRole('status')).toContainText('Gateway settings updated successfully')
    const { gateways } = await read<Schemas['GatewayList']>('/payments/gateways')
    expect(gateways.filter(({ enabled }) => !enabled)).toHaveLength(1)
    await expect(first).not.toBeChecked()
  })
})

test('refunds, settlements and books are those of the backend', async ({ page, signInAs, read }) => {
  const query = `status=success&from=${dayOf(Date.now() - 5 * 24 * 60 * 60 * 1000)}`
  const page1 = await read<Schemas['TransactionPage']>(`/payments/transactions?${query}`)
  const [first, second, third] = page1.transactions.filter(({ amount }) => amount > 20_000)
  if (!first || !second || !third) throw new Error('The backend has too few payments that can be refunded')
  const refundedOf = async ({ id }: Schemas['Transaction']) => {
    const found = await read<Schemas['TransactionPage']>(`/payments/transactions?search=${id}`)
    return found.transactions.map(({ refundedAmount }) => refundedAmount)
  }
  const dialog = page.getByRole('alertdialog')
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await test.step('in part', async () => {
    await page.goto(`/dashboard/transactions/${first.id}?refund=1`)
    await signInAs('merchant')
    await dialog.getByLabel('Amount in ₹').fill('99.50')
    await confirmRefund(dialog, '₹99.50')
    await expect(page.getByRole('status')).toContainText('Refund processed successfully')
    await expect(panel).toContainText('Partially refunded')
    expect(await refundedOf(first)).toEqual([9950])
  })
  await test.step('in full', async () => {
    await panel.getByRole('button', { name: 'Refund', exact: true }).click()
    await confirmRefund(dialog, formatRupees(first.amount - 9950))
    await expect(panel).toContainText('This payment has been fully refunded.')
    expect(await refundedOf(first)).toEqual([first.amount])
  })
  await test.step('many at once', async () => {
    await goTo(page, '/dashboard/transactions/refunds')
    await page.getByLabel('Refunds from your spreadsheet').fill(`${second.id}\n${third.id}\t150`)
    await page.getByRole('button', { name: 'Check 2 refunds' }).click()
    await page.getByRole('button', { name: `Refund ${formatRupees(second.amount + 15_000)}` }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '2 refunds made' }).first()).toBeAttached()
    expect([await refundedOf(second), await refundedOf(third)]).toEqual([[second.amount], [15_000]])
  })
  const { settlements } = await read<Schemas['SettlementList']>('/payments/settlements')
  const sent = settlements.filter(({ status }) => status === 'processed')
  const chosen = sent.find(({ refunds }) => refunds > 0) ?? sent[0]
  if (!chosen) throw new Error('The backend has no settlement that was sent')
  await test.step('a settlement', async () => {
    await goTo(page, `/dashboard/settlements/${chosen.id}`)
    const panel = page.getByRole('dialog', { name: 'Settlement' })
    await expect(
      panel.locator('dl', { hasText: 'Net, to the bank' }).getByRole('definition').last(),
    ).toHaveText(`= ${formatRupees(chosen.net)}`)
    const rows = await read<Schemas['TransactionPage']>(
      `/payments/transactions?settlementId=${chosen.id}&limit=100`,
    )
    expect(rows.transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(chosen.gross)
    const lines = panel.getByRole('list').first()
    await expect(lines.getByRole('listitem')).toHaveCount(rows.total)
    await lines.getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible()
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
  await page.goto('/dashboard/links')
  await signInAs('viewer')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create payment link' })).toHaveCount(0)
  await goTo(page, '/dashboard/gateways')
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
