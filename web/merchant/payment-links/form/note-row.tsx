import { X } from 'lucide-react'
import { fieldError } from '../../../api/errors.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { noteField } from '../notes.ts'

type NoteRowProps = {
  index: number
  /** Of the whole form, by name. */
  start: Record<string, string>
  name: string
  error: Error | null
  /** A name that two notes share. */
  repeated: string | undefined
  onRename: (name: string) => void
  onRemove: () => void
}

export const NoteRow = ({ index, start, name, error, repeated, onRename, onRemove }: NoteRowProps) => (
  <div className="grid w-full grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2">
    <TextField
      label="Name"
      name={noteField(index, 'name')}
      defaultValue={start[noteField(index, 'name')]}
      maxLength={40}
      autoComplete="off"
      error={nameError(name, error, repeated)}
      onChange={({ currentTarget }) => onRename(currentTarget.value)}
    />
    <TextField
      label="Note"
      name={noteField(index, 'note')}
      defaultValue={start[noteField(index, 'note')]}
      maxLength={256}
      autoComplete="off"
    />
    <IconButton label={`Remove note ${name || index + 1}`} icon={X} className="mt-6.5" onClick={onRemove} />
  </div>
)

/** The only rules that can be broken are those of names: lengths are limited by the fields. */
function nameError(name: string, error: Error | null, repeated: string | undefined) {
  if (name === repeated) return `Two notes are named ${name}. Use a different name for each.`
  return fieldError(error, `notes.${name}`) === undefined
    ? undefined
    : 'Begin the name with a letter, and use only letters, digits, spaces and _.'
}
