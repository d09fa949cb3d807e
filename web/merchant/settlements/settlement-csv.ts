import type { Columns } from '../csv/csv.ts'
import { csvOf, istTime } from '../csv/csv.ts'
import { formatDay } from '../format/ist.ts'
import { statuses } from '../format/status.tsx'
import type { Settlement } from './settlements.ts'

export const settlementsCsv = (settlements: readonly Settlement[]) => csvOf(columns, settlements)

const labels: Record<string, { label: string }> = statuses.settlement

/** Net is gross minus refunds, fee and GST, each in its own column. */
const columns: Columns<Settlement> = [
  ['Settlement', ({ id }) => id],
  ['Merchant', ({ merchantName }) => merchantName],
  ['Status', ({ status }) => labels[status]?.label ?? status],
  ['Payments of', ({ capturedOn }) => formatDay(capturedOn)],
  ['Due', ({ dueOn }) => formatDay(dueOn)],
  ['Processed (IST)', ({ processedAt }) => istTime(processedAt)],
  ['UTR', ({ utr }) => utr],
  ['Transactions', ({ transactionCount }) => transactionCount],
  ['Gross (INR)', ({ gross }) => ({ paise: gross })],
  ['Refunds (INR)', ({ refunds }) => ({ paise: refunds })],
  ['Fee (INR)', ({ fee }) => ({ paise: fee })],
  ['GST on fee (INR)', ({ tax }) => ({ paise: tax })],
  ['Net (INR)', ({ net }) => ({ paise: net })],
]
