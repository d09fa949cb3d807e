import { csvOf } from '../csv/csv.ts'
import { saveCsv } from '../csv/save-file.ts'
import { dayOf } from '../format/ist.ts'
import type { LinkRow } from './link-batch.ts'

/** The created links with their URLs, to send to customers. */
export function saveCreated(rows: readonly LinkRow[]) {
  const csv = csvOf<LinkRow>(
    [
      ['Title', ({ texts }) => texts.title],
      ['Amount (INR)', ({ body }) => (body ? { paise: body.amount } : undefined)],
      ['Customer name', ({ texts }) => texts.customerName],
      ['Email', ({ texts }) => texts.customerEmail],
      ['Phone', ({ body }) => body?.customer?.phone],
      ['Reference', ({ texts }) => texts.reference],
      ['Link', ({ result }) => result],
    ],
    rows.filter(({ state }) => state === 'done'),
  )
  saveCsv(`payment-links-${dayOf(Date.now())}`, csv)
}
