import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatRupees } from '../../format/rupees.ts'
import type { PaymentLink } from '../payment-links.ts'
import type { Deletion } from './deletions.ts'
import { deleteNow, forget, UNDO_MS, undo } from './deletions.ts'
import { moveFocusOnRemoval } from './move-focus-on-removal.ts'
import './deletion.css'

type Pending = Exclude<Deletion, { step: 'failed' }>

/** Replaces a row, across all its columns, from pressing Delete until the server has responded. */
export function PendingDeletion({
  link,
  deletion,
  columns,
}: {
  link: PaymentLink
  deletion: Pending
  columns: number
}) {
  const isSent = deletion.step === 'sending'
  return (
    <td colSpan={columns} className="deleting" ref={moveFocusOnRemoval}>
      <div>
        <p>
          <b>{`Deleting “${link.title}” (${formatRupees(link.amount)})…`}</b>
          <small>The link stops working everywhere, including where you have shared it.</small>
        </p>
        <div className="deleting-actions">
          {deletion.step === 'waiting' && <Countdown due={deletion.due} />}
          <Button variant="quiet" size="sm" busy={isSent} onClick={() => deleteNow(link.id)}>
            Delete now
          </Button>
          {/* Last: it takes the place of the Delete that was pressed, so that a slow second click does no harm. */}
          <Button variant="secondary" size="sm" busy={isSent} data-focus-target onClick={() => undo(link)}>
            Undo
          </Button>
        </div>
      </div>
    </td>
  )
}

function Countdown({ due }: { due: number }) {
  const left = useSecondsLeft(due)
  // The countdown started when Delete was pressed, though it may be rendered later.
  const [begunAgo] = useState(() => Date.now() - (due - UNDO_MS))
  return (
    <>
      <span className="muted">{left === 1 ? '1 second left' : `${left} seconds left`}</span>
      <i className="deleting-time" style={{ animationDelay: `${-begunAgo}ms` }} />
    </>
  )
}

const POLL_INTERVAL_MS = 200

/** Whole seconds until `due`, counting a started one. */
function useSecondsLeft(due: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((due - now) / 1000))
}

/** In the row of a link that the server did not delete: the reason, and the options. */
export function DeletionFailure({ link, message }: { link: PaymentLink; message: string }) {
  return (
    <div className="not-deleted" ref={moveFocusOnRemoval}>
      <p>{`Couldn't delete: ${message}`}</p>
      <Button
        variant="secondary"
        size="sm"
        data-focus-target
        aria-label={`Retry deleting ${link.title}`}
        onClick={() => deleteNow(link.id)}
      >
        Retry
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Dismiss: ${link.title} was not deleted`}
        onClick={() => forget(link.id)}
      >
        Dismiss
      </Button>
    </div>
  )
}
