import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { fieldError } from '../../../api/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { noteField, noteIndices } from '../notes.ts'
import './note-fields.css'

export const MOST_NOTES = 15

type NoteFieldsProps = {
  /** Of the whole form, by name. */
  start: Record<string, string>
  error: Error | null
  /** A name that two notes share. */
  repeated: string | undefined
}

/** Notes for oneself on a new link: none, until they are asked for. */
export function NoteFields({ start, error, repeated }: NoteFieldsProps) {
  const [indices, setIndices] = useState(() => noteIndices(start))
  const [names, setNames] = useState<Record<number, string>>({})
  const nameOf = (index: number) => (names[index] ?? start[noteField(index, 'name')] ?? '').trim()

  return (
    <fieldset className="note-fields">
      <legend>Notes (optional)</legend>
      {indices.map((index) => (
        <div key={index} className="notes-row">
          <TextField
            label="Name"
            name={noteField(index, 'name')}
            defaultValue={start[noteField(index, 'name')]}
            maxLength={40}
            autoComplete="off"
            error={nameError(nameOf(index), error, repeated)}
            onChange={({ currentTarget }) => setNames({ ...names, [index]: currentTarget.value })}
          />
          <TextField
            label="Note"
            name={noteField(index, 'note')}
            defaultValue={start[noteField(index, 'note')]}
            maxLength={256}
            autoComplete="off"
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove note ${nameOf(index) || index + 1}`}
            onClick={() => setIndices(indices.filter((each) => each !== index))}
          >
            <X aria-hidden size={16} />
          </button>
        </div>
      ))}
      {indices.length < MOST_NOTES && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setIndices([...indices, (indices.at(-1) ?? -1) + 1])}
        >
          <Plus aria-hidden size={16} />
          <span>{indices.length === 0 ? 'Add a note' : 'Another note'}</span>
        </Button>
      )}
    </fieldset>
  )
}

/** The only rules that can be broken are those of names: lengths are limited by the fields. */
export function nameError(name: string, error: Error | null, repeated: string | undefined) {
  if (name === repeated) return `There are two notes named ${name}. Give each a name of its own.`
  return fieldError(error, `notes.${name}`) === undefined
    ? undefined
    : 'Begin the name with a letter, and use only letters, digits, spaces and _.'
}
