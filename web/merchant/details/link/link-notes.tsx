import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { allowsLinkAction } from '../../../api/link-actions.ts'
import { can } from '../../../api/permissions.ts'
import { session } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { draftOf } from '../../dialogs/drafts.ts'
import { Fact } from '../../format/facts.tsx'
import { rowsOf } from '../../payment-links/notes.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { NotesForm } from './notes-form.tsx'

/** The merchant's own fields, shown or being edited. */
export function LinkNotes({ link }: { link: PaymentLink }) {
  const { user } = useSnapshot(session)
  const [isEdited, setEdited] = useState(() => draftOf(`notes/${link.id}`).values.rows !== undefined)
  const rows = rowsOf(link.notes)
  const mayEdit = can(user, 'updatePaymentLink') && allowsLinkAction(link, 'edit')
  if (rows.length === 0 && !mayEdit) return null
  return (
    <section className="link-part" aria-label="Notes">
      <div className="link-part-head">
        <h3>Notes</h3>
        {mayEdit && !isEdited && (
          <Button variant="quiet" size="sm" onClick={() => setEdited(true)}>
            {rows.length > 0 ? 'Edit notes' : 'Add a note'}
          </Button>
        )}
      </div>
      {mayEdit && isEdited ? (
        <NotesForm link={link} onClose={() => setEdited(false)} />
      ) : (
        rows.length > 0 && (
          <dl className="facts">
            {rows.map(({ name, note }) => (
              <Fact key={name} name={name}>
                {note}
              </Fact>
            ))}
          </dl>
        )
      )}
    </section>
  )
}
