import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { tracksOf, widestOf } from './column.ts'

const column = (id: string, width: number, fields: Partial<Column<number>> = {}): Column<number> => ({
  id,
  name: id,
  width,
  cell: () => null,
  ...fields,
})
const amount = column('amount', 8, { amount: (paise) => paise })

test('growing columns share the remaining width, and amounts get the width that they need', () => {
  const columns = [amount, column('customer', 10, { grow: 3 }), column('id', 12.5)]
  expect(tracksOf(columns)).toBe('max-content minmax(10rem, 3fr) 12.5rem')
})

test('the width of amounts is that of the largest, with its prefix', () => {
  expect(widestOf(amount, [49_900, -1_299_999_999, 100])).toBe('₹1,29,99,999.99')
  expect(widestOf({ ...amount, beside: '10 · ' }, [])).toBe('10 · ₹0.00')
  expect(widestOf(column('id', 12.5), [1])).toBeUndefined()
})
