import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../api/query-client.ts'
import { session } from '../../session/session.ts'
import { storedText } from '../../ui/use-stored-text.ts'
import { readAttempt, storageKey } from '../outbox/attempts.ts'
import { numberedRows } from '../outbox/batch-rows.ts'
import { PasteForm, usePastedText } from '../outbox/paste-form.tsx'
import { bulkRefundsDraft } from '../transactions/refund/bulk-draft.ts'
import { isRefundRequest, refundPurpose } from '../transactions/refund/refund-flow.ts'
import type { CheckedRefund } from './check-refunds.ts'
import { checkRefunds } from './check-refunds.ts'
import { findPayment } from './find-payment.ts'
import { refundWords } from './refund-batch.ts'
import type { PastedRefund } from './refund-sheet.ts'
import { readPastedRefunds, refundSheet } from './refund-sheet.ts'

type PasteStepProps = { onChecked: (rows: CheckedRefund[]) => void; onClose: () => void }

/** The rows to refund, pasted or handed over by a selection. Sends nothing: the next step shows what would happen. */
export function PasteStep({ onChecked, onClose }: PasteStepProps) {
  const draft = bulkRefundsDraft()
  const pasted = usePastedText(draft.values.rows)
  const { rows, tooMany } = readPastedRefunds(pasted.text)
  const { progress, error, check } = useCheck(onChecked)
  const isBusy = progress !== null
  const counted = rows.length > 0 && numberedRows(rows.length, refundWords)

  return (
    <PasteForm
      sheet={refundSheet}
      draft={draft}
      pasted={pasted}
      tooMany={tooMany}
      label="Refunds from your spreadsheet"
      hint="One payment per row: transaction id, RRN or order reference, then amount in ₹ and reason. Without an amount, the remaining amount is refunded. Nothing is sent until you have seen the result of a check."
      error={error}
      lines={8}
      summary={<p role="status">{isBusy ? `${progress} of ${counted} checked` : counted}</p>}
      announcement={error ?? ''}
      next={{
        label: counted ? `Check ${counted}` : 'Check refunds',
        isPossible: rows.length > 0,
        isBusy,
        go: () => void check(rows),
      }}
      onClose={onClose}
    />
  )
}

/** The dry run. Closing the dialog ends it. */
function useCheck(onChecked: PasteStepProps['onChecked']) {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const client = useQueryClient()
  const ending = useRef<AbortController>(null)
  useEffect(() => () => ending.current?.abort(), [])

  async function check(rows: readonly PastedRefund[]) {
    const ended = new AbortController()
    const { signal } = ended
    ending.current = ended
    setProgress(0)
    setError(null)
    try {
      const checked = await checkRefunds(rows, {
        find: (name) => findPayment(client, name),
        isUnresolved,
        onProgress: setProgress,
        signal,
      })
      if (!signal.aborted) onChecked(checked)
    } catch (cause) {
      ended.abort()
      setError(failureMessage(cause, { failure: 'Failed to fetch transactions', network: 'Network error' }))
      setProgress(null)
    }
  }

  return { progress, error, check }
}

/** Whether this browser has a refund of the payment without a known outcome. */
const isUnresolved = (id: string) =>
  readAttempt(storedText(storageKey(session.user?.id, refundPurpose(id))), isRefundRequest) !== null
