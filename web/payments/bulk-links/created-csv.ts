import { csvOf } from '../csv/csv.ts'
import { saveCsv } from '../csv/save-file.ts'
import { dayOf } from '../values/ist.ts'
import type { BatchRow } from './stored-batch.ts'

/** The created links with their URLs, to send to customers. */
export function saveCreated(rows: readonly BatchRow[]) {
  const csv = csvOf<BatchRow>(
    [
      ['Title', ({ texts }) => texts.title],
      ['Amount (INR)', ({ link }) => (link ? { paise: link.amount } : undefined)],
      ['Customer name', ({ texts }) => texts.customerName],
      ['Email', ({ texts }) => texts.customerEmail],
      ['Phone', ({ link }) => link?.customer?.phone],
      ['Reference', ({ texts }) => texts.reference],
      ['Link', ({ url }) => url],
    ],
    rows.filter(({ state }) => state === 'done'),
  )
  saveCsv(`payment-links-${dayOf(Date.now())}`, csv)
}
