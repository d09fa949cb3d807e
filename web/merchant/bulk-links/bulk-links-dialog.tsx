import { useMemo } from 'react'
import { proxy } from 'valtio/vanilla'
import { paths } from '../../paths.ts'
import { CellNote } from '../../ui/app/cell-note.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { BatchDialog } from '../outbox/batch-dialog.tsx'
import { numberedRows, unsent } from '../outbox/batch-rows.ts'
import { PasteForm, usePastedText } from '../outbox/paste-form.tsx'
import type { RowsLook } from '../outbox/rows-table.tsx'
import { amountColumn, RowsTable } from '../outbox/rows-table.tsx'
import type { NewPaymentLink } from '../payment-links/payment-links.ts'
import { linkBatch, linkWords } from './link-batch.ts'
import type { Column } from './link-sheet.ts'
import { linkSheet, readPasted } from './link-sheet.ts'

/** `/dashboard/links/bulk`: creates payment links from the rows of a spreadsheet, next to the list. */
export function BulkLinksDialog() {
  const close = useCloseRoute(paths.links)
  return (
    <BatchDialog
      batch={linkBatch}
      operation="createPaymentLink"
      title="Create payment links in bulk"
      look={look}
      draft={draft()}
      onClose={close}
    >
      <PasteStep onClose={close} />
    </BatchDialog>
  )
}

const draft = () => draftOf('links/bulk')

function PasteStep({ onClose }: { onClose: () => void }) {
  const pasted = usePastedText(draft().values.rows)
  const { rows, tooMany } = useMemo(() => readPasted(pasted.text), [pasted.text])
  const ready = rows.flatMap(({ body }) => body ?? [])
  const invalidCount = rows.length - ready.length
  const total = formatRupees(ready.reduce((sum, { amount }) => sum + amount, 0))
  const reading = [
    rows.length > 0 && `${numberedRows(ready.length, linkWords)}, total ${total}.`,
    invalidCount > 0 && `${invalidCount} ${invalidCount === 1 ? 'row needs' : 'rows need'} correction.`,
  ]
    .filter(Boolean)
    .join(' ')

  return (
    <PasteForm
      sheet={linkSheet}
      draft={draft()}
      pasted={pasted}
      tooMany={tooMany}
      label="Rows from your spreadsheet"
      hint="Paste columns in this order: title, amount in ₹, customer name, email, phone, reference, expires on. Only title and amount are required. Without a day, a link expires in 14 days; write “none” for no expiry. To use another order, include a header row."
      lines={rows.length > 0 ? 3 : 7}
      summary={<p aria-hidden>{reading}</p>}
      announcement={reading}
      next={{
        label: ready.length > 0 ? `Create ${numberedRows(ready.length, linkWords)}` : 'Create payment links',
        isPossible: ready.length > 0,
        go: () => void linkBatch.start(rows),
      }}
      onClose={onClose}
    >
      {rows.length > 0 && <RowsTable rows={rows.map((row) => proxy(unsent(row)))} look={look} />}
    </PasteForm>
  )
}

const look: RowsLook<Column, NewPaymentLink> = {
  label: 'Payment links to create',
  headings: linkSheet.headings,
  columns: [
    {
      heading: 'Payment link',
      cell: ({ texts }, problemAt) => (
        <>
          {texts.title ? <span>{texts.title}</span> : <span className="text-muted">No title</span>}
          {problemAt('title')}
          {texts.reference && <CellNote>{texts.reference}</CellNote>}
          {problemAt('reference')}
        </>
      ),
    },
    {
      heading: 'Customer',
      cell: ({ texts, body: link }, problemAt) => (
        <>
          <span>{texts.customerName}</span>
          {problemAt('customerName')}
          {texts.customerEmail && <CellNote>{texts.customerEmail}</CellNote>}
          {problemAt('customerEmail')}
          {texts.customerPhone && <CellNote>{link?.customer?.phone ?? texts.customerPhone}</CellNote>}
          {problemAt('customerPhone')}
        </>
      ),
    },
    {
      heading: 'Expires on',
      width: 'last-day',
      cell: ({ texts, body: link }, problemAt) => (
        <>
          <span>{link ? (link.expiresAt ? formatDay(link.expiresAt) : 'Never') : texts.expiresOn}</span>
          {problemAt('expiresOn')}
        </>
      ),
    },
    amountColumn('Amount'),
  ],
  states: { invalid: 'Needs correction', sending: 'Creating…', done: 'Created' },
}
