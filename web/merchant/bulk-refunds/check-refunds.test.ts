import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { serverClock } from '../../api/server-clock.ts'
import { transaction } from '../transactions/transaction.testing.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { checkRefunds } from './check-refunds.ts'
import { readPastedRefunds } from './refund-sheet.ts'

const refundableUntil = '2026-11-24T06:00:00Z'
const payments: Record<string, Partial<Transaction>> = {
  txn_1: {},
  txn_part: { refundedAmount: 40_000 },
  txn_full: { refundedAmount: 49_900 },
  txn_failed: { status: 'failed' },
  txn_lost: {},
  txn_test: { mode: 'test' },
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T06:00:00Z') })
  serverClock.latest = Date.now()
})
afterEach(() => (serverClock.latest = null))

const find = (id: string): Promise<Transaction> => {
  const payment = payments[id]
  return payment
    ? Promise.resolve({ ...transaction, id, refundableUntil, ...payment })
    : Promise.reject(new ApiError(404, { message: 'Nothing was paid for this order.' }))
}

type Options = Parameters<typeof checkRefunds>[1]
const check = (text: string, options: Partial<Options> = {}) =>
  checkRefunds(readPastedRefunds(text).rows, {
    find,
    isUnresolved: (id) => id === 'txn_lost',
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
  })

test('a row without an amount refunds the remaining amount', async () => {
  expect(await check('txn_part')).toMatchObject([
    {
      body: { transactionId: 'txn_part', amount: 9900 },
      problems: {},
      texts: { customer: 'Meera', remaining: '₹99.00' },
    },
  ])
})

test('amount and reason come from the row', async () => {
  const [row] = await check('txn_1\t499\tWrong size')
  expect(row?.body).toEqual({ transactionId: 'txn_1', amount: 49_900, reason: 'Wrong size' })
})

test.each([
  ['txn_part\t99.01', 'amount', /^Only ₹99.00 can still be refunded/],
  ['txn_1\t0', 'amount', /above ₹0.00/],
  ['txn_1\tall', 'amount', /^Enter an amount/],
  ['txn_full', 'transactionId', /fully refunded/],
  ['txn_failed', 'transactionId', /This payment failed/],
  ['txn_lost', 'transactionId', /cannot tell yet whether an earlier refund/],
  ['txn_test', 'transactionId', /a test/],
  ['txn_none', 'transactionId', /^Nothing was paid for this order/],
] as const)('the row “%s” is rejected, with a reason', async (text, column, reason) => {
  const [row] = await check(text)
  expect(row?.body).toBeNull()
  expect(row?.problems[column]).toMatch(reason)
})

test('only the first row for a payment refunds it', async () => {
  const rows = await check('txn_1\t100\ntxn_part\ntxn_1\t200')
  expect(rows.map(({ body }) => body?.amount)).toEqual([10_000, 9900, undefined])
  expect(rows[2]?.problems.transactionId).toBe('This payment is already in row 1.')
})

test('a payment named by its id and by its RRN is refunded only once', async () => {
  const byRrn = (name: string) => find(name === '633218414292' ? 'txn_1' : name)
  const rows = await check('txn_1\t100\n633218414292\t100', { find: byRrn })
  expect(rows.map(({ body }) => body?.amount)).toEqual([10_000, undefined])
  expect(rows[1]?.problems.transactionId).toBe('This payment is already in row 1.')
})

test('a rate-limited lookup is retried after the time that the server names', async () => {
  let calls = 0
  const checked = check('txn_1', {
    find: (id) =>
      calls++ === 0
        ? Promise.reject(new ApiError(429, { message: 'Too many.' }, new Headers({ 'Retry-After': '7' })))
        : find(id),
  })
  await vi.advanceTimersByTimeAsync(7000)
  expect(await checked).toMatchObject([{ body: { amount: 49_900 } }])
})

test('a lookup without a response fails the check', async () => {
  const failure = new TypeError('fetch failed')
  await expect(check('txn_1', { find: () => Promise.reject(failure) })).rejects.toBe(failure)
})

test('rows keep their order even if responses arrive out of order', async () => {
  const slow = (id: string) =>
    new Promise<Transaction>((resolve, reject) => {
      setTimeout(() => find(id).then(resolve, reject), id === 'txn_1' ? 500 : 10)
    })
  const checked = check('txn_1\ntxn_part\ntxn_full\ntxn_failed\ntxn_lost', { find: slow })
  await vi.advanceTimersByTimeAsync(1000)
  expect((await checked).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
})
