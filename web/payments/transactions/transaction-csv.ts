import { ApiError } from '../../api/errors.ts'
import type { Columns } from '../csv/csv.ts'
import { csvOf, istTime } from '../csv/csv.ts'
import { methodName } from '../values/method-names.ts'
import { statuses } from '../values/status.tsx'
import type { Transaction, TransactionFilters } from './transactions.ts'
import { fetchPage } from './transactions.ts'

type Progress = { signal?: AbortSignal; onProgress?: (loaded: number, total: number) => void }

export const transactionsCsv = async (filters: TransactionFilters, progress: Progress) =>
  csvOf(columns, await allTransactions(filters, progress))

/** Every transaction that matches, fetched page by page, in the order of the list. */
export async function allTransactions(filters: TransactionFilters, { signal, onProgress }: Progress = {}) {
  const rows: Transaction[] = []
  const seen = new Set<string>()
  let cursor: string | null | undefined
  do {
    // A repeated cursor would loop forever, and an incomplete file must not be saved.
    if (cursor && seen.has(cursor)) throw new ApiError(502)
    if (cursor) seen.add(cursor)
    const page = await fetchPage({ ...filters, limit: MAX_PAGE_SIZE, ...(cursor && { cursor }) }, signal)
    rows.push(...page.transactions)
    onProgress?.(rows.length, page.total)
    cursor = page.nextCursor
  } while (cursor)
  return rows
}

/** Rows that are loaded already. */
export const csvOfTransactions = (rows: readonly Transaction[]) => csvOf(columns, rows)

const MAX_PAGE_SIZE = 100
const labels: Record<string, { label: string }> = statuses.transaction

const columns: Columns<Transaction> = [
  ['Transaction', ({ id }) => id],
  ['Created (IST)', ({ createdAt }) => istTime(createdAt)],
  ['Merchant', ({ merchantName }) => merchantName],
  ['Status', ({ status }) => labels[status]?.label ?? status],
  ['Method', ({ method }) => methodName(method)],
  ['Amount (INR)', ({ amount }) => ({ paise: amount })],
  ['Refunded (INR)', ({ refundedAmount }) => ({ paise: refundedAmount })],
  ['Fee (INR)', ({ fee }) => ({ paise: fee })],
  ['GST on fee (INR)', ({ tax }) => ({ paise: tax })],
  ['Customer', ({ customer }) => customer.name],
  ['Email', ({ customer }) => customer.email],
  ['Phone', ({ customer }) => customer.phone],
  ['RRN', ({ rrn }) => rrn],
  ['Payment link', ({ paymentLinkId }) => paymentLinkId],
  ['Settlement', ({ settlementId }) => settlementId],
  ['Failure', ({ failure }) => failure?.reason],
]
