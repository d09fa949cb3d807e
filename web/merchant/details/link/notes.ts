import type { PaymentLink } from '../../payment-links/payment-links.ts'

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

/** Whether both say the same, in whatever order. */
export function areSameNotes(one: PaymentLink['notes'], other: PaymentLink['notes']): boolean {
  const [a, b] = [one, other].map((notes) => JSON.stringify(rowsOf(notes).map(pair).toSorted()))
  return a === b
}

const pair = ({ name, note }: NoteRow) => JSON.stringify([name, note])
