import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { fitted, wideEnough } from './column.ts'

const column = (id: string, width: number, more: Partial<Column<null>> = {}): Column<null> => ({
  id,
  name: id,
  width,
  cell: () => null,
  ...more,
})
const columns = [
  column('amount', 8),
  column('customer', 10, { grow: 3 }),
  column('method', 6, { isOptional: true, grow: 1 }),
  column('time', 10),
  column('id', 12, { isOptional: true }),
]

test('what is left over goes to the columns that grow', () => {
  expect([...fitted(columns, 54)]).toEqual([
    ['amount', 8],
    ['customer', 16],
    ['method', 8],
    ['time', 10],
    ['id', 12],
  ])
})

test('the last optional column gives way first, then the others from the end', () => {
  const shown = (available: number) => [...fitted(columns, available).keys()]
  expect(shown(45)).toEqual(['amount', 'customer', 'method', 'time'])
  expect(shown(33)).toEqual(['amount', 'customer', 'time'])
  expect(shown(20)).toEqual(['amount', 'customer'])
  expect(shown(1)).toEqual(['amount'])
})

test.each([
  [[], 8],
  [[49_900, -49_900], 8],
  [[49_900, 99_999_999_999_900], 13],
  [[-99_999_999_999_900], 13],
])('a column of the amounts %j is at least %i rem wide', (amounts, rem) => {
  const name = 'amount'
  const { width } = wideEnough<number>(
    { id: name, name, width: 8, cell: String, amount: (row) => row },
    amounts,
  )
  expect(Math.floor(width)).toBe(rem)
})
