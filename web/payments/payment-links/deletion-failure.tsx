import { Button } from '../../ui/button.tsx'
import { deleteNow, forget } from './deletions.ts'
import { handOnFocus } from './pass-focus-on.ts'
import type { PaymentLink } from './payment-links.ts'

/** In the row of a link that the server did not delete: why, and what to do now. */
export function NotDeleted({ link, words }: { link: PaymentLink; words: string }) {
  return (
    <div className="not-deleted" ref={handOnFocus}>
      <p>Couldn't delete: {words}</p>
      <Button
        look="secondary"
        size="sm"
        data-home
        aria-label={`Retry deleting ${link.title}`}
        onClick={() => deleteNow(link.id)}
      >
        Retry
      </Button>
      <Button
        look="quiet"
        size="sm"
        aria-label={`Dismiss: ${link.title} was not deleted`}
        onClick={() => forget(link.id)}
      >
        Dismiss
      </Button>
    </div>
  )
}
