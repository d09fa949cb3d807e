// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { mounted } from '../mounted.testing.ts'
import { TextField } from './field.tsx'

async function typed(text: string, before = '', caret = before.length) {
  const { container } = await mounted(<TextField label="Title" maxLength={120} defaultValue={before} />)
  const field = container.querySelector('input')
  if (!field) throw new Error('There is no field.')
  expect(field.maxLength).toBe(-1)
  field.value = before.slice(0, caret) + text + before.slice(caret)
  field.setSelectionRange(caret + text.length, caret + text.length)
  act(() => void field.dispatchEvent(new InputEvent('input', { bubbles: true })))
  return field
}

test('a limit counts characters as the API does: an emoji is one', async () => {
  expect((await typed('🪔'.repeat(120))).value).toBe('🪔'.repeat(120))
  expect((await typed('🪔'.repeat(121))).value).toBe('🪔'.repeat(120))
})

test('excess text is cut where it was typed, not at the end', async () => {
  const field = await typed('xyz', 'a'.repeat(119), 3)
  expect(field.value).toBe(`aaax${'a'.repeat(116)}`)
  expect(field.selectionStart).toBe(4)
})
