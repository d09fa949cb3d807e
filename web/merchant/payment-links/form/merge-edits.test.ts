import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'
import { emptyInput } from './payment-link-form.ts'

const before = { ...emptyInput, title: 'Saree', amount: '500' }

test('a field that only the other changed takes their value, and one that only the user changed keeps theirs', () => {
  const merged = mergeEdits(before, { ...before, title: 'Silk saree' }, { ...before, amount: '5,000' })
  expect(merged).toEqual({
    values: { ...before, title: 'Silk saree', amount: '5,000' },
    differences: { elsewhere: ['amount'], disputed: [] },
  })
})

test('a field that both changed keeps what the user typed and is named', () => {
  const merged = mergeEdits(before, { ...before, amount: '700' }, { ...before, amount: '5,000' })
  expect(merged).toEqual({
    values: { ...before, amount: '700' },
    differences: { elsewhere: [], disputed: ['amount'] },
  })
})

test('the same change on both sides is no dispute', () => {
  const both = { ...before, amount: '700' }
  expect(mergeEdits(before, both, both)).toEqual({
    values: both,
    differences: { elsewhere: [], disputed: [] },
  })
})

test('without the values at the opening, every difference is named and nothing that was typed is lost', () => {
  const mine = { ...before, title: 'Silk saree' }
  expect(mergeEdits({}, mine, { ...before, amount: '5,000' })).toEqual({
    values: mine,
    differences: { elsewhere: [], disputed: ['title', 'amount'] },
  })
})

const values = fc.record({
  ...Object.fromEntries(Object.keys(emptyInput).map((name) => [name, fc.constantFrom('', 'a', 'b')])),
})

test('whatever is typed on either side is kept, or named as disputed', () => {
  fc.assert(
    fc.property(values, values, values, (old, mine, latest) => {
      const [first, own, other] = [
        { ...emptyInput, ...old },
        { ...emptyInput, ...mine },
        { ...emptyInput, ...latest },
      ]
      const merged = mergeEdits(first, own, other)
      for (const name of ['title', 'amount', 'reference'] as const) {
        if (own[name] !== first[name]) expect(merged.values[name]).toBe(own[name])
        else expect(merged.values[name]).toBe(other[name])
        const isDisputed = new Set([first[name], own[name], other[name]]).size === 3
        expect(merged.differences.disputed.includes(name)).toBe(isDisputed)
      }
    }),
  )
})
