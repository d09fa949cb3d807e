import { Button } from '../../../ui/button.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { deleteNow, forget } from './deletions.ts'
import { moveFocusOnRemoval } from './move-focus-on-removal.ts'

/** In the row of a link that the server did not delete: the reason, and the options. */
export function DeletionFailure({ link, message }: { link: PaymentLink; message: string }) {
  return (
    <div className="not-deleted" ref={moveFocusOnRemoval}>
      <p>Couldn't delete: {message}</p>
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
