import { useMemo } from 'react'
import { proxy } from 'valtio/vanilla'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { focusHere, Note } from '../dialogs/form-parts.tsx'
import { formatRupees } from '../format/rupees.ts'
import { numberedRows, unsent } from '../outbox/batch-rows.ts'
import { RowsTable } from '../outbox/rows-table.tsx'
import type { CheckedRefund } from './check-refunds.ts'
import { refundBatch, refundWords } from './refund-batch.ts'
import { refundLook } from './refund-look.tsx'

type ReviewStepProps = { rows: CheckedRefund[]; onBack: () => void }

/** What would be refunded. The question has the focus, so Enter does nothing: only pressing the button moves money. */
export function ReviewStep({ rows, onBack }: ReviewStepProps) {
  const shown = useMemo(() => rows.map((row) => proxy(unsent(row))), [rows])
  const look = useMemo(
    () =>
      refundLook(
        new Map(rows.flatMap(({ number, remaining }) => (remaining === null ? [] : [[number, remaining]]))),
      ),
    [rows],
  )
  const ready = rows.flatMap(({ body }) => body ?? [])
  const total = formatRupees(ready.reduce((sum, { amount }) => sum + amount, 0))
  const impossible = rows.length - ready.length
  return (
    <div className="form">
      <p ref={focusHere} tabIndex={-1}>
        {ready.length > 0 ? (
          <span>
            Refund <b>{total}</b> <span>{`in ${numberedRows(ready.length, refundWords)}?`}</span> A refund
            cannot be reversed. Customers receive it within 5 to 7 business days.
          </span>
        ) : (
          'None of these rows can be refunded.'
        )}
      </p>
      {impossible > 0 && (
        <Note tone="warning">
          {impossible === 1
            ? 'One row is not possible and is left out.'
            : `${impossible} rows are not possible and are left out.`}
        </Note>
      )}
      <RowsTable rows={shown} look={look} />
      <div className="dialog-actions" data-batch>
        <Button variant="secondary" size="sm" onClick={onBack}>
          Back
        </Button>
        {ready.length > 0 && (
          <SendButton variant="danger" size="sm" onClick={() => void refundBatch.start(rows)}>
            {`Refund ${total}`}
          </SendButton>
        )}
      </div>
    </div>
  )
}
