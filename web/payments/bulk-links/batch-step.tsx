import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { batch, discardBatch, resumeBatch, stopBatch } from './batch.ts'
import { counted, countOf, outcome } from './batch-messages.ts'
import { saveCreated } from './created-csv.ts'
import { focusHere } from './focus-here.ts'
import { correct } from './paste-step.tsx'
import { RowsTable } from './rows-table.tsx'
import { pastable } from './template.ts'

/** What became of each row, while they are sent and after. */
export function BatchStep({ onClose }: { onClose: () => void }) {
  const { rows, step, message, announcement } = useSnapshot(batch)
  const done = countOf(rows, 'done')
  const sendable = rows.length - countOf(rows, 'invalid')
  const isAtWork = step === 'running' || step === 'stopping'
  const toCorrect = rows.filter(({ state }) => state === 'invalid' || state === 'refused')

  function leave() {
    discardBatch()
    draftOf('links/bulk').discard()
    onClose()
  }

  function correctRest() {
    correct(pastable(toCorrect))
    discardBatch()
  }

  return (
    <div className="form">
      <div className="batch-progress">
        <progress aria-label="Created" max={sendable || 1} value={done} />
        <p>{isAtWork ? `${done} of ${counted(sendable)} created` : `${outcome(rows)}.`}</p>
      </div>
      {isAtWork && message && <Note>{message}</Note>}
      {step === 'stopped' && message && <p className="form-error">{message}</p>}
      <RowsTable rows={batch.rows} />
      <LiveRegion text={announcement} />
      <div className="dialog-actions" data-sticky>
        {!isAtWork && done > 0 && (
          <Button variant="quiet" size="sm" onClick={() => saveCreated(batch.rows)}>
            Download links
          </Button>
        )}
        {isAtWork && (
          <Button
            ref={focusHere}
            variant="secondary"
            size="sm"
            busy={step === 'stopping'}
            onClick={stopBatch}
          >
            Stop
          </Button>
        )}
        {step === 'stopped' && (
          <>
            <Button variant="secondary" size="sm" onClick={leave}>
              Discard the rest
            </Button>
            <SendButton ref={focusHere} size="sm" onClick={resumeBatch}>
              Resume
            </SendButton>
          </>
        )}
        {step === 'finished' && toCorrect.length > 0 && (
          <Button variant="secondary" size="sm" onClick={correctRest}>
            Correct {toCorrect.length} {toCorrect.length === 1 ? 'row' : 'rows'}
          </Button>
        )}
        {step === 'finished' && (
          <Button ref={focusHere} size="sm" onClick={leave}>
            Done
          </Button>
        )}
      </div>
    </div>
  )
}
