import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { batch, discardBatch, goOn, stopBatch } from './batch.ts'
import { counted, countOf, outcome } from './batch-messages.ts'
import { saveCreated } from './created-csv.ts'
import { focusHere } from './focus-here.ts'
import { correct } from './paste-step.tsx'
import { RowsTable } from './rows-table.tsx'
import { pastable } from './template.ts'

/** What became of each row, while they are sent and after. */
export function BatchStep({ onClose }: { onClose: () => void }) {
  const { rows, step, words, said } = useSnapshot(batch)
  const done = countOf(rows, 'done')
  const sendable = rows.length - countOf(rows, 'left')
  const isAtWork = step === 'running' || step === 'stopping'
  const toCorrect = rows.filter(({ state }) => state === 'left' || state === 'refused')

  function leave() {
    discardBatch()
    draftOf('links/many').discard()
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
      {isAtWork && words && <Note>{words}</Note>}
      {step === 'stopped' && words && <p className="form-error">{words}</p>}
      <RowsTable rows={batch.rows} />
      <LiveRegion text={said} />
      <div className="dialog-actions" data-sticky>
        {!isAtWork && done > 0 && (
          <Button look="quiet" size="sm" onClick={() => saveCreated(batch.rows)}>
            Download the links
          </Button>
        )}
        {isAtWork && (
          <Button ref={focusHere} look="secondary" size="sm" busy={step === 'stopping'} onClick={stopBatch}>
            Stop
          </Button>
        )}
        {step === 'stopped' && (
          <>
            <Button look="secondary" size="sm" onClick={leave}>
              Leave the rest
            </Button>
            <SendButton ref={focusHere} size="sm" onClick={goOn}>
              Go on
            </SendButton>
          </>
        )}
        {step === 'finished' && toCorrect.length > 0 && (
          <Button look="secondary" size="sm" onClick={correctRest}>
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
