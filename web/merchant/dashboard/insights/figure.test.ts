import { expect, test } from 'vitest'
import { hourOf } from '../../format/ist.ts'
import { transaction } from '../../transactions/transaction.testing.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import { figureOf } from './figure.ts'
import { byHour, hourName } from './hours.ts'
import { returningIn } from './returning.ts'

const paid = (id: string, more: Partial<Transaction>): Transaction => ({ ...transaction, id, ...more })
const meera = { name: 'Meera Iyer', phone: '+910000012345' }
const ravi = { name: 'Ravi Nair', email: 'Ravi@nair.example' }

const rows = [
  paid('txn_1', { customer: meera, amount: 10_000, createdAt: '2026-11-20T18:29:59.000Z' }),
  paid('txn_2', { customer: meera, amount: 20_000, createdAt: '2026-11-20T18:30:00.000Z' }),
  paid('txn_3', { customer: ravi, amount: 5000, createdAt: '2026-11-21T18:45:00.000Z' }),
]
const failed = (id: string, source: 'bank' | 'customer', code: string) =>
  paid(id, { status: 'failed', failure: { code, source, reason: 'It failed.', nextStep: 'Try again.' } })

test('the hour of a payment is that of India, also at midnight', () => {
  expect(rows.map(({ createdAt }) => hourOf(createdAt))).toEqual([23, 0, 0])
  expect([hourName(23), hourName(0)]).toEqual(['23:00 to 24:00', '00:00 to 01:00'])
})

test('every payment is counted in one hour', () => {
  const used = byHour(rows).filter(({ count }) => count > 0)
  expect(used).toEqual([
    { hour: 0, count: 2, amount: 25_000 },
    { hour: 23, count: 1, amount: 10_000 },
  ])
})

test('who paid more than once is a returning customer, however the address is written', () => {
  const again = paid('txn_4', { customer: { ...ravi, email: 'ravi@nair.example' }, amount: 5000 })
  expect(returningIn(rows)).toMatchObject({ customers: 2, amount: 30_000, allAmount: 35_000 })
  expect(returningIn([...rows, again]).returning.map(({ name, count }) => [name, count])).toEqual([
    ['Meera Iyer', 2],
    ['Ravi Nair', 2],
  ])
})

test('without payments nobody returned', () => {
  expect(returningIn([])).toEqual({ customers: 0, returning: [], amount: 0, allAmount: 0 })
})

test.each([
  ['hour-0', ['txn_2', 'txn_3']],
  ['returning', ['txn_1', 'txn_2']],
])('%s leads to its captured payments', (name, ids) => {
  const figure = figureOf(name)
  expect(figure?.outcome).toBe('captured')
  expect(figure?.rowsIn(rows).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['source-bank', ['txn_5']],
  ['reason-wrong_upi_pin', ['txn_6']],
])('%s leads to its failed payments', (name, ids) => {
  const figure = figureOf(name)
  expect(figure?.outcome).toBe('failed')
  const all = [failed('txn_5', 'bank', 'bank_unavailable'), failed('txn_6', 'customer', 'wrong_upi_pin')]
  expect(figure?.rowsIn(all).map(({ id }) => id)).toEqual(ids)
})

test.each(['', 'hour', 'hour-24', 'hour--1', 'source-constructor', 'reason-', 'reason-<b>', 'sales'])(
  '%j is no figure',
  (name) => {
    expect(figureOf(name)).toBeNull()
  },
)
