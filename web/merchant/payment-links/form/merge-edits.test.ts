import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'
import { emptyInput } from './payment-link-form.ts'

test('without the values at the opening, every difference is named and nothing that was typed is lost', () => {
  const before = { ...emptyInput, title: 'Saree', amount: '500' }
  const mine = { ...before, title: 'Silk saree' }
  expect(mergeEdits({}, mine, { ...before, amount: '5,000' })).toEqual({
    values: mine,
    changed: ['title', 'amount'],
  })
})

const inputs = fc
  .record({ title: fc.constantFrom('', 'a', 'b'), amount: fc.constantFrom('', 'a', 'b') })
  .map((typed) => ({ ...emptyInput, ...typed }))

test('whatever is typed on either side is kept, and what was changed elsewhere is named', () => {
  fc.assert(
    fc.property(inputs, inputs, inputs, (before, mine, latest) => {
      const merged = mergeEdits(before, mine, latest)
      for (const name of ['title', 'amount'] as const) {
        expect(merged.values[name]).toBe(mine[name] === before[name] ? latest[name] : mine[name])
        const isChanged = latest[name] !== before[name] && latest[name] !== mine[name]
        expect(merged.changed.includes(name)).toBe(isChanged)
      }
    }),
  )
})
