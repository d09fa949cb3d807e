import { csvOf } from '../csv/csv.ts'
import { saveCsv } from '../csv/save-file.ts'
import { dayOf } from '../format/ist.ts'
import type { RefundRow } from './refund-batch.ts'
import { stateLabels } from './refund-rows-table.tsx'

/** Every row with its result. */
export function saveResults(rows: readonly RefundRow[]) {
  const csv = csvOf<RefundRow>(
    [
      ['Transaction', ({ texts }) => texts.transactionId],
      ['Customer', ({ texts }) => texts.customer],
      ['Amount (INR)', ({ body }) => (body ? { paise: body.amount } : undefined)],
      ['Reason', ({ texts }) => texts.reason],
      ['State', ({ state }) => stateLabels[state].label],
      ['Refund', ({ result }) => result],
      ['Message', ({ message, problems }) => message || Object.values(problems).join(' ')],
    ],
    rows,
  )
  saveCsv(`refunds-${dayOf(Date.now())}`, csv)
}
