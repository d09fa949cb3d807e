import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'
import { emptyInput } from './payment-link-form.ts'

test('without the values at the opening, every difference is named and nothing that was typed is lost', () => {
  const before = { ...emptyInput, title: 'Saree', amount: '500' }
  const entered = { ...before, title: 'Silk saree' }
  expect(mergeEdits({}, entered, { ...before, amount: '5,000' })).toEqual({
    values: entered,
    changed: ['title', 'amount'],
  })
})

const inputs = fc
  .record({ title: fc.constantFrom('', 'a', 'b'), amount: fc.constantFrom('', 'a', 'b') })
  .map((typed) => ({ ...emptyInput, ...typed }))

test('the changes of both sides are kept, and those made elsewhere are named', () => {
  fc.assert(
    fc.property(inputs, inputs, inputs, (before, entered, latest) => {
      const merged = mergeEdits(before, entered, latest)
      for (const name of ['title', 'amount'] as const) {
        expect(merged.values[name]).toBe(entered[name] === before[name] ? latest[name] : entered[name])
        const isChanged = latest[name] !== before[name] && latest[name] !== entered[name]
        expect(merged.changed.includes(name)).toBe(isChanged)
      }
    }),
  )
})
