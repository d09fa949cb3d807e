import { useSnapshot } from 'valtio'
import { can } from '../../../api/permissions.ts'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { newLinkFor } from './new-link-state.ts'

/** Opens the form of a new link with the customer, and perhaps the amount, filled in. */
export function NewLinkFor(prefill: Parameters<typeof newLinkFor>[0]) {
  const { user } = useSnapshot(session)
  return (
    can(user, 'createPaymentLink') && (
      <LinkButton variant="secondary" size="sm" to={paths.newLink} state={newLinkFor(prefill)}>
        Create a link for this customer
      </LinkButton>
    )
  )
}
