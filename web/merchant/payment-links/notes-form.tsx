import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { ButtonRow } from '../../ui/app/button-row.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import { draftOf, valuesIn } from '../dialogs/drafts.ts'
import { FormError } from '../dialogs/form-parts.tsx'
import { NoteFields } from './form/note-fields.tsx'
import { areSameNotes, noteField, notesOf, noteValues, rowsIn, rowsOf } from './notes.ts'
import { withNotes } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'
import { isOutdated, paymentLinksQuery, updatePaymentLink } from './payment-links.ts'

type NotesFormProps = { link: PaymentLink; onClose: () => void }

export function NotesForm({ link, onClose }: NotesFormProps) {
  const client = useQueryClient()
  const draft = draftOf(`notes/${link.id}`)
  const [start] = useState(() => (draft.values.before === undefined ? valuesOf(link) : draft.values))
  const [repeated, setRepeated] = useState<string>()
  const { mutate, error, isPending } = useSend(updatePaymentLink)

  function leave() {
    draft.discard()
    onClose()
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = notesOf(rowsIn(valuesIn(event.currentTarget)))
    setRepeated('repeated' in read ? read.repeated : undefined)
    if ('repeated' in read) return
    const onError = (rejection: Error) =>
      isOutdated(rejection) && void client.invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
    mutate({ before: link, link: withNotes(link, read.notes) }, { onSuccess: leave, onError })
  }

  return (
    <form className="grid justify-items-start gap-3" noValidate onSubmit={save} {...draft.keep}>
      <input type="hidden" name="before" value={start.before} />
      {!areSameNotes(JSON.parse(start.before ?? '{}'), link.notes) && (
        <Note
          className="mb-4"
          tone="warning"
        >{`These notes were changed elsewhere while you were editing them: ${listed(link.notes)} Saving replaces them.`}</Note>
      )}
      <NoteFields start={start} error={error} repeated={repeated} />
      <FormError error={error} messages={updatePaymentLink.meta} />
      <ButtonRow>
        <SendButton type="submit" size="sm" busy={isPending}>
          Save notes
        </SendButton>
        <Button variant="secondary" size="sm" onClick={leave}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  )
}

/** Of the fields, and which notes the edit began with: a kept draft remembers them. */
const valuesOf = ({ notes = {} }: PaymentLink): Record<string, string> => ({
  [noteField(0, 'name')]: '',
  ...noteValues(notes),
  before: JSON.stringify(notes),
})

const listed = (notes: PaymentLink['notes']) => {
  const rows = rowsOf(notes)
  return rows.length > 0
    ? `${rows.map(({ name, note }) => `${name}: ${note}`).join(', ')}.`
    : 'none are left.'
}
