import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from '../random.ts'
import { seedInSteps, seedRows } from '../seed/seed.ts'
import { atOnce } from '../time-slicing.ts'
import type { Filters } from './transaction-filters.ts'
import type { Transaction } from './transaction-source.ts'
import { sourceOf } from './transaction-source.ts'
import { Transactions } from './transactions.ts'

const now = Date.parse('2026-11-21T06:30:00Z')
const { transactions: rows } = seedRows({ random: new Random(7), now })
const seeded = atOnce(Transactions.from(atOnce(seedInSteps({ random: new Random(7), now })).transactions))

const filters: Filters[] = [
  {},
  { sort: 'amount' },
  { status: ['failed'] },
  { method: ['card'] },
  { gatewayId: 'gw_tarang_ganga' },
  { settlementId: 'setl_0000009' },
  { refundStatus: 'processed' },
  ...['meera', 'zoya', 'txn_', 'rfnd_', '6', '7'].map((search) => ({ search })),
]

type Write = { kind: 'insert' | 'replace' | 'copy'; place: number }
const writes = fc.array(
  fc.record<Write>({ kind: fc.constantFrom('insert', 'replace', 'copy'), place: fc.nat(rows.length - 1) }),
  { minLength: 1, maxLength: 12 },
)

test('rows inserted between others are listed, found and searched as if they had always been there', () => {
  fc.assert(
    fc.property(writes, (list) => {
      let table = seeded.copy()
      for (const [number, { kind, place }] of list.entries()) {
        const row = table.peek(place)
        if (kind === 'insert') table.insert(other(row, `txn_9${String(number).padStart(6, '0')}`))
        if (kind === 'replace') table.replace(other(row, row.id))
        if (kind === 'copy') table = table.copy()
      }
      const expected = atOnce(Transactions.from(sourceOf(table.all())))
      for (const filter of filters)
        expect(table.where(filter, {}, now)).toEqual(expected.where(filter, {}, now))
      for (const { id } of rows) expect(table.find(id)).toEqual(expected.find(id))
      expect(
        table
          .refundedAt('mer_tarang')
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        expected
          .refundedAt('mer_tarang')
          .map(({ id }) => id)
          .sort(),
      )
    }),
    { numRuns: 30 },
  )
  expect(seeded.all()).toEqual(rows)
})

test('an inserted row follows those of the same instant, and the others stay in their order', () => {
  const table = seeded.copy()
  const [, second] = rows
  if (!second) throw new Error('There are too few rows')
  table.insert(other(second, 'txn_9000001'))
  table.insert(other(second, 'txn_9000002'))
  const ids = table.all().map(({ id }) => id)
  const [first, ...later] = rows.map(({ id }) => id)
  const behind = rows.filter(({ createdAt }) => createdAt <= second.createdAt).length - 1
  expect(ids).toEqual([
    first,
    ...later.slice(0, behind),
    'txn_9000001',
    'txn_9000002',
    ...later.slice(behind),
  ])
})

const other = (row: Transaction, id: string): Transaction => ({
  ...row,
  id,
  amount: row.amount + 100,
  status: 'failed',
  customer: { ...row.customer, name: 'Zoya Meerabai' },
})
