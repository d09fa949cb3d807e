import { expect, test } from 'vitest'
import { notesText, readNotes } from './notes.ts'

test('notes become lines and lines the same notes', () => {
  const notes = { colour: 'indigo: dark', Room_2: '', address: '4 Mill Road\nPune' }
  expect(readNotes(notesText(notes))).toEqual({ notes })
})

test('empty lines count for nothing, and space around a name or a note is cut', () => {
  expect(readNotes('\n colour :  indigo \r\n\nsize:XL\n')).toEqual({
    notes: { colour: 'indigo', size: 'XL' },
  })
  expect(readNotes(' ')).toEqual({ notes: {} })
})

test.each([
  ['indigo', 'Write a name and a colon in front of “indigo”.'],
  [': indigo', 'Write a name and a colon in front of “: indigo”.'],
  ['colour: indigo\ncolour : red', 'Two notes are named colour. Use a different name for each.'],
])('%j is rejected with a reason', (text, problem) => {
  expect(readNotes(text)).toEqual({ problem })
})
