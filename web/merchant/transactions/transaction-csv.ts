import type { Columns } from '../csv/csv.ts'
import { csvOf, istTime } from '../csv/csv.ts'
import { methodName } from '../format/method-names.ts'
import { statuses } from '../format/status.tsx'
import type { Progress } from './all-transactions.ts'
import { allTransactions } from './all-transactions.ts'
import type { Transaction, TransactionFilters } from './transactions.ts'

/** Every transaction that matches, in the order of the list. */
export const transactionsCsv = async (filters: TransactionFilters, progress: Progress) =>
  csvOf(columns, await allTransactions(filters, progress))

/** Rows that are loaded already. */
export const csvOfTransactions = (rows: readonly Transaction[]) => csvOf(columns, rows)

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
