import type { PaymentLink } from './payment-links.ts'

type Notes = NonNullable<PaymentLink['notes']>

/** `colour: indigo`, one note per line. Further lines of a note are indented by two spaces. */
export const notesText = (notes: Notes = {}) =>
  Object.entries(notes)
    .map(([name, note]) => `${name}: ${note.replaceAll('\n', '\n  ')}`)
    .join('\n')

/** The notes of such a text, or why it has none. */
export function readNotes(text: string): { notes: Notes } | { problem: string } {
  const notes = new Map<string, string>()
  for (const line of text.trim().split(/\n(?! {2})/)) {
    const [before = '', ...note] = line.split(':')
    const name = before.trim()
    if (line.trim() === '') continue
    if (name === '' || note.length === 0)
      return { problem: `Write a name and a colon in front of “${line.trim()}”.` }
    if (notes.has(name)) return { problem: `Two notes are named ${name}. Use a different name for each.` }
    notes.set(
      name,
      note
        .join(':')
        .trim()
        .replaceAll(/\s*\n\s*/g, '\n'),
    )
  }
  return { notes: Object.fromEntries(notes) }
}
