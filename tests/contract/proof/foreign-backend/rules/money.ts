import type { components } from '#contract'
import { cached, closedFor, indianDay, later, startOf, workingDaysLater } from '../data/calendar.ts'
import type { Payment, StoredRefund } from '../data/store.ts'
import { referenceValue, refundDecidedAt } from './transactions.ts'

type Schemas = components['schemas']
type Refund = Schemas['Refund']
type Settlement = Schemas['Settlement']

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

/** Unless the bank had refused it by the end of that day. */
export const isDeducted = ({ createdAt, fails }: Pick<StoredRefund, 'createdAt' | 'fails'>, day: string) =>
  indianDay(createdAt) <= day && !(fails && refundDecidedAt(createdAt) < startOf(later(day, 1)))

/** The first refund that does not fit waits, and so do all later ones. */
export function deductedFrom(left: number, waiting: { id: string; amount: number }[]) {
  let sum = 0
  const firstTooMany = waiting.findIndex(({ amount }) => {
    sum += amount
    return sum > left
  })
  return firstTooMany < 0 ? waiting : waiting.slice(0, firstTooMany)
}

export const moneyRules = {
  due,
  reference: (method: Payment['method'], status: Refund['status'], id: string): Refund['reference'] => {
    const type = method === 'card' ? 'arn' : 'rrn'
    if (status === 'pending') return { type, status }
    if (status === 'failed') return { type, status: 'unavailable' }
    return { type, status: 'available', value: referenceValue(id, method) }
  },
  maskedVpa: (vpa: string) => vpa.replace(/^(.{2}).*@/, '$1•••@'),
  rate: ({ succeeded, failed }: { succeeded: number; failed: number }): number | undefined =>
    succeeded + failed === 0 ? undefined : Math.round((succeeded / (succeeded + failed)) * 10_000) / 100,
  stats: (stats: Schemas['Stats']): object => stats,
}
