import type { PaymentLink } from './payment-links.ts'

type Notes = NonNullable<PaymentLink['notes']>

/** One line of the form. */
export type NoteRow = { name: string; note: string }

export const rowsOf = (notes: PaymentLink['notes']): NoteRow[] =>
  Object.entries(notes ?? {}).map(([name, note]) => ({ name, note }))

/** The rows as the contract's notes, or the name that two rows share. Empty rows count for nothing. */
export function notesOf(rows: readonly NoteRow[]): { notes: Notes } | { repeated: string } {
  const notes = new Map<string, string>()
  for (const { name, note } of rows) {
    const key = name.trim()
    if (key === '' && note.trim() === '') continue
    if (notes.has(key)) return { repeated: key }
    notes.set(key, note.trim())
  }
  return { notes: Object.fromEntries(notes) }
}

/** A field of the form is `notes.0.name` or `notes.0.note`. */
export const noteField = (index: number, part: keyof NoteRow) => `notes.${index}.${part}`

/** The numbers of the rows that a form has fields for. */
export function noteIndices(values: Record<string, string>): number[] {
  const numbers = Object.keys(values).map((name) => /^notes\.(\d+)\.name$/.exec(name)?.[1])
  return numbers.flatMap((number) => (number === undefined ? [] : Number(number)))
}

export const rowsIn = (values: Record<string, string>): NoteRow[] =>
  noteIndices(values).map((index) => ({
    name: values[noteField(index, 'name')] ?? '',
    note: values[noteField(index, 'note')] ?? '',
  }))

/** The values of the fields for these notes. */
export const noteValues = (notes: PaymentLink['notes']): Record<string, string> =>
  Object.fromEntries(
    rowsOf(notes).flatMap(({ name, note }, index) => [
      [noteField(index, 'name'), name],
      [noteField(index, 'note'), note],
    ]),
  )

/** Whether both say the same, in whatever order. */
export function areSameNotes(one: PaymentLink['notes'], other: PaymentLink['notes']): boolean {
  const [a, b] = [one, other].map((notes) => JSON.stringify(rowsOf(notes).map(pair).toSorted()))
  return a === b
}

const pair = ({ name, note }: NoteRow) => JSON.stringify([name, note])
