import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { Note } from '../../../ui/app/note.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { useStoredText } from '../../../ui/use-stored-text.ts'
import { formatRupees } from '../../format/rupees.ts'
import { readAttempt, storageKey } from '../../outbox/attempts.ts'
import { CREATE_LINK, isNewPaymentLink } from './create-link-flow.ts'

/** A new link whose creation is unconfirmed. */
export function UnresolvedLink() {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const unresolved = readAttempt(useStoredText(storageKey(user?.id, CREATE_LINK)), isNewPaymentLink)
  if (!unresolved) return null
  const { title, amount } = unresolved.body
  return (
    <Note className="mb-4" tone="warning">
      <p>{`We cannot tell yet whether the payment link “${title}” (${formatRupees(amount)}) was created.`}</p>
      <LinkButton variant="secondary" size="sm" to={paths.newLink + search} state={{ inPlace: true }}>
        Resolve payment link
      </LinkButton>
    </Note>
  )
}
