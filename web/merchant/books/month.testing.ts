import fc from 'fast-check'
import { feeOf } from '../../../mock-server/kosha/rules/fees.ts'
import { capturedIn, settle } from '../../../mock-server/kosha/rules/settling.ts'
import { addDays, dayOf, endOf } from '../format/ist.ts'
import type { Settlement } from '../records/settlements.ts'
import { transaction } from '../transactions/transaction.testing.ts'
import type { Refund, Transaction } from '../transactions/transactions.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const FIRST_DAY = '2026-10-16'
const DAYS = 46

const minutes = (most: number) => fc.integer({ min: 0, max: most })
const plans = fc.array(
  fc.record({
    createdAfter: minutes(DAYS * DAY_MINUTES - 1),
    // Some are captured on another day, or not at all.
    capturedAfter: fc.option(fc.oneof(minutes(2), minutes(3 * DAY_MINUTES)), { freq: 6 }),
    amount: fc.integer({ min: 1, max: 50_000_000 }),
    method: fc.constantFrom('upi', 'card', 'netbanking', 'wallet'),
    refunds: fc.array(
      fc.record({
        after: minutes(7 * DAY_MINUTES),
        share: fc.integer({ min: 1, max: 100 }),
        fails: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  }),
  { maxLength: 60 },
)
const startOf = (day: string) => new Date(`${day}T00:00+05:30`).toISOString()

type Plan = typeof plans extends fc.Arbitrary<(infer One)[]> ? One : never

/** What the server would tell on `today` of a merchant: its payments, and the settlements of all days before. */
export const months = fc
  .record({ plans, today: fc.integer({ min: 16, max: DAYS }).map((days) => addDays(FIRST_DAY, days)) })
  .map(({ plans, today }) => {
    const transactions = plans
      .map((plan, index) => paymentOf(plan, `txn_${index}`))
      .filter(({ createdAt }) => createdAt < startOf(today))
    return settledUntil(today, transactions)
  })

function paymentOf({ createdAfter, capturedAfter, amount, method, refunds }: Plan, id: string): Transaction {
  const start = Date.parse(startOf(FIRST_DAY)) + createdAfter * MINUTE_MS
  const at = (after: number) => new Date(start + after * MINUTE_MS).toISOString()
  const payment = { ...transaction, id, amount, method, createdAt: at(0) }
  if (capturedAfter === null) return { ...payment, status: 'pending', fee: 0, tax: 0 }
  let remaining = amount
  return {
    ...payment,
    ...feeOf(amount, method),
    events: [{ type: 'succeeded', at: at(capturedAfter) }],
    refunds: refunds.flatMap(({ after, share, fails }, index): Refund[] => {
      const part = Math.min(remaining, Math.ceil((amount * share) / 100))
      if (part === 0) return []
      if (!fails) remaining -= part
      return [refundOf(`rfnd_${id}_${index}`, part, at(capturedAfter + after), fails)]
    }),
  }
}

const refundOf = (id: string, amount: number, createdAt: string, fails: boolean): Refund => ({
  id,
  amount,
  status: fails ? 'failed' : 'pending',
  reference: { type: 'rrn', status: 'pending' },
  createdAt,
  expectedBy: '2026-12-31',
})

/**
 * By the rules of the mock server: one settlement a day, of captured payments and returned money, less the refunds that
 * fit. A failed refund of an odd amount failed only after its deduction; the transfer of each fifth settlement comes back.
 */
function settledUntil(today: string, transactions: readonly Transaction[]) {
  const settlements: Settlement[] = []
  const deducted = new Map<string, string>()
  const givenBack = new Map<string, string>()
  const settledIn = new Map<string, string>()
  const requested = transactions
    .flatMap(({ id, refunds }) => refunds.map((refund) => ({ ...refund, transactionId: id })))
    .filter(({ status, amount }) => status !== 'failed' || amount % 2 === 1)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id))
  for (let day = FIRST_DAY; day < today; day = addDays(day, 1)) {
    const captured = transactions.filter(({ events: [event] }) => event && dayOf(event.at) === day)
    const reversed = requested.filter(
      ({ id, status }) => status === 'failed' && deducted.has(id) && !givenBack.has(id),
    )
    const last = settlements.at(-1)
    const returned = last && last.net > 0 && settlements.length % 5 === 0 && !last.carriedBy ? [last] : []
    const adjustments = [
      ...reversed.map(({ id: refundId, amount, transactionId }) => ({
        ...({ type: 'refund_reversed', amount, refundId, transactionId } as const),
      })),
      ...returned.map(({ id: settlementId, net: amount }) => ({
        ...({ type: 'transfer_returned', amount, settlementId } as const),
      })),
    ]
    if (captured.length + adjustments.length === 0) continue
    const id = `setl_${day}`
    const { settlement, taken } = settle({
      id,
      merchantId: 'mer_tarang',
      merchantName: 'Tarang Textiles',
      capturedOn: day,
      captured: capturedIn(captured),
      refundsWaiting: requested
        .filter((refund) => !deducted.has(refund.id) && refund.createdAt <= endOf(day))
        .map(({ id: refundId, amount }) => ({ refundId, amount })),
      adjustments,
      now: Date.parse(startOf(addDays(day, 1))),
    })
    for (const returnedSettlement of returned)
      Object.assign(returnedSettlement, { status: 'failed', carriedBy: id })
    settlements.push(settlement)
    for (const refundId of taken) deducted.set(refundId, day)
    for (const refund of reversed) givenBack.set(refund.id, id)
    for (const payment of captured) settledIn.set(payment.id, id)
  }
  const withSettlements = (refund: Refund): Refund => {
    const day = deducted.get(refund.id)
    const reversalSettlementId = givenBack.get(refund.id)
    return {
      ...refund,
      ...(day !== undefined && { settlementId: `setl_${day}` }),
      ...(reversalSettlementId !== undefined && { reversalSettlementId }),
    }
  }
  return {
    today,
    settlements,
    /** The day of the settlement that deducted a refund, by the refund's id. */
    deducted,
    transactions: transactions.map((payment) => {
      const settlementId = settledIn.get(payment.id)
      const refunds = payment.refunds.map(withSettlements)
      return settlementId === undefined ? { ...payment, refunds } : { ...payment, refunds, settlementId }
    }),
  }
}
