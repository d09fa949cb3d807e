import { expect, test } from 'vitest'
import { areSameNotes, notesOf, noteValues, rowsIn, rowsOf } from './notes.ts'

test('notes become rows and rows the same notes', () => {
  const notes = { colour: 'indigo', Room_2: '' }
  expect(notesOf(rowsOf(notes))).toEqual({ notes })
})

test('empty rows count for nothing, and space around a name or a note is cut', () => {
  const rows = [
    { name: ' colour ', note: ' indigo ' },
    { name: ' ', note: '' },
  ]
  expect(notesOf(rows)).toEqual({ notes: { colour: 'indigo' } })
})

test('a note without a name is kept for the server to reject, not lost', () => {
  expect(notesOf([{ name: '', note: 'indigo' }])).toEqual({ notes: { '': 'indigo' } })
})

test('a name that two rows share is reported', () => {
  const rows = [
    { name: 'colour', note: 'indigo' },
    { name: 'colour ', note: 'red' },
  ]
  expect(notesOf(rows)).toEqual({ repeated: 'colour' })
})

test.each([
  [undefined, {}, true],
  [{ a: '1', b: '2' }, { b: '2', a: '1' }, true],
  [{ a: '1' }, { a: '2' }, false],
  [{ a: '1' }, {}, false],
  [{ 'a,b': 'c' }, { a: 'b,c' }, false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(areSameNotes(one, other)).toBe(same)
})

test('the fields of a form hold the notes, whichever rows were removed', () => {
  const notes = { size: 'XL', colour: 'indigo', hem: 'hand-sewn' }
  const { 'notes.1.name': _name, 'notes.1.note': _note, ...values } = noteValues(notes)
  expect(notesOf(rowsIn({ title: 'Saree', ...values }))).toEqual({
    notes: { size: 'XL', hem: 'hand-sewn' },
  })
  expect(rowsIn({ title: 'Saree' })).toEqual([])
})
