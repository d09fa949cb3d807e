import { afterEach, expect, test } from 'vitest'
import { transaction } from '../transactions/transaction.testing.ts'
import { arrivals, forgetArrivals, noteArrivals } from './arrivals.ts'

afterEach(forgetArrivals)

const row = (id: string, minute: number) => ({
  ...transaction,
  id,
  createdAt: `2026-11-21T06:${String(minute).padStart(2, '0')}:00.000Z`,
})
const pages = (...rows: object[]) => ({
  pages: [{ transactions: rows, total: rows.length }],
  pageParams: [{}],
})

test('only rows newer than all known ones count as arrivals', () => {
  noteArrivals(pages(row('b', 2)), pages(row('c', 3), row('b', 2), row('a', 1)), 7)
  expect(arrivals.at).toEqual({ c: 7 })
})

test('a payment in two lists is announced once', () => {
  const [before, after] = [pages(row('a', 1)), pages(row('b', 2), row('a', 1))]
  noteArrivals(before, after, 7)
  arrivals.message = ''
  noteArrivals(before, after, 9)
  expect(arrivals).toMatchObject({ at: { b: 7 }, message: '' })
})

test('data of another kind brings no rows', () => {
  for (const data of [undefined, { stats: {} }, { pages: [{ links: [] }] }, pages({ id: 'odd' })])
    noteArrivals(pages(), data, 7)
  expect(arrivals.at).toEqual({})
})

test('one payment is described, several are counted', () => {
  const meera = (id: string, status = 'success') => ({
    ...row(id, 2),
    amount: 125_000,
    customer: { name: 'Meera Iyer' },
    status,
  })
  noteArrivals(pages(), pages(meera('a')), 7)
  expect(arrivals.message).toBe('New payment: ₹1,250.00 from Meera Iyer.')
  noteArrivals(pages(), pages(meera('b', 'failed')), 7)
  expect(arrivals.message).toBe('Payment failed: ₹1,250.00 from Meera Iyer.')
  noteArrivals(pages(), pages(meera('c'), meera('d'), meera('e')), 7)
  expect(arrivals.message).toBe('3 new payments.')
})
