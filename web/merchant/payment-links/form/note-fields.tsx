import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { noteField, noteIndices } from '../notes.ts'

const MOST_NOTES = 15

// Most links have no notes.
const NoteRow = lazyPart(
  () => import('./note-row.tsx'),
  (m) => m.NoteRow,
)

type NoteFieldsProps = {
  /** Of the whole form, by name. */
  start: Record<string, string>
  error: Error | null
  /** A name that two notes share. */
  repeated: string | undefined
}

/** The merchant's own notes on a link: those of `start`, and any that are added. */
export function NoteFields({ start, error, repeated }: NoteFieldsProps) {
  const [indices, setIndices] = useState(() => noteIndices(start))
  const [names, setNames] = useState<Record<number, string>>({})
  const nameOf = (index: number) => (names[index] ?? start[noteField(index, 'name')] ?? '').trim()

  return (
    <>
      <Suspense>
        {indices.map((index) => (
          <NoteRow
            key={index}
            index={index}
            start={start}
            name={nameOf(index)}
            error={error}
            repeated={repeated}
            onRename={(name) => setNames({ ...names, [index]: name })}
            onRemove={() => setIndices(indices.filter((each) => each !== index))}
          />
        ))}
      </Suspense>
      {indices.length < MOST_NOTES && (
        <Button
          variant="quiet"
          size="sm"
          // Its text, not its padding, is in line with the fields.
          className="-ms-3.5"
          onClick={() => setIndices([...indices, (indices.at(-1) ?? -1) + 1])}
        >
          <Plus aria-hidden size={16} />
          <span>{indices.length === 0 ? 'Add a note' : 'Another note'}</span>
        </Button>
      )}
    </>
  )
}
