import { Button } from '../../ui/button.tsx'
import { focusHere } from '../dialogs/form-parts.tsx'
import { formatCount } from '../format/count.ts'
import { EmptyState } from '../screen/query-states.tsx'
import type { Loaded } from './read-books.ts'

/** How much of the period's payments has been read. */
export function Reading({ loaded, total, onCancel }: Loaded & { onCancel: () => void }) {
  return (
    <div className="sheet books-reading">
      <p id="books-reading">
        {total === 0
          ? 'Reading the payments of the period…'
          : `${formatCount(loaded)} of ${formatCount(total)} payments read`}
      </p>
      <progress aria-labelledby="books-reading" max={total || 1} value={loaded} />
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Stop reading
      </Button>
    </div>
  )
}

/** Part of the payments would not add up to the settlements, and so nothing is shown of them. */
export function Stopped({ loaded, total, onRead }: Loaded & { onRead: () => void }) {
  return (
    <div className="sheet">
      <EmptyState
        title="Reading was stopped"
        action={
          <Button ref={focusHere} variant="secondary" size="sm" onClick={onRead}>
            Continue
          </Button>
        }
      >
        {`${formatCount(loaded)} of ${formatCount(total)} payments were read. The books are shown once they are complete.`}
      </EmptyState>
    </div>
  )
}
