import { formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { humanize } from '../../format/status.tsx'
import type { Transaction } from '../../transactions/transactions.ts'
import './transaction-detail.css'

type Event = Transaction['events'][number]

const eventLabels: Record<string, { text: string; tone?: string }> = {
  created: { text: 'Customer started to pay' },
  pending: { text: 'Waiting for the bank', tone: 'warning' },
  succeeded: { text: 'Payment captured', tone: 'success' },
  failed: { text: 'Payment failed', tone: 'danger' },
  refund_requested: { text: 'Refund requested', tone: 'warning' },
  refund_processed: { text: 'Refund sent to the customer', tone: 'success' },
  refund_failed: { text: 'Refund failed', tone: 'danger' },
  settled: { text: 'Settled to your bank', tone: 'success' },
}

/** The events of a transaction with their causes, newest first. */
export function TransactionTimeline({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <h3>Timeline</h3>
      <ol className="timeline" reversed>
        {numberedEvents(transaction).map(({ event, number }) => {
          const { type, at, amount } = event
          const { text, tone } = (Object.hasOwn(eventLabels, type) && eventLabels[type]) || {
            text: humanize(type),
          }
          const cause = causeOf(event, transaction)
          return (
            <li key={number} data-tone={tone}>
              <span>{text}</span>
              {amount !== undefined && <span className="money">{formatRupees(amount)}</span>}
              {cause && <span className="cause">{cause}</span>}
              <small>{formatTime(at)}</small>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Newest first, numbered from the oldest: two refunds may be alike. */
const numberedEvents = ({ events }: Transaction) =>
  events.map((event, number) => ({ event, number })).toReversed()

/** Why it happened, if that is known. */
function causeOf({ type, at, amount }: Event, { failure, refunds, rrn }: Transaction): string | undefined {
  if (type === 'failed') return failure?.reason
  if (type === 'succeeded') return rrn && `The customer's bank confirmed it with RRN ${rrn}.`
  if (type !== 'refund_requested') return undefined
  return refunds.find((refund) => refund.createdAt === at && refund.amount === amount)?.reason
}
