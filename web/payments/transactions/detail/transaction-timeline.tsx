import { formatTime } from '../../values/ist.ts'
import { formatRupees } from '../../values/rupees.ts'
import { humanize } from '../../values/status.tsx'
import type { Transaction } from '../transactions.ts'
import './transaction-timeline.css'

const eventLabels: Record<string, { text: string; tone?: string }> = {
  created: { text: 'Customer started to pay' },
  pending: { text: 'Waiting for the bank', tone: 'warning' },
  succeeded: { text: 'Payment captured', tone: 'success' },
  failed: { text: 'Payment failed', tone: 'danger' },
  refund_requested: { text: 'Refund requested', tone: 'warning' },
  refund_processed: { text: 'Refund processed', tone: 'success' },
  refund_failed: { text: 'Refund failed', tone: 'danger' },
  settled: { text: 'Settled', tone: 'success' },
}

/** The events of a transaction, newest first. */
export function TransactionTimeline({ events }: { events: Transaction['events'] }) {
  return (
    <>
      <h3>Timeline</h3>
      <ol className="timeline" reversed>
        {events.toReversed().map(({ type, at, amount }) => {
          const { text, tone } = (Object.hasOwn(eventLabels, type) && eventLabels[type]) || {
            text: humanize(type),
          }
          return (
            <li key={`${type} ${at} ${amount}`} data-tone={tone}>
              <span>{text}</span>
              {amount !== undefined && <span className="money">{formatRupees(amount)}</span>}
              <small>{formatTime(at)}</small>
            </li>
          )
        })}
      </ol>
    </>
  )
}
