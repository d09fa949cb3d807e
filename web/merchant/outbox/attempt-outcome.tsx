import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { DialogActions } from '../../ui/app/dialog.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError, focusHere } from '../dialogs/form-parts.tsx'
import type { AttemptStep } from './attempt-flow.ts'
import { isTooOld } from './attempts.ts'
import type { Kind } from './kind.ts'

type Unresolved = Extract<AttemptStep<unknown>, { name: 'unresolved' }>

type UnresolvedAttemptProps = {
  attempt: Readonly<Pick<Unresolved['attempt'], 'sentAfter' | 'missingSince' | 'sends'>>
  note: Unresolved['note']
  /** The object of the attempt within a sentence: `the refund of ₹100.00`. */
  what: string
  words: Kind<unknown>['words']
  flow: {
    state: { isBusy: boolean; error: Error | null }
    check: () => Promise<void>
    retry: () => Promise<void>
  }
  onClose: () => void
}

/** The response was lost. Only the same request may be sent again until its outcome is known. */
export function UnresolvedAttempt({ attempt, note, what, words, flow, onClose }: UnresolvedAttemptProps) {
  const { isBusy, error } = useSnapshot(flow.state)
  const isOld = isTooOld(attempt)
  const finding =
    note === 'missing'
      ? `The server has no record of ${what} yet.`
      : `We cannot tell whether ${what} was ${words.done}.`
  const progress = note === 'on-its-way' ? ' It is being sent at the moment.' : ''
  const next = isOld
    ? `It may be too old to be sent again. Check now, and once more after ten minutes: if it is still missing then, it was not ${words.done}.`
    : `Trying again sends exactly the same request: it never ${words.never}.`
  return (
    <>
      <Note tone="warning" ref={focusHere} tabIndex={-1}>
        {`${finding}${progress} ${next}`}
      </Note>
      <FormError error={error} messages={words} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void flow.check()}>
          Check what happened
        </Button>
        {!isOld && (
          <SendButton variant="danger" busy={isBusy} onClick={() => void flow.retry()}>
            Try again
          </SendButton>
        )}
      </DialogActions>
    </>
  )
}

type ResolvedAttemptProps = {
  /** The current state as a sentence. */
  text: string
  /** The possible actions. */
  next: { label: string; onClick: () => void } | null
  onClose: () => void
}

export const ResolvedAttempt = ({ text, next, onClose }: ResolvedAttemptProps) => (
  <>
    <p ref={focusHere} tabIndex={-1}>
      {text}
    </p>
    <DialogActions>
      {next && (
        <Button variant="secondary" onClick={next.onClick}>
          {next.label}
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </>
)
