import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Button } from '../../ui/button.tsx'

type NoSuchRowProps = { name: string; where?: string; onClose: () => void }

/** In a drawer with an address of nothing, such as that of a deleted link. */
export const NoSuchRow = ({ name, where = 'in this account', onClose }: NoSuchRowProps) => (
  <EmptyState
    title={`No such ${name} ${where}`}
    action={
      <Button variant="secondary" size="sm" onClick={onClose}>
        Back to the list
      </Button>
    }
  >
    It may have been deleted, or the address may be incomplete.
  </EmptyState>
)
