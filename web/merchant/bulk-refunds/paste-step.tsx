import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { storedText } from '../../ui/use-stored-text.ts'
import { readAttempt, storageKey } from '../attempts/attempt-store.ts'
import { numberedRows } from '../batch/batch-messages.ts'
import { PasteField, Template, usePastedText } from '../batch/paste-field.tsx'
import { bulkRefundsDraft } from '../transactions/refund/bulk-draft.ts'
import { isRefundRequest, refundPurpose } from '../transactions/refund/refund-flow.ts'
import { fetchTransaction } from '../transactions/transactions.ts'
import type { CheckedRefund } from './check-refunds.ts'
import { checkRefunds } from './check-refunds.ts'
import { refundSheet } from './columns.ts'
import type { PastedRefund } from './pasted-refunds.ts'
import { readPastedRefunds } from './pasted-refunds.ts'
import { refundWords } from './refund-batch.ts'

const TOO_MANY = `At most ${refundSheet.maxRows} rows at a time.`

type PasteStepProps = { onChecked: (rows: CheckedRefund[]) => void; onClose: () => void }

/** The rows to refund, pasted or handed over by a selection. Sends nothing: the next step shows what would happen. */
export function PasteStep({ onChecked, onClose }: PasteStepProps) {
  const { values, keep, discard } = bulkRefundsDraft()
  const pasted = usePastedText(values.rows ?? '')
  const { rows, ...read } = readPastedRefunds(pasted.text)
  const tooMany = pasted.isTooLong || read.tooMany
  const { progress, error, check } = useCheck(onChecked)

  function leave() {
    discard()
    onClose()
  }

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onChange={(event) => keep.onChange(event)}
    >
      <PasteField
        pasted={pasted}
        label="Refunds from your spreadsheet"
        hint="One payment per row: transaction id, amount in ₹, reason. Without an amount, whatever is left is refunded. Nothing is sent before you have seen the result of a check."
        error={tooMany ? TOO_MANY : (error ?? undefined)}
        lines={8}
        isReadOnly={progress !== null}
      />
      {rows.length === 0 && <Template fileName="refunds" sheet={refundSheet} />}
      <LiveRegion text={tooMany ? TOO_MANY : (error ?? '')} />
      <div className="dialog-actions" data-batch>
        <p role="status">
          {progress === null
            ? rows.length > 0 && numberedRows(rows.length, refundWords)
            : `${progress} of ${numberedRows(rows.length, refundWords)} checked`}
        </p>
        <Button variant="secondary" size="sm" onClick={leave}>
          Cancel
        </Button>
        <SendButton
          size="sm"
          busy={progress !== null}
          aria-disabled={rows.length === 0}
          onClick={() => rows.length > 0 && void check(rows)}
        >
          {rows.length > 0 ? `Check ${numberedRows(rows.length, refundWords)}` : 'Check refunds'}
        </SendButton>
      </div>
    </form>
  )
}

/** The dry run. Closing the dialog ends it. */
function useCheck(onChecked: PasteStepProps['onChecked']) {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
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
        find: fetchTransaction,
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

/** Whether this browser holds a refund of the payment whose response was lost. */
const isUnresolved = (id: string) =>
  readAttempt(storedText(storageKey(session.user?.id, refundPurpose(id))), isRefundRequest) !== null
