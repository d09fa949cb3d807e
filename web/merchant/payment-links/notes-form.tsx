import { useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { ButtonRow } from '../../ui/app/button-row.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { FormError } from '../dialogs/form-parts.tsx'
import { MOST_NOTES } from './form/note-fields.tsx'
import { nameError } from './form/note-row.tsx'
import type { NoteRow } from './notes.ts'
import { areSameNotes, notesOf, rowsOf } from './notes.ts'
import { withNotes } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'
import { isOutdated, paymentLinksQuery, updatePaymentLink } from './payment-links.ts'

type NotesFormProps = { link: PaymentLink; onClose: () => void }

const blank: NoteRow = { name: '', note: '' }

export function NotesForm({ link, onClose }: NotesFormProps) {
  const client = useQueryClient()
  const draft = draftOf(`notes/${link.id}`)
  const [before] = useState(() => notesBefore(link, draft.values.before))
  const [rows, setRows] = useState(() => startOf(link, draft.values.rows))
  const [repeated, setRepeated] = useState<string>()
  const { mutate, error, isPending } = useSend(updatePaymentLink)

  function change(next: NoteRow[]) {
    draft.set({ before: JSON.stringify(before), rows: JSON.stringify(next) })
    setRows(next)
  }
  const edit = (index: number, part: Partial<NoteRow>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))

  function leave() {
    draft.discard()
    onClose()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const read = notesOf(rows)
    setRepeated('repeated' in read ? read.repeated : undefined)
    if ('repeated' in read) return
    const onError = (rejection: Error) =>
      isOutdated(rejection) && void client.invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
    mutate({ before: link, link: withNotes(link, read.notes) }, { onSuccess: leave, onError })
  }

  return (
    <form className="grid gap-3" noValidate onSubmit={save}>
      {!areSameNotes(before, link.notes) && (
        <Note
          className="mb-4"
          tone="warning"
        >{`These notes were changed elsewhere while you were editing them: ${listed(link.notes)} Saving replaces them.`}</Note>
      )}
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index.
          key={index}
          className="grid w-full grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2"
        >
          <TextField
            label="Name"
            value={row.name}
            maxLength={40}
            autoComplete="off"
            error={nameError(row.name.trim(), error, repeated)}
            onChange={({ currentTarget }) => edit(index, { name: currentTarget.value })}
          />
          <TextField
            label="Note"
            value={row.note}
            maxLength={256}
            autoComplete="off"
            onChange={({ currentTarget }) => edit(index, { note: currentTarget.value })}
          />
          <IconButton
            label={`Remove note ${row.name || index + 1}`}
            icon={X}
            className="mt-6.5"
            onClick={() => change(rows.filter((_row, at) => at !== index))}
          />
        </div>
      ))}
      <FormError error={error} messages={updatePaymentLink.meta} />
      <ButtonRow>
        <SendButton type="submit" size="sm" busy={isPending}>
          Save notes
        </SendButton>
        <Button variant="secondary" size="sm" onClick={leave}>
          Cancel
        </Button>
        {rows.length < MOST_NOTES && (
          <Button variant="quiet" size="sm" onClick={() => change([...rows, blank])}>
            <Plus aria-hidden size={16} />
            Another note
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}

/** The notes that the edit began with, which a kept draft remembers. */
const notesBefore = ({ notes = {} }: PaymentLink, draft: string | undefined): typeof notes =>
  draft === undefined ? notes : JSON.parse(draft)

function startOf({ notes }: PaymentLink, draft: string | undefined): NoteRow[] {
  if (draft !== undefined) return JSON.parse(draft)
  const rows = rowsOf(notes)
  return rows.length > 0 ? rows : [blank]
}

const listed = (notes: PaymentLink['notes']) => {
  const rows = rowsOf(notes)
  return rows.length > 0
    ? `${rows.map(({ name, note }) => `${name}: ${note}`).join(', ')}.`
    : 'none are left.'
}
