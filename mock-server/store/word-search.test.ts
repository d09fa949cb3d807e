import { expect, test } from 'vitest'
import type { components } from '#contract'
import { Random } from '../random.ts'
import { seedInSteps, seedRows } from '../seed/seed.ts'
import { atOnce } from '../time-slicing.ts'
import { sourceOf } from './transaction-source.ts'
import { Transactions } from './transactions.ts'

type Transaction = components['schemas']['Transaction']

const now = Date.parse('2026-11-21T06:30:00Z')
const { transactions: rows } = seedRows({ random: new Random(7), now })
const table = () => atOnce(Transactions.from(sourceOf(structuredClone(rows))))

/** Reference implementation of the search, without caching. */
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

const found = (searched: Transactions, search: string) =>
  searched.where({ search, limit: 100 }, {}, now).total
const expected = (searched: Transactions, search: string) =>
  searched.all().filter((row) => hasWords(row, search)).length

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
  const searched = table()
  for (let time = 0; time < 2; time++) expect(found(searched, text)).toBe(expected(searched, text))
})

test.each(texts)('%j finds the same among rows that have not been created yet', (text) => {
  const { transactions } = atOnce(seedInSteps({ random: new Random(7), now }))
  expect(found(atOnce(Transactions.from(transactions)), text)).toBe(expected(table(), text))
})

test('an old payment is in the right place among rows that have not been created yet', () => {
  const { transactions } = atOnce(seedInSteps({ random: new Random(7), now }))
  const searched = atOnce(Transactions.from(transactions))
  const copy = searched.copy()
  const [, , third] = rows
  if (!third) throw new Error('There are too few rows')
  const late = {
    ...third,
    id: 'txn_9000000',
    refunds: [],
    customer: { ...third.customer, name: 'Zoya Meerabai' },
  }
  searched.insert(late)
  expect(searched.all()).toEqual([...rows.slice(0, 3), late, ...rows.slice(3)])
  expect(searched.find(rows.at(-1)?.id ?? '')).toEqual(rows.at(-1))
  for (const text of ['meerabai', 'txn_9', 'rfnd_', '6'])
    expect(found(searched, text)).toBe(expected(searched, text))
  expect(copy.all()).toEqual(rows)
  expect(copy.find(late.id)).toBeUndefined()
})

test.each([1, 300])('after %d rows were written, the previous result is not returned again', (count) => {
  const searched = table()
  const copy = searched.copy()
  expect(found(searched, 'meera')).toBe(expected(searched, 'meera'))
  for (const row of searched.all().slice(0, count))
    searched.replace({ ...row, customer: { ...row.customer, name: 'Zoya Meerabai' } })
  expect(found(searched, 'meera')).toBe(expected(searched, 'meera'))
  expect(found(searched, 'meera')).toBeGreaterThanOrEqual(count)
  expect(found(copy, 'meera')).toBe(expected(copy, 'meera'))
})
