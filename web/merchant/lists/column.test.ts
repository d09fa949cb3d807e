import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { tracksOf, wideEnough, widthOf, withSpacing } from './column.ts'

const column = (id: string, width: number, more: Partial<Column<null>> = {}): Column<null> => ({
  id,
  name: id,
  width,
  cell: () => null,
  ...more,
})

test('what is left over goes to the columns that grow', () => {
  const columns = [column('amount', 8), column('customer', 10, { grow: 3 }), column('id', 12.5)]
  expect(tracksOf(columns)).toBe('8rem minmax(10rem, 3fr) 12.5rem')
  expect(widthOf(columns)).toBe(30.5)
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

test('a count beside the amount has its room', () => {
  const crores = { amount: () => 1_299_999_999 }
  const alone = wideEnough(column('links', 10, crores), [null]).width
  expect(wideEnough(column('links', 10, { ...crores, beside: 5 }), [null]).width).toBeGreaterThan(alone + 2.5)
})

test('columns grow with the letters that a user sets apart', () => {
  expect(withSpacing(column('amount', 8), 0).width).toBe(8)
  expect(withSpacing(column('amount', 8), 0.105).width).toBeGreaterThan(9.5)
})
