import type { Snapshot } from 'valtio'
import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { DialogActions } from '../../ui/app/dialog.tsx'
import { FormFailure } from '../../ui/app/form.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Progress } from '../../ui/app/progress.tsx'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { focusHere } from '../dialogs/form-parts.tsx'
import { Announcement } from '../screen/announcement.tsx'
import type { Batch } from './batch.ts'
import type { AnyRow } from './batch-rows.ts'
import { countOf, numberedRows, outcome } from './batch-rows.ts'
import type { BatchWords } from './kind.ts'
import { isSendable } from './send-row.ts'

type BatchViewProps<Column extends string, Body> = {
  batch: Batch<Column, Body>
  /** The rows with the result of each. */
  children: Elements
  /** Once nothing is left to show. */
  onDone: () => void
}

/** The result of each row, during and after sending. */
export function BatchView<Column extends string, Body>(props: BatchViewProps<Column, Body>) {
  const { batch, children, onDone } = props
  const { words } = batch.kind
  const { step, message, announcement, ...snapshot } = useSnapshot(batch.state)
  const rows: readonly Snapshot<AnyRow>[] = snapshot.rows
  const done = countOf(rows, 'done')
  const sendable = rows.length - countOf(rows, 'invalid')
  const isAtWork = step === 'running' || step === 'stopping'
  const isChecking = step === 'checking'
  const isResting = step === 'stopped' || isChecking

  async function leave() {
    await batch.discard()
    if (batch.state.step === 'none') onDone()
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <Progress className="w-full" aria-label={capitalised(words.done)} max={sendable || 1} value={done} />
        <p className="tnum font-label">
          {isAtWork
            ? `${done} of ${numberedRows(sendable, words)} ${words.done}`
            : `${outcome(rows, words)}.`}
        </p>
      </div>
      {isAtWork && message && <Note>{message}</Note>}
      {step === 'stopped' && <UncertainRows rows={rows} words={words} />}
      {step === 'stopped' && message && <FormFailure>{message}</FormFailure>}
      {children}
      <Announcement text={announcement} />
      <DialogActions>
        {isAtWork && (
          <Button
            ref={focusHere}
            variant="secondary"
            size="sm"
            busy={step === 'stopping'}
            onClick={batch.stop}
          >
            Stop
          </Button>
        )}
        {isResting && countOf(rows, 'waiting') > 0 && (
          <Button variant="secondary" size="sm" busy={isChecking} onClick={() => void leave()}>
            Discard remaining rows
          </Button>
        )}
        {isResting && countOf(rows, 'uncertain') > 0 && (
          <Button variant="secondary" size="sm" busy={isChecking} onClick={() => void batch.check()}>
            Check what happened
          </Button>
        )}
        {isResting && rows.some(isSendable) && (
          <SendButton ref={focusHere} size="sm" busy={isChecking} onClick={() => void batch.resume()}>
            Resume
          </SendButton>
        )}
        {step === 'finished' && (
          <Button ref={focusHere} size="sm" onClick={() => void leave()}>
            Done
          </Button>
        )}
      </DialogActions>
    </div>
  )
}

type UncertainRowsProps = { rows: readonly Snapshot<AnyRow>[]; words: BatchWords }

/** Rows without a response: each may already have been processed. */
function UncertainRows({ rows, words }: UncertainRowsProps) {
  const uncertain = rows.filter(({ state }) => state === 'uncertain')
  if (uncertain.length === 0) return null
  const isOne = uncertain.length === 1
  const which = `${isOne ? 'row' : 'rows'} ${uncertain.map(({ number }) => number).join(', ')}`
  const text = [
    `We cannot tell whether the ${numberedRows(uncertain.length, words)} of ${which} ${isOne ? 'was' : 'were'} ${words.done}.`,
    uncertain.every(isSendable)
      ? `Resume sends exactly the same request: it never ${words.never}.`
      : 'It is too late to send the same request again: check what happened.',
  ]
  return <Note tone="warning">{text.join(' ')}</Note>
}

const capitalised = (text: string) => text[0]?.toUpperCase() + text.slice(1)
