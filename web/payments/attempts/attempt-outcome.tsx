import { useSnapshot } from 'valtio'
import type { FailureTexts } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError, Note } from '../dialogs/form-parts.tsx'
import type { AttemptStep } from './attempt-flow.ts'
import { isTooOld } from './attempts.ts'

type Unresolved = Extract<AttemptStep<unknown>, { name: 'unresolved' }>

export type AttemptWords = {
  /** What was attempted, in the middle of a sentence: `the refund of ₹100.00`. */
  what: string
  /** What was done to it: `made`. */
  done: string
  /** What trying again can never do: `pays twice`. */
  never: string
}

type UnresolvedAttemptProps = {
  attempt: Readonly<Pick<Unresolved['attempt'], 'startedAt' | 'sends'>>
  note: Unresolved['note']
  words: AttemptWords
  texts: FailureTexts
  flow: {
    state: { isBusy: boolean; error: Error | null }
    check: () => Promise<void>
    retry: () => Promise<void>
  }
  onClose: () => void
}

/** The answer was lost. The same request may be sent again, and no other until it is known what became of this one. */
export function UnresolvedAttempt({ attempt, note, words, texts, flow, onClose }: UnresolvedAttemptProps) {
  const { isBusy, error } = useSnapshot(flow.state)
  const isOld = isTooOld(attempt)
  return (
    <>
      <Note tone="warning">
        {note === 'missing'
          ? `The server does not have ${words.what} so far.`
          : `We cannot tell whether ${words.what} was ${words.done}.`}{' '}
        {note === 'on-its-way' && 'It is being sent at the moment. '}
        {isOld
          ? 'It is too old to be sent again.'
          : `Trying again sends the very same request: it never ${words.never}.`}
      </Note>
      <FormError error={error} texts={texts} />
      <div className="dialog-actions">
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
      </div>
    </>
  )
}

type ResolvedAttemptProps = {
  /** What is known now, as a sentence. */
  text: string
  /** What can be done next. */
  next: { label: string; onClick: () => void } | null
  onClose: () => void
}

export const ResolvedAttempt = ({ text, next, onClose }: ResolvedAttemptProps) => (
  <>
    <p role="status">{text}</p>
    <div className="dialog-actions">
      {next && (
        <Button variant="secondary" onClick={next.onClick}>
          {next.label}
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </div>
  </>
)
