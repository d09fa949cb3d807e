import { Button } from '../../../ui/button.tsx'
import { moveFocusOnRemoval } from '../../undo/move-focus-on-removal.ts'
import type { PaymentLink } from '../payment-links.ts'
import { deleteNow, forget } from './deletions.ts'

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
