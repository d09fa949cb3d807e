import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { BatchView } from '../batch/batch-view.tsx'
import { pastable } from '../batch/template.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { bulkRefundsDraft } from '../transactions/refund/bulk-draft.ts'
import type { CheckedRefund } from './check-refunds.ts'
import { refundSheet } from './columns.ts'
import { PasteStep } from './paste-step.tsx'
import type { RefundRow } from './refund-batch.ts'
import { refundBatch } from './refund-batch.ts'
import { RefundRowsTable } from './refund-rows-table.tsx'
import { saveResults } from './results-csv.ts'
import { ReviewStep } from './review-step.tsx'
import '../batch/batch.css'

/** `/dashboard/transactions/refunds`: refunds many payments from the rows of a spreadsheet or a selection. */
export function BulkRefundsDialog() {
  const { user } = useSnapshot(session)
  const { step } = useSnapshot(refundBatch.state)
  const isAllowed = can(user, 'refundTransaction')
  const close = useCloseRoute(paths.transactions)
  const [checked, setChecked] = useState<CheckedRefund[] | null>(null)

  // Nothing is refunded in the background: closing the dialog pauses the batch.
  useEffect(() => {
    refundBatch.restore()
    return refundBatch.stop
  }, [])

  function leave() {
    bulkRefundsDraft().discard()
    close()
  }

  function correct(rows: readonly Pick<RefundRow, 'texts'>[]) {
    bulkRefundsDraft().set({ rows: pastable(refundSheet, rows) })
    setChecked(null)
  }

  return (
    <Modal title="Refund in bulk" hasCloseButton size="wide" onClose={close}>
      {!isAllowed && <Note>{permissionNote(user)}</Note>}
      {isAllowed && step === 'none' && !checked && <PasteStep onChecked={setChecked} onClose={close} />}
      {isAllowed && step === 'none' && checked && (
        <ReviewStep rows={checked} onBack={() => setChecked(null)} />
      )}
      {isAllowed && step !== 'none' && (
        <BatchView
          batch={refundBatch}
          downloadLabel="Download results"
          onDownload={() => saveResults(refundBatch.state.rows)}
          onCorrect={correct}
          onDone={leave}
        >
          <RefundRowsTable rows={refundBatch.state.rows} />
        </BatchView>
      )}
    </Modal>
  )
}
