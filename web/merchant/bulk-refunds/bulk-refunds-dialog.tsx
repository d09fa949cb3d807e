import { useMemo, useState } from 'react'
import { proxy } from 'valtio/vanilla'
import { SendButton } from '../../loading/send-button.tsx'
import { paths } from '../../paths.ts'
import { rules } from '../../site/rules.ts'
import { CellNote } from '../../ui/app/cell-note.tsx'
import { DialogActions } from '../../ui/app/dialog.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import { focusHere } from '../dialogs/form-parts.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { formatRupees } from '../format/rupees.ts'
import { BatchDialog } from '../outbox/batch-dialog.tsx'
import { numberedRows, unsent } from '../outbox/batch-rows.ts'
import type { RowsLook } from '../outbox/rows-table.tsx'
import { amountColumn, RowsTable } from '../outbox/rows-table.tsx'
import { bulkRefundsDraft } from '../transactions/refund/bulk-draft.ts'
import type { RefundRequest } from '../transactions/refund/refund-flow.ts'
import type { CheckedRefund } from './check-refunds.ts'
import { PasteStep } from './paste-step.tsx'
import { refundBatch, refundWords } from './refund-batch.ts'
import type { Column } from './refund-sheet.ts'
import { refundSheet } from './refund-sheet.ts'

/** `/dashboard/transactions/refunds`: refunds many payments from the rows of a spreadsheet or a selection. */
export function BulkRefundsDialog() {
  const close = useCloseRoute(paths.transactions)
  const [checked, setChecked] = useState<CheckedRefund[] | null>(null)

  return (
    <BatchDialog
      batch={refundBatch}
      operation="refundTransaction"
      title="Refund in bulk"
      look={look}
      draft={bulkRefundsDraft()}
      onClose={close}
    >
      {checked ? (
        <ReviewStep rows={checked} onBack={() => setChecked(null)} />
      ) : (
        <PasteStep onChecked={setChecked} onClose={close} />
      )}
    </BatchDialog>
  )
}

type ReviewStepProps = { rows: CheckedRefund[]; onBack: () => void }

/** What would be refunded. The question has the focus, so Enter does nothing: only pressing the button moves money. */
function ReviewStep({ rows, onBack }: ReviewStepProps) {
  const rowProxies = useMemo(() => rows.map((row) => proxy(unsent(row))), [rows])
  const ready = rows.flatMap(({ body }) => body ?? [])
  const total = formatRupees(ready.reduce((sum, { amount }) => sum + amount, 0))
  const impossibleCount = rows.length - ready.length
  return (
    <div className="grid grid-cols-1 gap-4">
      <p ref={focusHere} tabIndex={-1}>
        {ready.length > 0 ? (
          <span>
            Refund <strong>{total}</strong> <span>{`in ${numberedRows(ready.length, refundWords)}?`}</span> A
            refund cannot be reversed. Customers receive it within {rules.refundArrival}.
          </span>
        ) : (
          'None of these rows can be refunded.'
        )}
      </p>
      {impossibleCount > 0 && (
        <Note tone="warning">
          {impossibleCount === 1
            ? 'One row cannot be refunded and will be left out.'
            : `${impossibleCount} rows cannot be refunded and will be left out.`}
        </Note>
      )}
      <RowsTable rows={rowProxies} look={reviewLook} />
      <DialogActions>
        <Button variant="secondary" size="sm" onClick={onBack}>
          Back
        </Button>
        {ready.length > 0 && (
          <SendButton variant="danger" size="sm" onClick={() => void refundBatch.start(rows)}>
            {`Refund ${total}`}
          </SendButton>
        )}
      </DialogActions>
    </div>
  )
}

const look: RowsLook<Column, RefundRequest> = {
  label: 'Refunds',
  headings: refundSheet.headings,
  columns: [
    {
      heading: 'Transaction',
      cell: ({ texts }, problemAt) => (
        <>
          {texts.transactionId ? (
            <span>{texts.transactionId}</span>
          ) : (
            <span className="text-muted">No id</span>
          )}
          {problemAt('transactionId')}
        </>
      ),
    },
    {
      heading: 'Customer',
      cell: ({ texts }, problemAt) => (
        <>
          <span>{texts.customer}</span>
          {texts.reason && <CellNote>{texts.reason}</CellNote>}
          {problemAt('reason')}
        </>
      ),
    },
    amountColumn('Refund'),
  ],
  states: { invalid: 'Not possible', sending: 'Sending…', done: 'Requested' },
}

/** Before the refunds are made. */
const reviewLook: typeof look = {
  ...look,
  columns: look.columns.toSpliced(2, 0, {
    heading: 'Can still be refunded',
    width: 'in-rupees',
    cell: ({ texts }) => texts.remaining,
  }),
}
