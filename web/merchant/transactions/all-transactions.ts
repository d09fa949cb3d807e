import { ApiError, UNREADABLE } from '../../api/errors.ts'
import { maxTransactionsPerPage } from '../../api/rule-numbers.ts'
import type { Transaction, TransactionFilters } from './transactions.ts'
import { fetchPage } from './transactions.ts'

type Progress = {
  signal?: AbortSignal
  onProgress?: (loaded: number, total: number) => void
  /** No further page is fetched once there are this many. */
  most?: number
}

/** Every transaction that matches, or the first ones, page by page in the order of the list. @throws ApiError, NetworkError */
export async function allTransactions(
  filters: TransactionFilters,
  { signal, onProgress, most = Number.POSITIVE_INFINITY }: Progress = {},
): Promise<Transaction[]> {
  const rows: Transaction[] = []
  const seen = new Set<string>()
  let cursor: string | null | undefined
  do {
    // A repeated cursor would loop forever, and an incomplete list must not pass for a whole one.
    if (cursor && seen.has(cursor)) throw new ApiError(UNREADABLE)
    if (cursor) seen.add(cursor)
    const page = await fetchPage(
      { ...filters, limit: maxTransactionsPerPage, ...(cursor && { cursor }) },
      signal,
    )
    rows.push(...page.transactions)
    onProgress?.(rows.length, page.total)
    cursor = page.nextCursor
  } while (cursor && rows.length < most)
  return rows
}

/** The filters of a file: live money only, unless test payments are requested. */
export const inFile = (filters: TransactionFilters): TransactionFilters => ({ mode: 'live', ...filters })

/** A screen loads no more than this, since more would take too long. */
export const MAX_PAYMENTS = 1000

/** The newest matching payments, at most `most`, and how many there are in all. */
export async function newestTransactions(
  filters: TransactionFilters,
  signal: AbortSignal,
  most = MAX_PAYMENTS,
): Promise<{ rows: Transaction[]; total: number }> {
  let total = 0
  const onProgress = (_loaded: number, count: number) => {
    total = count
  }
  const rows = await allTransactions(filters, { signal, onProgress, most })
  return { rows, total }
}
