import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from '../../engine/random.ts'
import { seedStore } from '../seed/seed.ts'
import type { Filters, Transaction } from './transaction-filters.ts'
import { Transactions } from './transactions.ts'

const now = Date.parse('2026-11-21T06:30:00Z')
const rows = (await seedStore({ random: new Random(7), now })).transactions.rows()
const seeded = await Transactions.from(rows)

test('a merchant is renamed in its rows, and not in those of a copy', () => {
  const table = seeded.copy()
  const copy = table.copy()
  table.rename('mer_tarang', 'Tarang & Sons')
  const names = (all: Transactions) => new Set(all.rows().map(({ merchantName }) => merchantName))
  expect(names(table)).toEqual(new Set(['Tarang & Sons', 'Malhar Foods']))
  expect(names(copy)).toEqual(new Set(['Tarang Textiles', 'Malhar Foods']))
})

const filters: Filters[] = [
  {},
  { status: ['failed'] },
  { method: ['card'], minAmount: 100_000 },
  { gatewayId: 'gw_tarang_ganga' },
  { settlementId: 'setl_0000009' },
  { refundStatus: 'processed' },
  ...['meera', 'txn_', 'rfnd_', '6'].map((search) => ({ search })),
]

test.each(['createdAt', '-createdAt', 'amount', '-amount'] as const)(
  'the pages by %s hold every row once and in order, also if rows of earlier pages change in between',
  (sort) => {
    for (const filter of filters) {
      const table = seeded.copy()
      const matching = new Set(seeded.where({ ...filter, limit: rows.length }, {}, now).transactions)
      const whole = rows.filter((row) => matching.has(row))
      const key = (row: Transaction) => (sort.endsWith('amount') ? row.amount : Date.parse(row.createdAt))
      const ascending = whole.toSorted((a, b) => key(a) - key(b))
      const expected = sort.startsWith('-') ? ascending.toReversed() : ascending
      const listed: string[] = []
      for (let cursor: string | undefined, page = 0; page === 0 || cursor !== undefined; page++) {
        const found = table.where({ ...filter, sort, limit: 40, ...(cursor && { cursor }) }, {}, now)
        listed.push(...found.transactions.map(({ id }) => id))
        cursor = found.nextCursor
        const last = found.transactions.at(-1)
        if (last) table.replace({ ...last, status: 'pending', refunds: [], gatewayId: 'gw_other' })
      }
      expect(listed).toEqual(expected.map(({ id }) => id))
    }
  },
)

type Write = { kind: 'insert' | 'replace' | 'copy'; index: number }
const writes = fc.array(
  fc.record<Write>({ kind: fc.constantFrom('insert', 'replace', 'copy'), index: fc.nat(rows.length - 1) }),
  { minLength: 1, maxLength: 12 },
)

test('rows inserted between others are listed, found and searched as if they had always been there', async () => {
  await fc.assert(
    fc.asyncProperty(writes, async (list) => {
      let table = seeded.copy()
      for (const [number, { kind, index }] of list.entries()) {
        const row = rows[index]
        if (!row) continue
        if (kind === 'insert') table.insert(other(row, `txn_9${String(number).padStart(6, '0')}`))
        if (kind === 'replace') table.replace(other(row, row.id))
        if (kind === 'copy') table = table.copy()
      }
      const expected = await Transactions.from(table.rows())
      for (const filter of [...filters, { search: 'zoya' }, { sort: 'amount' as const }])
        expect(table.where(filter, {}, now)).toEqual(expected.where(filter, {}, now))
      for (const { id } of rows) expect(table.find(id)).toEqual(expected.find(id))
    }),
    { numRuns: 30 },
  )
  expect(seeded.rows()).toEqual(rows)
})

test('an inserted row follows those of the same instant, and the others stay in their order', () => {
  const table = seeded.copy()
  const [, second] = rows
  if (!second) throw new Error('There are too few rows')
  table.insert(other(second, 'txn_9000001'))
  table.insert(other(second, 'txn_9000002'))
  const [first, ...later] = rows.map(({ id }) => id)
  const behind = rows.filter(({ createdAt }) => createdAt <= second.createdAt).length - 1
  expect(table.rows().map(({ id }) => id)).toEqual([
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

const withRefund = rows.find(({ refunds }) => refunds[0]?.reference.value !== undefined)
const texts = [
  ...['meera', 'MEERA', 'a', '+91', 'me iy', 'iyer meera', 'nobody', 'TXN_00000', 'txn_0000001', 'rfnd_'],
  ...[
    '2',
    withRefund?.rrn ?? '',
    withRefund?.refunds[0]?.reference.value?.slice(0, 9) ?? '',
    'eera',
    'x_0000001',
  ],
]

test.each(texts)('%j finds the rows in which each word starts a word', (text) => {
  const expected = rows.filter((row) => hasWords(row, text))
  expect(seeded.where({ search: text }, {}, now).total).toBe(expected.length)
})

/** Reference implementation of the search. */
function hasWords({ id, rrn, customer, refunds }: Transaction, text: string): boolean {
  const references = refunds.flatMap((refund) => [refund.id, refund.reference.value])
  const words = [id, rrn, customer.name, customer.email, customer.phone, ...references]
    .join(' ')
    .toLowerCase()
    .split(/\s+/)
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
