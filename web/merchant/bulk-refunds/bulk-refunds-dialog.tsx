import { useState } from 'react'
import { paths } from '../../paths.ts'
import { csvOf } from '../csv/csv.ts'
import { saveCsv } from '../csv/save-file.ts'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { dayOf } from '../format/ist.ts'
import { BatchDialog } from '../outbox/batch-dialog.tsx'
import { pastable } from '../outbox/spreadsheet.ts'
import { bulkRefundsDraft } from '../transactions/refund/bulk-draft.ts'
import type { CheckedRefund } from './check-refunds.ts'
import { PasteStep } from './paste-step.tsx'
import type { RefundRow } from './refund-batch.ts'
import { refundBatch } from './refund-batch.ts'
import { refundLook } from './refund-look.tsx'
import { refundSheet } from './refund-sheet.ts'
import { ReviewStep } from './review-step.tsx'

/** `/dashboard/transactions/refunds`: refunds many payments from the rows of a spreadsheet or a selection. */
export function BulkRefundsDialog() {
  const close = useCloseRoute(paths.transactions)
  const [checked, setChecked] = useState<CheckedRefund[] | null>(null)

  function leave() {
    bulkRefundsDraft().discard()
    close()
  }

  function correct(rows: readonly Pick<RefundRow, 'texts'>[]) {
    bulkRefundsDraft().set({ rows: pastable(refundSheet, rows) })
    setChecked(null)
  }

  return (
    <BatchDialog
      batch={refundBatch}
      operation="refundTransaction"
      title="Refund in bulk"
      look={look}
      download={{ label: 'Download results', save: saveResults }}
      onCorrect={correct}
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

/** Every row with its result. */
function saveResults(rows: readonly RefundRow[]) {
  const csv = csvOf<RefundRow>(
    [
      ['Transaction', ({ texts }) => texts.transactionId],
      ['Customer', ({ texts }) => texts.customer],
      ['Amount (INR)', ({ body }) => (body ? { paise: body.amount } : undefined)],
      ['Reason', ({ texts }) => texts.reason],
      ['State', ({ state }) => look.states[state].label],
      ['Refund', ({ result }) => result],
      ['Message', ({ message, problems }) => message || Object.values(problems).join(' ')],
    ],
    rows,
  )
  saveCsv(`refunds-${dayOf(Date.now())}`, csv)
}
