import { expect, test } from 'vitest'
import type { Field } from './list.ts'
import { listOf } from './list.ts'

type Order = { amount?: number; buyer: string; slip?: string }
type OrderField = Field<Order, { search?: string; sort?: string }>

const amount: OrderField = {
  column: { id: 'amount', name: 'Amount', width: 8, sort: 'amount', cell: () => null },
  csv: [['Amount', (order) => order.amount]],
  sortKey: (order) => order.amount,
}
const buyer: OrderField = {
  column: { id: 'buyer', name: 'Buyer', width: 8, cell: (order) => order.buyer },
  csv: [['Buyer', (order) => order.buyer]],
  isForAdmins: 'everywhere',
  text: (order) => order.buyer,
}
const slip: OrderField = { text: (order) => order.slip ?? '', quoted: (order) => order.slip }

const orders = listOf<Order, { search?: string; sort?: string }>({
  id: 'orders',
  title: 'Orders',
  nameOf: (order) => order.buyer,
  usualSort: '-amount',
  sorts: [],
  columns: [amount, buyer],
  csv: [buyer, amount],
  filters: [slip],
})

const rows: Order[] = [
  { amount: 2, buyer: 'Meera Iyer', slip: 'SLIP7' },
  { buyer: 'Ravi' },
  { amount: 10, buyer: 'Asha', slip: '633218414292' },
  { amount: 1, buyer: 'Meera Rao' },
]
const find = (query: string) =>
  orders.find(rows, orders.read(new URLSearchParams(query))).map((order) => order.amount)

test('rows are in ascending or descending order, and those without a value come last', () => {
  expect(find('sort=amount')).toEqual([1, 2, 10, undefined])
  expect(find('sort=-amount')).toEqual([10, 2, 1, undefined])
})

test.each(['', 'sort=', 'sort=buyer', 'sort=-__proto__', 'sort=toString'])(
  'an unknown order (%s) changes nothing',
  (query) => expect(find(query)).toEqual([2, undefined, 10, 1]),
)

test('every word of a search occurs in the row, or the row is quoted in the search', () => {
  expect(find('search=iyer%20MEERA')).toEqual([2])
  expect(find('search=meera')).toEqual([2, 1])
  expect(find('search=NEFT%20CR-slip7-KOSHA')).toEqual([2])
  expect(find('search=UPI/633218414292/SAREE')).toEqual([10])
  expect(find('search=RRN 633218414292')).toEqual([10])
  expect(find('search=NEFT')).toEqual([])
})

test('columns for admins are not shown to a merchant', () => {
  expect(orders.columns.map(({ id }) => id)).toEqual(['amount', 'buyer'])
  expect(orders.ownColumns.map(({ id }) => id)).toEqual(['amount'])
  expect(orders.csv(rows, { showMerchant: false })).toMatch(/^\uFEFFAmount\r\n2\r\n/)
  expect(orders.csv(rows)).toMatch(/^\uFEFFBuyer,Amount\r\nMeera Iyer,2\r\n/)
})
