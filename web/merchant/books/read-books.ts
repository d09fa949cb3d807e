import { queryOptions } from '@tanstack/react-query'
import { addDays } from '../format/ist.ts'
import type { Settlement } from '../records/settlements.ts'
import { fetchSettlements, MAX_SETTLEMENTS } from '../records/settlements.ts'
import { allTransactions } from '../transactions/all-transactions.ts'
import { severalAtOnce } from '../transactions/several-at-once.ts'
import type { Transaction, TransactionFilters } from '../transactions/transactions.ts'
import { fetchPage } from '../transactions/transactions.ts'
import type { Books } from './books.ts'
import { booksOf } from './books.ts'
import type { Period } from './period.ts'
import { monthsOf } from './period.ts'

export type ReadBooks = Books & {
  /** Payments that the server counted, but did not send. */
  missing: number
  /** Set if the server has more settlements of the period than it lists: the first listed day. */
  settlementsSince: string | undefined
}

export type Loaded = { loaded: number; total: number }

/** Payments are captured within minutes, so that some of the first day were created the day before. */
const DAYS_BEFORE = 2
/** How long before the period a payment may be from that is refunded in it: it may have been pending for weeks. */
const REFUNDED_DAYS_BEFORE = 45

/** Everything that the books of a period need, page by page. Not live: figures that are being added up stand still. */
export const booksQuery = (period: Period, onProgress: (loaded: Loaded) => void) =>
  queryOptions({
    queryKey: ['books', period.id],
    queryFn: async ({ signal }) => {
      const { from, to } = period
      const months = monthsOf(period)
      const start = addDays(from, -DAYS_BEFORE)
      const expected =
        months.length > 1 ? (await fetchPage({ from: start, to, mode: 'live', limit: 1 }, signal)).total : 0
      const reader = readerOf(expected, onProgress)
      const readMonth = (month: Period, stop: AbortSignal) =>
        reader.read({ from: month.from === from ? start : month.from, to: month.to }, stop)
      await severalAtOnce(months, readMonth, signal)
      const earlier = { from: addDays(from, -REFUNDED_DAYS_BEFORE), to: addDays(from, -DAYS_BEFORE - 1) }
      await reader.read({ ...earlier, refundStatus: 'processed' }, signal)
      await reader.read({ ...earlier, refundStatus: 'pending' }, signal)
      await reader.read({ ...earlier, refundStatus: 'failed' }, signal)
      const { settlements } = await fetchSettlements(signal)
      const books = () => booksOf(period, { transactions: reader.transactions(), settlements })
      // Payments that were pending for days are in no list of these days.
      for (const { id: settlementId } of books().agreement.differing)
        await reader.read({ settlementId }, signal)
      return { ...books(), missing: reader.missing(), settlementsSince: toldSince(settlements, period) }
    },
  })

/** @param expected how many payments are read at least; lists that are read at once tell it one by one */
function readerOf(expected: number, onProgress: (loaded: Loaded) => void) {
  const rows = new Map<string, Transaction>()
  const lists: Loaded[] = []
  const sum = (name: keyof Loaded) => lists.reduce((total, list) => total + list[name], 0)

  async function read(filters: TransactionFilters, signal: AbortSignal) {
    const list = { loaded: 0, total: 0 }
    lists.push(list)
    const note = (loaded: number, total: number) => {
      Object.assign(list, { loaded, total })
      onProgress({ loaded: sum('loaded'), total: Math.max(sum('total'), expected) })
    }
    const payments = await allTransactions({ ...filters, mode: 'live' }, { signal, onProgress: note })
    for (const row of payments) rows.set(row.id, row)
    list.loaded = new Set(payments.map(({ id }) => id)).size
  }

  return {
    read,
    transactions: () => [...rows.values()],
    missing: () => Math.max(sum('total') - sum('loaded'), 0),
  }
}

function toldSince(settlements: readonly Settlement[], { from }: Period): string | undefined {
  const oldest = settlements.at(-1)?.capturedOn
  return settlements.length >= MAX_SETTLEMENTS && oldest && oldest > from ? oldest : undefined
}
