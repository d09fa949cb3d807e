import { expect, test } from 'vitest'
import { Random } from '../random.ts'
import type { FilterableOf } from '../store/transaction-filters.ts'
import { filterableOfRow } from '../store/transaction-filters.ts'
import { hasReference } from '../store/transaction-source.ts'
import { atOnce } from '../time-slicing.ts'
import { seedInSteps } from './seed.ts'

const now = Date.parse('2026-11-21T06:30:00Z')
const seeded = () => atOnce(seedInSteps({ random: new Random(11), now })).transactions
const transactions = seeded()
const rows = Array.from({ length: transactions.length }, (_each, place) => transactions.row(place))

const fieldsOf = <Source>({ codes, numbers }: FilterableOf<Source>, source: Source) =>
  Object.entries({ ...codes, ...numbers }).map(([name, read]) => [name, read(source)])

test('a row is the same regardless of the order in which rows are read', () => {
  const backwards = seeded()
  const places = rows.map((_row, place) => place).reverse()
  expect(places.map((place) => JSON.stringify(backwards.row(place))).reverse()).toEqual(
    rows.map((row) => JSON.stringify(row)),
  )
})

test('what is known of a row before it is created matches the row', () => {
  for (const [place, row] of rows.entries()) {
    expect(fieldsOf(transactions.filterable, place)).toEqual(fieldsOf(filterableOfRow, row))
    expect(transactions.customer(place)).toBe(row.customer)
    expect(transactions.placeOf(row.id)).toBe(place)
  }
  expect([...transactions.refunded()]).toEqual(
    [...rows.entries()].flatMap(([place, { refunds }]) => (refunds.length > 0 ? [[place, refunds]] : [])),
  )
})

test.each(['', 'txn_1', 'txn_00001', 'txn_0000123', 'txn_1e3', 'TXN_0000001', `txn_${'9'.repeat(30)}`])(
  'the id %j is looked up at its only possible position',
  (id) => expect(transactions.placeOf(id) ?? -1).toBe(rows.findIndex((row) => row.id === id)),
)

const { rrn = '' } = rows.find((row) => row.rrn !== undefined) ?? {}

test.each(['t', 'txn_', 'txn_00001', 'txn_0000123', 'txn_x', 'x', rrn, rrn.slice(0, 4), '9999999999999'])(
  'rows whose id or RRN starts with %j are found before they are created',
  (word) => {
    const places = [...rows.entries()].flatMap(([place, row]) => (hasReference(row, word) ? place : []))
    expect([...transactions.withReference(word)]).toEqual(places)
  },
)
