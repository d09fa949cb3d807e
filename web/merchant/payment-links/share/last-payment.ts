import { queryOptions } from '@tanstack/react-query'
import type { operations } from '#contract'
import { api } from '../../../api/client.ts'
import { unwrap } from '../../../api/errors.ts'
import { isList } from '../../../api/shape.ts'
import { capturedStatuses } from '../../format/captured.ts'
import { dayOf, formatClock, formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { refundedPartOf } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'

/** The latest captured payment of a link; none of an unpaid one. Read again when another part is paid. */
export const lastPaymentQuery = ({ id, amountPaid }: PaymentLink) =>
  queryOptions({
    queryKey: ['last-payment', id, amountPaid],
    queryFn: ({ signal }) => fetchLast({ paymentLinkId: id }, signal),
    select: ({ transactions: [last] }) =>
      last && { at: last.events.findLast(({ type }) => type === 'succeeded')?.at ?? last.createdAt },
    enabled: amountPaid > 0,
  })

type Test = { amount: number; at: string }

/** The latest test payment of a link, which leaves the link as it is. */
export const lastTestQuery = ({ id }: PaymentLink) =>
  queryOptions({
    queryKey: ['test-payments', id],
    queryFn: ({ signal }) => fetchLast({ paymentLinkId: id, mode: 'test' }, signal),
    select: ({ transactions: [last] }): Test | null =>
      last ? { amount: last.amount, at: last.createdAt } : null,
  })

const fetchLast = (filters: { paymentLinkId: string; mode?: 'test' }, signal: AbortSignal) =>
  fetchPayments({ ...filters, status: capturedStatuses, limit: 1 }, signal)

type PaymentQuery = NonNullable<operations['listTransactions']['parameters']['query']>

export const fetchPayments = (query: PaymentQuery, signal: AbortSignal) =>
  unwrap(api.GET('/payments/transactions', { params: { query }, signal }), { transactions: isList })

export const testPaidSentence = ({ amount, at }: Test, now = Date.now()): string =>
  `Test payment of ${formatRupees(amount)}${whenPaid(at, now)}. No money moved.`

/** `Paid ₹1,250.00 at 14:02 IST; ₹250.00 of it was refunded`; the time is missing until it is known. */
export function paidSentence(link: PaymentLink, paidAt: string | undefined, now = Date.now()): string {
  const { amount, amountPaid } = link
  const whole = amountPaid < amount ? ` of ${formatRupees(amount)}` : ''
  const time = paidAt === undefined ? '' : whenPaid(paidAt, now)
  const refunded = refundedPartOf(link)
  return `Paid ${formatRupees(amountPaid)}${whole}${time}${refunded && `; ${refunded}`}`
}

const whenPaid = (at: string, now: number) =>
  dayOf(at) === dayOf(now) ? ` at ${formatClock(at)}` : `, ${formatTime(at)}`
