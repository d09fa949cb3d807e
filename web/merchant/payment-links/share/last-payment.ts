import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { isList, unwrap } from '../../../api/errors.ts'
import { capturedStatuses } from '../../format/captured.ts'
import { dayOf, formatClock, formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { PaymentLink } from '../payment-links.ts'

/** The latest captured payment of a link; none of an unpaid one. Read again when another part is paid. */
export const lastPaymentQuery = ({ id, amountPaid }: PaymentLink) =>
  queryOptions({
    queryKey: ['last-payment', id, amountPaid],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/payments/transactions', {
          params: {
            query: { paymentLinkId: id, status: capturedStatuses, limit: 1 },
          },
          signal,
        }),
        { transactions: isList },
      ),
    select: ({ transactions: [last] }) =>
      last && { at: last.events.findLast(({ type }) => type === 'succeeded')?.at ?? last.createdAt },
    enabled: amountPaid > 0,
  })

/** `Paid ₹1,250.00 at 14:02 IST`; the time is missing until it is known. */
export function paidSentence(
  { amount, amountPaid }: PaymentLink,
  paidAt: string | undefined,
  now = Date.now(),
): string {
  const part = amountPaid < amount ? ` of ${formatRupees(amount)}` : ''
  const paid = `Paid ${formatRupees(amountPaid)}${part}`
  if (paidAt === undefined) return paid
  const isToday = dayOf(paidAt) === dayOf(now)
  return isToday ? `${paid} at ${formatClock(paidAt)}` : `${paid}, ${formatTime(paidAt)}`
}
