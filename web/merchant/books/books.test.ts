import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { dayOf } from '../format/ist.ts'
import { decimalRupees } from '../format/rupees.ts'
import { settlement } from '../records/settlement.testing.ts'
import type { Settlement } from '../records/settlements.ts'
import { refund as requested, transaction } from '../transactions/transaction.testing.ts'
import type { Refund } from '../transactions/transactions.ts'
import { dayColumns } from './book-columns.tsx'
import { booksOf } from './books.ts'
import { booksArchive } from './books-archive.ts'
import { csvs } from './books-csv.ts'
import { months } from './month.testing.ts'
import { periodAt } from './period.ts'

const november = periodAt('month', '2026-11-01')
const isInNovember = (moment: string) => dayOf(moment).startsWith('2026-11')

/** The sum of a column of a file, in paise. */
function total(csv: string, name: string): number {
  const [head = [], ...rows] = csv.split('\r\n').map((line) => line.replace('\uFEFF', '').split(','))
  const column = head.indexOf(name)
  expect(column, name).toBeGreaterThanOrEqual(0)
  return rows.reduce((sum, row) => sum + Number((row[column] ?? '0').replace('.', '')), 0)
}

test('in any month the books, the settlements and the files agree to the paisa', () => {
  fc.assert(
    fc.property(months, ({ transactions, settlements, deducted }) => {
      const books = booksOf(november, { transactions, settlements })
      const { totals, agreement, payouts } = books
      const { settled } = payouts
      const captured = transactions.filter(({ events: [event] }) => event && isInNovember(event.at))
      const refunds = transactions
        .flatMap((payment) => payment.refunds)
        .filter(
          (refund) => (refund.status !== 'failed' || refund.settlementId) && isInNovember(refund.createdAt),
        )
      const sum = (amounts: number[]) => amounts.reduce((subtotal, amount) => subtotal + amount, 0)

      expect(totals.gross).toBe(sum(captured.map(({ amount }) => amount)))
      expect(totals.refunds).toBe(sum(refunds.map(({ amount }) => amount)))
      const givenBack = transactions.flatMap(({ refunds }) =>
        refunds.filter(({ reversalSettlementId }) => reversalSettlementId?.startsWith('setl_2026-11')),
      )
      expect(totals.givenBack).toBe(sum(givenBack.map(({ amount }) => amount)))
      expect(totals.net).toBe(totals.gross - totals.refunds - totals.fee - totals.tax + totals.givenBack)
      expect(agreement).toMatchObject({ difference: 0, differing: [], misnamed: [], knowsDeductions: true })
      for (const { refund, settlement } of books.refunds)
        expect(settlement?.capturedOn).toBe(deducted.get(refund.id))

      const statement = csvs.feeStatement(books).trim().split('\r\n')
      const [, , value, rate, tax] = statement.at(-1)?.split(',') ?? []
      expect([value, rate, tax]).toEqual([decimalRupees(totals.fee), '18', decimalRupees(totals.tax)])
      const ofDays = `${statement.slice(0, -1).join('\r\n')}\r\n`
      expect(total(ofDays, 'Taxable value (INR)')).toBe(totals.fee)
      expect(total(ofDays, 'GST rounded per payment (INR)')).toBe(totals.tax)
      for (const file of [csvs.days(books), csvs.fees(books), csvs.payments(books)]) {
        expect(total(file, 'Gross (INR)')).toBe(totals.gross)
        expect(total(file, 'Fee (INR)')).toBe(totals.fee)
        expect(total(file, 'GST on fee (INR)')).toBe(totals.tax)
      }
      expect(total(csvs.refunds(books), 'Refunds (INR)')).toBe(totals.refunds)
      expect(total(csvs.days(books), 'Refunds (INR)')).toBe(totals.refunds)
      expect(total(csvs.days(books), 'Net (INR)')).toBe(totals.net)
      expect(total(csvs.days(books), 'Settled (INR)')).toBe(settled.net)
      expect(total(csvs.settlements(books), 'Net (INR)')).toBe(settled.net)
      expect(settled.net).toBe(
        totals.net -
          agreement.unsettled.net -
          agreement.broughtForward +
          agreement.carriedForward +
          agreement.sentAgain,
      )
    }),
    { numRuns: 500 },
  )
})

test('settled amounts less returned transfers equal the amounts sent, to the paisa', () => {
  const outcome = fc.constantFrom('processed', 'failed', 'processing', 'scheduled')
  fc.assert(
    fc.property(
      months,
      fc.array(outcome, { minLength: 90, maxLength: 90 }),
      ({ transactions, settlements }, outcomes) => {
        const withOutcomes = settlements.map((settlement, index): Settlement => {
          const status = outcomes[index] ?? 'processed'
          return {
            ...settlement,
            status,
            ...(status === 'processed' && { processedAt: `${settlement.dueOn}T05:30:00Z` }),
          }
        })
        const books = booksOf(november, { transactions, settlements: withOutcomes })
        const { settled, returned, waiting, sent, bridge } = books.payouts
        expect(settled.net - returned.net - waiting.net).toBe(sent.net)
        const { sentForEarlier, sentAfter, toBank } = bridge ?? {}
        expect(sent.net + (sentForEarlier?.net ?? 0) - (sentAfter?.net ?? 0)).toBe(toBank?.net)
        expect(toBank?.net).toBe(books.totals.toBank)
        expect(total(csvs.days(books), 'Returned by bank (INR)')).toBe(returned.net)
        expect(total(csvs.days(books), 'Sent to bank (INR)')).toBe(toBank?.net)
      },
    ),
  )
})

const paid = (id: string, at: string) => ({
  ...transaction,
  id,
  createdAt: at,
  events: [{ type: 'succeeded' as const, at }],
})
const refund: Refund = { ...requested, amount: 900, createdAt: '2026-11-01T06:00:00Z' }
const settled = { ...settlement, gross: 49_900, fee: 998, tax: 180, net: 48_722, transactionCount: 1 }

test('a payment counts on the Indian day of its capture, and a transfer on the day it was sent', () => {
  const rows = [
    paid('txn_october', '2026-10-31T18:29:59Z'),
    paid('txn_november', '2026-10-31T18:30:00Z'),
    { ...transaction, status: 'failed' as const },
  ]
  const sent = { ...settled, capturedOn: '2026-10-31', processedAt: '2026-11-02T05:30:00Z' }
  expect(booksOf(november, { transactions: rows, settlements: [sent] }).days).toMatchObject([
    { day: '2026-11-01', count: 1, gross: 49_900, net: 48_722, settlements: [], toBank: 0 },
    { day: '2026-11-02', count: 0, gross: 0, net: 0, settlements: [], toBank: 48_722 },
  ])
})

test('without the times of transfers, no sent amount is shown', () => {
  const { processedAt: _left, ...sent } = { ...settled, status: 'processed' as const, processedAt: '' }
  const books = booksOf(november, {
    transactions: [paid('txn_1', '2026-11-20T06:00:00Z')],
    settlements: [sent],
  })
  expect(dayColumns(books).map(({ name }) => name)).not.toContain('Sent to bank')
  expect(csvs.days(books)).not.toContain('Sent to bank')
  expect(csvs.days(books)).toContain('Settled')
})

test('a settlement that is not the sum of its payments is reported with the difference', () => {
  const rows = [{ ...paid('txn_1', '2026-11-20T06:00:00Z'), settlementId: settled.id, fee: 997 }]
  const { agreement } = booksOf(november, { transactions: rows, settlements: [settled] })
  expect(agreement).toMatchObject({ difference: 1, differing: [{ id: settled.id }] })
})

test('refunds that do not match any deduction are not assigned to a settlement', () => {
  const rows = [{ ...paid('txn_1', '2026-11-20T06:00:00Z'), settlementId: settled.id, refunds: [refund] }]
  const odd = { ...settled, refunds: 100, net: settled.net - 100 }
  const { refunds, agreement } = booksOf(november, { transactions: rows, settlements: [odd] })
  expect(refunds.map((row) => row.settlement)).toEqual([null])
  expect(agreement).toMatchObject({ knowsDeductions: false, carriedForward: 800, difference: 0 })
})

test('settlements are reported if their refunds do not match their deductions and reversals', () => {
  const named = { ...refund, settlementId: settled.id }
  const misnamed = (refunds: Refund[], settlementFields: Partial<Settlement>) =>
    booksOf(november, {
      transactions: [{ ...paid('txn_1', '2026-11-20T06:00:00Z'), settlementId: settled.id, refunds }],
      settlements: [{ ...settled, ...settlementFields }],
    }).agreement.misnamed.map(({ id }) => id)
  expect(misnamed([named], { refunds: 900, net: settled.net - 900 })).toEqual([])
  expect(misnamed([named], { refunds: 800, net: settled.net - 800 })).toEqual([settled.id])
  expect(misnamed([refund], { refunds: 800, net: settled.net - 800 })).toEqual([])
  const refused = { ...named, status: 'failed' as const, reversalSettlementId: settled.id }
  const adjustments = [{ type: 'refund_reversed' as const, amount: 900, refundId: refused.id }]
  expect(misnamed([refused], { refunds: 900, adjustments })).toEqual([])
  expect(misnamed([refused], { refunds: 900, net: settled.net - 900 })).toEqual([settled.id])
})

test('a returned transfer is not in the bank until another settlement has brought it there', () => {
  const returned = { ...settled, status: 'failed' as const, adjustments: [], carriedBy: 'setl_2' }
  const carrier = {
    ...settled,
    id: 'setl_2',
    status: 'processed' as const,
    processedAt: '2026-11-25T05:30:00Z',
  }
  const notSentAgain = (...settlements: Settlement[]) =>
    booksOf(november, { transactions: [], settlements }).payouts.notSentAgain
  expect(notSentAgain(returned)).toEqual({ count: 1, net: settled.net })
  expect(notSentAgain(returned, { ...carrier, status: 'scheduled' })).toEqual({ count: 1, net: settled.net })
  expect(notSentAgain(returned, carrier)).toEqual({ count: 0, net: 0 })
})

test('a payment of an unknown settlement leaves a difference', () => {
  const rows = [{ ...paid('txn_1', '2026-11-20T06:00:00Z'), settlementId: 'setl_unknown' }]
  expect(booksOf(november, { transactions: rows, settlements: [] }).agreement.difference).toBe(48_722)
})

test('a period without anything has no days', () => {
  expect(booksOf(november, { transactions: [], settlements: [] })).toMatchObject({
    days: [],
    totals: { count: 0, net: 0, toBank: 0 },
    agreement: { difference: 0, differing: [] },
  })
})

test('the archive of a period contains all of its files, unchanged', async () => {
  const books = booksOf(november, {
    transactions: [paid('txn_1', '2026-11-20T06:00:00Z')],
    settlements: [settled],
  })
  const files = unzipSync(new Uint8Array(await booksArchive(books).arrayBuffer()))
  expect(Object.keys(files)).toEqual([
    'day-book-2026-11.csv',
    'fees-and-gst-2026-11.csv',
    'fee-statement-2026-11.csv',
    'payments-2026-11.csv',
    'refunds-2026-11.csv',
    'settlements-2026-11.csv',
  ])
  const statement = files['fee-statement-2026-11.csv']
  expect(statement && strFromU8(statement)).toBe(
    'Day (IST),Payments,Taxable value (INR),GST rate (%),GST rounded per payment (INR),Fee with GST (INR)\r\n' +
      '2026-11-20,1,9.98,18,1.80,11.78\r\n' +
      'Total,1,9.98,18,1.80,11.78\r\n',
  )
})
