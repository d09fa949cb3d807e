import type { components } from '#contract'
import { cached, closedFor, HOUR, indianDay, iso, later, startOf } from '../data/calendar.ts'
import type { Payment, StoredRefund } from '../data/store.ts'
import { REFUND_WINDOW_MS, referenceValue } from './transactions.ts'

type Schemas = components['schemas']
type Refund = Schemas['Refund']
type Settlement = Schemas['Settlement']
type Stats = Schemas['Stats']
type Counts = { succeeded: number; failed: number }

const WORKING_DAYS_TO_DECIDE = 5
const WORKING_DAYS_EXPECTED = 7

const workingDays = cached((text: string) => {
  const [day = '', count] = text.split(' ')
  let date = day
  for (let left = Number(count); left > 0; ) {
    date = later(date, 1)
    if (closedFor(date) === undefined) left--
  }
  return date
})
const workingDaysLater = (day: string, count: number) => workingDays(`${day} ${count}`)

const decidedAt = (createdAt: number) =>
  startOf(workingDaysLater(indianDay(createdAt), WORKING_DAYS_TO_DECIDE)) + 11 * HOUR

const due = cached((capturedOn: string): Pick<Settlement, 'dueOn' | 'skippedDays' | 'dueReason'> => {
  const dueOn = workingDaysLater(capturedOn, 1)
  const skippedDays: Settlement['skippedDays'] = []
  for (let date = later(capturedOn, 1); date < dueOn; date = later(date, 1))
    skippedDays.push({ date, reason: closedFor(date) ?? '' })
  return {
    dueOn,
    skippedDays,
    dueReason: `The first day on which banks work, ${skippedDays.length} later than the next.`,
  }
})

export const refundRules = {
  tax: (fee: number) => Math.floor((fee * 18 + 50) / 100),
  expectedBy: (day: string) => workingDaysLater(day, WORKING_DAYS_EXPECTED),
  refundDecidedAt: decidedAt,
  refundStatusAt: ({ createdAt, fails }: StoredRefund, now: number): Refund['status'] => {
    if (decidedAt(createdAt) > now) return 'pending'
    return fails ? 'failed' : 'processed'
  },
  reference: (method: Payment['method'], status: Refund['status'], id: string): Refund['reference'] => {
    const type = method === 'card' ? 'arn' : 'rrn'
    if (status === 'pending') return { type, status }
    if (status === 'failed') return { type, status: 'unavailable' }
    return { type, status: 'available', value: referenceValue(id, method) }
  },
  maskedVpa: (vpa: string) => vpa.replace(/^(.{2}).*@/, '$1•••@'),
  refundableUntil: (decidedAt: number): Pick<Schemas['Transaction'], 'refundableUntil'> => ({
    refundableUntil: iso(decidedAt + REFUND_WINDOW_MS),
  }),
}

export const settlementRules = {
  due,
  /** Unless the bank had refused it by the end of that day. */
  isDeducted: ({ createdAt, fails }: Pick<StoredRefund, 'createdAt' | 'fails'>, day: string) =>
    indianDay(createdAt) <= day && !(fails && decidedAt(createdAt) < startOf(later(day, 1))),
  /** The first refund that does not fit waits, and so do all later ones. */
  deducted: (waiting: { id: string; amount: number }[], left: number) => {
    let sum = 0
    const firstTooMany = waiting.findIndex(({ amount }) => {
      sum += amount
      return sum > left
    })
    return firstTooMany < 0 ? waiting : waiting.slice(0, firstTooMany)
  },
  paid: (utr: string, processedAt: string): Pick<Settlement, 'utr' | 'processedAt'> => ({ utr, processedAt }),
}

export const statsRules = {
  countedPayments: (payments: Payment[]) => payments.filter(({ isTest }) => !isTest),
  rate: ({ succeeded, failed }: Counts): number | undefined =>
    succeeded + failed === 0 ? undefined : Math.round((succeeded / (succeeded + failed)) * 10_000) / 100,
  stats: (stats: Stats): object => stats,
}
