import type { Page } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import type { Period } from '../../../web/merchant/books/period.ts'
import { periodAt } from '../../../web/merchant/books/period.ts'
import { addDays, dayOf } from '../../../web/merchant/format/ist.ts'

/** With the demo data of at least 45 days in it, and so with several pages of payments. */
export const fullQuarter = (): Period => periodAt('quarter', addDays(dayOf(Date.now()), -45))

export const openBooks = ({ id }: Period) => `/dashboard/books?period=${id}`

export const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What the merchant's rows of a period add up to, in paise, counted from the rows of the mock server. */
export async function sumsOf(mock: Mock, { from, to }: Period) {
  const ofMerchant = <Row extends { merchantId: string }>(rows: Row[]) =>
    rows.filter(({ merchantId }) => merchantId === 'mer_tarang')
  const within = (moment = '') => moment !== '' && dayOf(moment) >= from && dayOf(moment) <= to
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const transactions = ofMerchant(await mock.transactions.all())
  const captured = transactions.filter(({ events }) => within(events.find((e) => e.type === 'succeeded')?.at))
  const refunds = transactions
    .flatMap((transaction) => transaction.refunds)
    // A failed refund counts if it was deducted, since it is given back.
    .filter(
      ({ status, settlementId, createdAt }) => (status !== 'failed' || settlementId) && within(createdAt),
    )
  const settlements = ofMerchant(await mock.settlements.all()).filter(
    ({ capturedOn }) => capturedOn >= from && capturedOn <= to,
  )
  const [gross, fee, tax] = (['amount', 'fee', 'tax'] as const).map((name) =>
    sum(captured.map((transaction) => transaction[name])),
  )
  const adjustments = settlements.flatMap((settlement) => settlement.adjustments ?? [])
  return {
    count: captured.length,
    gross: gross ?? 0,
    fee: fee ?? 0,
    tax: tax ?? 0,
    refunds: sum(refunds.map(({ amount }) => amount)),
    givenBack: sum(adjustments.filter(({ type }) => type === 'refund_reversed').map(({ amount }) => amount)),
    settled: sum(settlements.map(({ net }) => net)),
  }
}

/** Whole lists come in pages of 100 rows: the demo data would fit into one. */
export const servePagesOf100 = (page: Page) =>
  page.route('**/api/payments/transactions?*', (route) =>
    route.fallback({
      url: route
        .request()
        .url()
        .replace(/\blimit=500\b/, 'limit=100'),
    }),
  )
