import type { components } from '#contract'
import { addWorkingDays, nextWorkingDay } from '../../../mock-server/rules/working-days.ts'
import { istDay } from '../../../mock-server/time/ist.ts'

type Schemas = components['schemas']
type Transaction = Schemas['Transaction']
type PaymentLink = Schemas['PaymentLink']
type Settlement = Schemas['Settlement']

const REFUND_WINDOW_MS = 7 * 86_400_000
const WORKING_DAYS = 7

// What was read is adopted with every field that follows from others computed anew. A backend that computed one of
// them wrongly then differs from the model before anything was written.

export function adoptedTransaction(row: Transaction): Transaction {
  const { amount, fee, refundableUntil: _told, ...rest } = row
  const capturedAt = row.events.find(({ type }) => type === 'succeeded')?.at
  const refundedAmount = row.refunds.reduce(
    (sum, each) => sum + (each.status === 'failed' ? 0 : each.amount),
    0,
  )
  const until = capturedAt === undefined ? undefined : Date.parse(capturedAt) + REFUND_WINDOW_MS
  return {
    ...rest,
    amount,
    fee,
    tax: Math.floor((fee * 18 + 50) / 100),
    refundedAmount,
    status: statusOf(row, capturedAt !== undefined, refundedAmount),
    ...(until !== undefined && { refundableUntil: new Date(until).toISOString() }),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      expectedBy: addWorkingDays(istDay(Date.parse(refund.createdAt)), WORKING_DAYS),
    })),
  }
}

function statusOf(
  { status, amount, events }: Transaction,
  isCaptured: boolean,
  refunded: number,
): Transaction['status'] {
  if (isCaptured) return refunded === 0 ? 'success' : refunded < amount ? 'partially_refunded' : 'refunded'
  if (events.some(({ type }) => type === 'failed')) return 'failed'
  return status === 'pending' || status === 'created' ? status : 'created'
}

/** @param paidBy all payments through this link */
export function adoptedLink(link: PaymentLink, paidBy: Transaction[], now: number): PaymentLink {
  const captured = paidBy.filter(({ events }) => events.some(({ type }) => type === 'succeeded'))
  const amountPaid = captured.reduce((sum, { amount }) => sum + amount, 0)
  return { ...link, amountPaid, status: linkStatus(link, amountPaid, now) }
}

function linkStatus(link: PaymentLink, amountPaid: number, now: number): PaymentLink['status'] {
  const { status, amount, expiresAt } = link
  if (amountPaid >= amount) return 'paid'
  if (status === 'cancelled') return 'cancelled'
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now) return 'expired'
  return amountPaid > 0 ? 'partially_paid' : 'active'
}

/** @param payments those that it contains */
export function adoptedSettlement(settlement: Settlement, payments: Transaction[]): Settlement {
  const sum = (field: 'amount' | 'fee' | 'tax') => payments.reduce((total, row) => total + row[field], 0)
  const { day, skipped } = nextWorkingDay(settlement.capturedOn)
  const [gross, fee, tax] = [sum('amount'), sum('fee'), sum('tax')]
  const told = new Map(settlement.skippedDays.map(({ date, reason }) => [date, reason]))
  return {
    ...settlement,
    gross,
    fee,
    tax,
    net: gross - settlement.refunds - fee - tax,
    transactionCount: payments.length,
    dueOn: day,
    skippedDays: skipped.map(({ date, reason }) => ({ date, reason: told.get(date) ?? reason })),
  }
}
