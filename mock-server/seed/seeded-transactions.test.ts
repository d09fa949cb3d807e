import { expect, test } from 'vitest'
import { Random } from '../random.ts'
import { refundEvents } from '../rules/scheduled-events.ts'
import { filterableOfRow } from '../store/transaction-filters.ts'
import type { RefundsAt } from '../store/transaction-source.ts'
import { hasReference } from '../store/transaction-source.ts'
import { atOnce } from '../time-slicing.ts'
import { seedInSteps } from './seed.ts'

const now = Date.parse('2026-11-21T06:30:00Z')
const seeded = () => atOnce(seedInSteps({ random: new Random(11), now })).transactions
const transactions = seeded()
const rows = Array.from({ length: transactions.length }, (_each, place) => transactions.row(place))

type Reader = (row: (typeof rows)[number]) => unknown

const fieldsOf = (row: (typeof rows)[number]) =>
  fromEach<Reader>({ ...filterableOfRow.codes, ...filterableOfRow.numbers }, (read) => read(row))

const fromEach = <Value>(record: Record<string, Value>, read: (value: Value) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, read(value)]))

test('a row is the same regardless of the order in which rows are read', () => {
  const backwards = seeded()
  const places = rows.map((_row, place) => place).reverse()
  expect(places.map((place) => JSON.stringify(backwards.row(place))).reverse()).toEqual(
    rows.map((row) => JSON.stringify(row)),
  )
})

test('what is known of a row before it is created matches the row', () => {
  const { codes, numbers } = atOnce(transactions.filterable())
  const customers = transactions.customers()
  for (const [place, row] of rows.entries()) {
    const fields = {
      ...fromEach(codes, (coded) => coded.texts[coded.codes[place] ?? -1]),
      ...fromEach(numbers, (values) => values[place]),
    }
    expect(fields).toEqual(fieldsOf(row))
    expect(customers.get(customers.numbers[place] ?? -1)).toBe(row.customer)
    expect(transactions.placeOf(row.id)).toBe(place)
  }
  expect([...transactions.refunded()]).toEqual(
    [...rows.entries()].flatMap(([place, { refunds }]) => (refunds.length > 0 ? [[place, refunds]] : [])),
  )
})

test('the refunds that have not ended include all that something will happen to', () => {
  // Large, so that some refunds of cards are waiting for their reference only.
  const large = atOnce(seedInSteps({ random: new Random(11), now, scenario: 'large' })).transactions
  const eventsOf = (refunded: Iterable<RefundsAt>) =>
    Array.from(refunded).flatMap(([place, refunds]) =>
      refunds.flatMap((refund) => refundEvents(large.id(place), refund)),
    )
  const events = eventsOf(large.openRefunds())
  expect(events).toEqual(eventsOf(large.refunded()))
  expect(new Set(events.map(({ what }) => what)).size).toBe(2)
  const ids = Array.from(large.refunded()).flatMap(([, refunds]) => refunds.map(({ id }) => id))
  expect(large.lastRefundId).toBe(ids.sort().at(-1))
})

test.each(['', 'txn_1', 'txn_00001', 'txn_0000123', 'txn_1e3', 'TXN_0000001', `txn_${'9'.repeat(30)}`])(
  'the id %j is looked up at its only possible position',
  (id) => expect(transactions.placeOf(id) ?? -1).toBe(rows.findIndex((row) => row.id === id)),
)

const { rrn = '' } = rows.find((row) => row.rrn !== undefined) ?? {}
const { id: refundId = '', reference } =
  rows.flatMap(({ refunds }) => refunds).find((refund) => refund.reference.value !== undefined) ?? {}
const refundReference = reference?.value ?? ''

test.each([
  ...['r', 'rfnd_', 'rfnd_x', '7', refundId, refundReference, refundReference.slice(0, 9)],
  ...['t', 'txn_', 'txn_00001', 'txn_0000123', 'txn_x', 'x', rrn, rrn.slice(0, 4), '9999999999999'],
])('rows with a reference that starts with %j are found before they are created', (word) => {
  const places = [...rows.entries()].flatMap(([place, row]) => (hasReference(row, word) ? place : []))
  expect(new Set(transactions.withReference(word))).toEqual(new Set(places))
})
