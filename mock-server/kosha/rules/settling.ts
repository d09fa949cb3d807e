import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import { istAt, shortDay } from '../../engine/time/ist.ts'
import { nextWorkingDay } from './working-days.ts'

type Settlement = components['schemas']['Settlement']
type Transaction = components['schemas']['Transaction']
type Adjustment = components['schemas']['Adjustment']
/** The number of some captured payments, and their sums in paise. */
type Captured = { count: number; gross: number; fee: number; tax: number }
/** Amount in paise. */
type WaitingRefund = { refundId: string; amount: number }

/** The contract's `maxItems`: the others wait for the next settlement. */
export const MAX_ADJUSTMENTS = 10_000

/**
 * The settlement of one Indian day's captured payments, of refused refunds and of returned transfers, due on the next
 * working day (T+1), and the ids of the refunds that it deducts. Amounts in paise: net = gross − refunds − fee − tax +
 * adjustments, and never below zero. Refunds are deducted whole, in the order given (oldest first); the first that does
 * not fit is postponed together with all later ones.
 */
export function settle({
  id,
  merchantId,
  merchantName,
  capturedOn,
  captured,
  refundsWaiting,
  adjustments: adjustmentsWaiting,
  now,
}: {
  id: string
  merchantId: string
  merchantName: string
  capturedOn: string
  captured: Captured
  refundsWaiting: readonly WaitingRefund[]
  adjustments: readonly Adjustment[]
  now: number
}): { settlement: Settlement; taken: string[] } {
  const { count, gross, fee, tax } = captured
  const adjustments = adjustmentsWaiting.slice(0, MAX_ADJUSTMENTS)
  const credit = gross - fee - tax + sumOf(adjustments)
  const { refunds, taken } = deduct(refundsWaiting, credit)
  const { day: dueOn, skipped: skippedDays } = nextWorkingDay(capturedOn)
  const settlement: Settlement = {
    id,
    merchantId,
    merchantName,
    status: 'scheduled',
    gross,
    refunds,
    fee,
    tax,
    adjustments,
    net: credit - refunds,
    transactionCount: count,
    capturedOn,
    dueOn,
    dueReason: dueReason(skippedDays),
    skippedDays,
    createdAt: timestamp(now),
  }
  return { settlement, taken }
}

/** In paise. */
export const sumOf = (adjustments: readonly Adjustment[] = []): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)

/** The sums of captured payments. */
export function capturedIn(payments: readonly Pick<Transaction, 'amount' | 'fee' | 'tax'>[]): Captured {
  const sums = { count: payments.length, gross: 0, fee: 0, tax: 0 }
  for (const { amount, fee, tax } of payments) {
    sums.gross += amount
    sums.fee += fee
    sums.tax += tax
  }
  return sums
}

/** When a scheduled settlement starts processing: 09:00 IST on its due day, in epoch milliseconds. */
export const processingAt = ({ dueOn }: Pick<Settlement, 'dueOn'>) => istAt(dueOn, 9)

/** When its transfer is sent: 11:00 IST on its due day, in epoch milliseconds. */
export const processedAt = ({ dueOn }: Pick<Settlement, 'dueOn'>) => istAt(dueOn, 11)

function deduct(waiting: readonly WaitingRefund[], most: number) {
  const taken: string[] = []
  let refunds = 0
  for (const { refundId, amount } of waiting) {
    if (refunds + amount > most) break
    refunds += amount
    taken.push(refundId)
  }
  return { refunds, taken }
}

export function dueReason(skipped: Settlement['skippedDays']) {
  if (skipped.length === 0) return 'The next working day.'
  return `The next working day. Banks are closed on ${skipped.map(({ date, reason }) => `${reason}, ${shortDay(date)}`).join(', and on ')}.`
}
