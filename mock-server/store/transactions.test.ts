import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { seedInSteps } from '../seed/seed.ts'
import { atOnce } from '../time-slicing.ts'
import { Transactions } from './transactions.ts'

const now = Date.parse('2026-11-21T06:30:00Z')
const seeded = () =>
  atOnce(Transactions.from(atOnce(seedInSteps({ random: createRandom(7), now })).transactions))
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
