import { expect, test } from 'vitest'
import { shareStrings } from './share-strings.ts'

test('a response is equal to what it was', () => {
  const text = JSON.stringify({
    rows: [
      { id: 'a', state: 'paid', customer: { name: 'Asha' }, refunds: [{ id: 'paid', at: null }, 'paid'] },
      { id: 'b', state: 'paid', customer: { name: 'Asha' }, amount: 0, isOpen: false, state2: 'a' },
    ],
    '': 'b',
    total: 2,
  })
  const value = JSON.parse(text)
  shareStrings(value)
  expect(value).toEqual(JSON.parse(text))
  expect(Object.keys(value.rows[1])).toEqual(['id', 'state', 'customer', 'amount', 'isOpen', 'state2'])
})
