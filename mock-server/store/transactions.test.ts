import { expect, test } from 'vitest'
import { Random } from '../random.ts'
import { seedInSteps } from '../seed/seed.ts'
import { atOnce } from '../time-slicing.ts'
import { Transactions } from './transactions.ts'

const now = Date.parse('2026-11-21T06:30:00Z')
const seeded = () =>
  atOnce(Transactions.from(atOnce(seedInSteps({ random: new Random(7), now })).transactions))
const failed = (table: Transactions) => table.where({ status: ['failed'], limit: 1 }, {}, now)

function firstFailed(table: Transactions) {
  const [row] = failed(table).transactions
  if (!row) throw new Error('No payment failed')
  return row
}

test('a list includes rows written since it was last read', () => {
  const table = seeded()
  const { total } = failed(table)
  const row = firstFailed(table)
  table.replace({ ...row, status: 'pending' })
  expect(failed(table).total).toBe(total - 1)
  expect(firstFailed(table).id).not.toBe(row.id)
  table.insert({ ...row, id: 'txn_9000000' })
  expect(failed(table).total).toBe(total)
})

test('rows written in one copy are not in the lists of another', () => {
  const table = seeded()
  const { total } = failed(table)
  const copy = table.copy()
  table.replace({ ...firstFailed(table), status: 'pending' })
  expect([failed(table).total, failed(copy).total]).toEqual([total - 1, total])
  copy.replace({ ...firstFailed(copy), status: 'pending' })
  copy.replace({ ...firstFailed(copy), status: 'pending' })
  expect([failed(table).total, failed(copy).total]).toEqual([total - 1, total - 2])
})

test('each merchant, each filter and each moment of a moving window has its own rows', () => {
  const table = seeded()
  const totals = () => [
    table.where({}, {}, now).total,
    table.where({}, { merchantId: 'mer_malhar' }, now).total,
    table.where({ method: ['card'] }, {}, now).total,
    table.where({ lastHours: 24 }, {}, now).total,
    table.where({ lastHours: 24 }, {}, now + 12 * 3_600_000).total,
  ]
  const first = totals()
  expect(new Set(first).size).toBe(first.length)
  expect(totals()).toEqual(first)
})

test('a merchant is renamed in rows that were read, written or never created, and not in copies', () => {
  const table = seeded()
  const [first, second] = table.where({ limit: 2 }, { merchantId: 'mer_tarang' }, now).transactions
  if (!first || !second) throw new Error('There are too few payments')
  table.replace({ ...second, amount: 100 })
  const copy = table.copy()
  table.rename('mer_tarang', 'Tarang & Sons')
  const namesIn = (rows: Transactions, merchantId: string) =>
    new Set(rows.all().flatMap((row) => (row.merchantId === merchantId ? row.merchantName : [])))
  expect(namesIn(table, 'mer_tarang')).toEqual(new Set(['Tarang & Sons']))
  expect(namesIn(table, 'mer_malhar')).toEqual(new Set(['Malhar Foods']))
  expect(namesIn(table.copy(), 'mer_tarang')).toEqual(new Set(['Tarang & Sons']))
  expect(namesIn(copy, 'mer_tarang')).toEqual(new Set(['Tarang Textiles']))
  expect(table.get(first.id, {})).toEqual({ ...first, merchantName: 'Tarang & Sons' })
  expect(table.get(second.id, {})).toMatchObject({ amount: 100, merchantName: 'Tarang & Sons' })
  table.replace({ ...first, merchantName: 'Inserted under another name' })
  expect(table.get(first.id, {}).merchantName).toBe('Inserted under another name')
})
