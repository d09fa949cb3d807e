import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatRupees } from '../../format/rupees.ts'
import type { PaymentLink } from '../payment-links.ts'
import type { Deletion } from './deletions.ts'
import { deleteNow, UNDO_MS, undo } from './deletions.ts'
import { moveFocusOnRemoval } from './move-focus-on-removal.ts'
import { useSecondsLeft } from './seconds-left.ts'
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
          <b>
            Deleting “{link.title}” ({formatRupees(link.amount)})…
          </b>
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
