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
import { RowsTable } from '../outbox/rows-table.tsx'
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

  function leave() {
    bulkRefundsDraft().discard()
    close()
  }

  return (
    <BatchDialog
      batch={refundBatch}
      operation="refundTransaction"
      title="Refund in bulk"
      look={look}
      onDone={leave}
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

const look = refundLook()

type ReviewStepProps = { rows: CheckedRefund[]; onBack: () => void }

/** What would be refunded. The question has the focus, so Enter does nothing: only pressing the button moves money. */
function ReviewStep({ rows, onBack }: ReviewStepProps) {
  const rowProxies = useMemo(() => rows.map((row) => proxy(unsent(row))), [rows])
  const look = useMemo(
    () =>
      refundLook(
        new Map(rows.flatMap(({ number, remaining }) => (remaining === null ? [] : [[number, remaining]]))),
      ),
    [rows],
  )
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
      <RowsTable rows={rowProxies} look={look} />
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

type Look = RowsLook<Column, RefundRequest>

/** @param remaining the refundable amount of each row, in paise: shown before the refunds are made */
function refundLook(remaining?: ReadonlyMap<number, number>): Look {
  return {
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
      ...(remaining ? [remainingColumn(remaining)] : []),
      {
        heading: 'Refund',
        width: 'in-rupees',
        cell: ({ texts, body }, problemAt) => (
          <>
            <span className="tnum whitespace-nowrap" translate="no">
              {body ? formatRupees(body.amount) : texts.amount}
            </span>
            {problemAt('amount')}
          </>
        ),
      },
    ],
    states: {
      invalid: { label: 'Not possible', tone: 'danger' },
      waiting: { label: 'Ready', tone: 'neutral' },
      sending: { label: 'Sending…', tone: 'open' },
      uncertain: { label: 'Not confirmed', tone: 'warning' },
      done: { label: 'Requested', tone: 'success' },
      rejected: { label: 'Rejected', tone: 'danger' },
    },
  }
}

const remainingColumn = (remaining: ReadonlyMap<number, number>): Look['columns'][number] => ({
  heading: 'Can still be refunded',
  width: 'in-rupees',
  cell: ({ number }) => {
    const amount = remaining.get(number)
    return amount !== undefined && formatRupees(amount)
  },
})
