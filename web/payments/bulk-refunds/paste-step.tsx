import type { ClipboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { storedText } from '../../ui/use-stored-text.ts'
import { readAttempt, storageKey } from '../attempts/attempt-store.ts'
import { counted } from '../batch/batch-messages.ts'
import { saveCsv } from '../csv/save-file.ts'
import { focusHere } from '../dialogs/form-parts.tsx'
import { bulkRefundsDraft, MAX_REFUNDS } from '../transactions/refund/bulk-draft.ts'
import { isRefundRequest, refundPurpose } from '../transactions/refund/refund-flow.ts'
import { fetchTransaction } from '../transactions/transactions.ts'
import type { CheckedRefund } from './check-refunds.ts'
import { checkRefunds } from './check-refunds.ts'
import { MAX_CHARACTERS, readPastedRefunds } from './pasted-refunds.ts'
import { refundWords } from './refund-batch.ts'
import { copiedTemplate, savedTemplate } from './template.ts'

const TOO_MANY = `At most ${MAX_REFUNDS} rows at a time.`

type PasteStepProps = { onChecked: (rows: CheckedRefund[]) => void; onClose: () => void }

/** The rows to refund, pasted or handed over by a selection. Sends nothing: the next step shows what would happen. */
export function PasteStep({ onChecked, onClose }: PasteStepProps) {
  const { values, keep, discard } = bulkRefundsDraft()
  const [text, setText] = useState(values.rows ?? '')
  const [isTooLong, setIsTooLong] = useState(false)
  const { rows, ...read } = readPastedRefunds(text)
  const tooMany = isTooLong || read.tooMany
  const { progress, error, check } = useCheck(onChecked)

  // A field with a quarter of a million lines would freeze the page for seconds.
  function refuseTooLong(event: ClipboardEvent) {
    if (event.clipboardData.getData('text/plain').length <= MAX_CHARACTERS) return
    event.preventDefault()
    setIsTooLong(true)
  }

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
      <TextAreaField
        label="Refunds from your spreadsheet"
        name="rows"
        ref={focusHere}
        rows={8}
        spellCheck={false}
        wrap="off"
        readOnly={progress !== null}
        value={text}
        onChange={(event) => {
          setIsTooLong(false)
          setText(event.target.value)
        }}
        onPaste={refuseTooLong}
        hint="One payment per row: transaction id, amount in ₹, reason. Without an amount, whatever is left is refunded. Nothing is sent before you have seen the result of a check."
        error={tooMany ? TOO_MANY : (error ?? undefined)}
      />
      {rows.length === 0 && (
        <div className="row">
          <Button variant="secondary" size="sm" onClick={() => saveCsv('refunds', savedTemplate)}>
            Download template
          </Button>
          <span className="muted">or copy the headings</span>
          <CopyButton text={copiedTemplate} what="headings for a spreadsheet" />
        </div>
      )}
      <LiveRegion text={tooMany ? TOO_MANY : (error ?? '')} />
      <div className="dialog-actions" data-sticky>
        <p role="status">
          {progress === null
            ? rows.length > 0 && counted(rows.length, refundWords)
            : `${progress} of ${counted(rows.length, refundWords)} checked`}
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
          {rows.length > 0 ? `Check ${counted(rows.length, refundWords)}` : 'Check refunds'}
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

  async function check(rows: Parameters<typeof checkRefunds>[0]) {
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
      setError(failureText(cause, { failure: 'Failed to fetch transactions', network: 'Network error' }))
      setProgress(null)
    }
  }

  return { progress, error, check }
}

/** Whether this browser holds a refund of the payment whose response was lost. */
const isUnresolved = (id: string) =>
  readAttempt(storedText(storageKey(session.user?.id, refundPurpose(id))), isRefundRequest) !== null
