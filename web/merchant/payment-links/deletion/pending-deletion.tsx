import { Button } from '../../../ui/button.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { moveFocusOnRemoval } from '../../undo/move-focus-on-removal.ts'
import type { Pending } from '../../undo/pending-row.tsx'
import { PendingRow } from '../../undo/pending-row.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { deleteNow, forget, undo } from './deletions.ts'

type PendingDeletionProps = { link: PaymentLink; deletion: Pending; columns: number }

/** Replaces the row of a link from pressing Delete until the server has responded. */
export const PendingDeletion = ({ link, deletion, columns }: PendingDeletionProps) => (
  <PendingRow
    change={deletion}
    columns={columns}
    title={`Deleting “${link.title}” (${formatRupees(link.amount)})…`}
    note="The link stops working everywhere, including where you have shared it."
    nowLabel="Delete now"
    onNow={() => deleteNow(link.id)}
    onUndo={() => undo(link)}
  />
)

/** In the row of a link that the server did not delete: the reason, and the options. */
export function DeletionFailure({ link, message }: { link: PaymentLink; message: string }) {
  return (
    // Above the link that covers the row, so that the buttons can be pressed.
    <div
      className="relative z-1 mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-normal pb-2 font-normal"
      ref={moveFocusOnRemoval}
    >
      <p className="wrap-anywhere basis-full font-medium text-danger text-xs/body">{`Couldn't delete: ${message}`}</p>
      <Button
        variant="secondary"
        size="xs"
        data-focus-target
        aria-label={`Retry deleting ${link.title}`}
        onClick={() => deleteNow(link.id)}
      >
        Retry
      </Button>
      <Button
        variant="quiet"
        size="xs"
        aria-label={`Dismiss: ${link.title} was not deleted`}
        onClick={() => forget(link.id)}
      >
        Dismiss
      </Button>
    </div>
  )
}
