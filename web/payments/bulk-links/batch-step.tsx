import type { Snapshot } from 'valtio'
import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { focusHere, Note } from '../dialogs/form-parts.tsx'
import { linkBatch } from './batch.ts'
import { counted, countOf, outcome } from './batch-messages.ts'
import { saveCreated } from './created-csv.ts'
import { correct } from './paste-step.tsx'
import { RowsTable } from './rows-table.tsx'
import { isSendable } from './send-row.ts'
import type { BatchRow } from './stored-batch.ts'
import { pastable } from './template.ts'

/** The result of each row, during and after sending. */
export function BatchStep({ onClose }: { onClose: () => void }) {
  const { rows, step, message, announcement } = useSnapshot(linkBatch.state)
  const done = countOf(rows, 'done')
  const sendable = rows.length - countOf(rows, 'invalid')
  const isAtWork = step === 'running' || step === 'stopping'
  const toCorrect = rows.filter(({ state }) => state === 'invalid' || state === 'refused')

  async function leave() {
    await linkBatch.discard()
    if (linkBatch.state.step !== 'none') return
    draftOf('links/bulk').discard()
    onClose()
  }

  function correctRest() {
    correct(pastable(toCorrect))
    void linkBatch.discard()
  }

  return (
    <div className="form">
      <div className="batch-progress">
        <progress aria-label="Created" max={sendable || 1} value={done} />
        <p>{isAtWork ? `${done} of ${counted(sendable)} created` : `${outcome(rows)}.`}</p>
      </div>
      {isAtWork && message && <Note>{message}</Note>}
      {step === 'stopped' && <UncertainRows rows={rows} />}
      {step === 'stopped' && message && <p className="form-error">{message}</p>}
      <RowsTable rows={linkBatch.state.rows} />
      <LiveRegion text={announcement} />
      <div className="dialog-actions" data-sticky>
        {!isAtWork && done > 0 && (
          <Button variant="quiet" size="sm" onClick={() => saveCreated(linkBatch.state.rows)}>
            Download links
          </Button>
        )}
        {isAtWork && (
          <Button
            ref={focusHere}
            variant="secondary"
            size="sm"
            busy={step === 'stopping'}
            onClick={linkBatch.stop}
          >
            Stop
          </Button>
        )}
        {(step === 'stopped' || step === 'checking') && (
          <StoppedActions isBusy={step === 'checking'} rows={rows} onDiscard={() => void leave()} />
        )}
        {step === 'finished' && toCorrect.length > 0 && (
          <Button variant="secondary" size="sm" onClick={correctRest}>
            Correct {toCorrect.length} {toCorrect.length === 1 ? 'row' : 'rows'}
          </Button>
        )}
        {step === 'finished' && (
          <Button ref={focusHere} size="sm" onClick={() => void leave()}>
            Done
          </Button>
        )}
      </div>
    </div>
  )
}

type Rows = readonly Snapshot<BatchRow>[]

function StoppedActions({ isBusy, rows, onDiscard }: { isBusy: boolean; rows: Rows; onDiscard: () => void }) {
  const hasUncertain = countOf(rows, 'uncertain') > 0
  return (
    <>
      {countOf(rows, 'waiting') > 0 && (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onDiscard}>
          Discard remaining rows
        </Button>
      )}
      {hasUncertain && (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void linkBatch.check()}>
          Check what happened
        </Button>
      )}
      {rows.some(isSendable) && (
        <SendButton ref={focusHere} size="sm" busy={isBusy} onClick={() => void linkBatch.resume()}>
          Resume
        </SendButton>
      )}
    </>
  )
}

/** Rows whose response was lost: each may already be a link. */
function UncertainRows({ rows }: { rows: Rows }) {
  const uncertain = rows.filter(({ state }) => state === 'uncertain')
  if (uncertain.length === 0) return null
  const which = `${uncertain.length === 1 ? 'row' : 'rows'} ${uncertain.map(({ number }) => number).join(', ')}`
  return (
    <Note tone="warning">
      {`We cannot tell whether the ${counted(uncertain.length)} of ${which} ${uncertain.length === 1 ? 'was' : 'were'} created. `}
      {uncertain.every(isSendable)
        ? 'Resume sends exactly the same request: it never creates a second link.'
        : 'It is too late to send the same request again: check what happened.'}
    </Note>
  )
}
