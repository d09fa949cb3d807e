import { expect, test } from 'vitest'
import { sorted } from './sorted.ts'

const rows = [{ amount: 2 }, { amount: undefined }, { amount: 10 }, { amount: 1 }]
const keys = { amount: (row: { amount?: number | undefined }) => row.amount }
const amounts = (sort: string | undefined) => sorted(rows, sort, keys).map(({ amount }) => amount)

test('rows are in ascending or descending order, and those without a value come last', () => {
  expect(amounts('amount')).toEqual([1, 2, 10, undefined])
  expect(amounts('-amount')).toEqual([10, 2, 1, undefined])
})

test.each([undefined, '', 'name', '-__proto__', 'toString'])(
  'an unknown order (%s) changes nothing',
  (sort) => expect(amounts(sort)).toEqual([2, undefined, 10, 1]),
)
