import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { DialogActions } from '../../ui/app/dialog.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError, focusHere } from '../dialogs/form-parts.tsx'
import { formatTime } from '../format/ist.ts'
import type { AttemptStep, createAttemptFlow } from './attempt-flow.ts'
import { isTooOld } from './attempts.ts'
import type { Kind } from './kind.ts'

type Step<Name> = Extract<AttemptStep<unknown>, { name: Name }>
type Sent = Readonly<
  Pick<Step<'unresolved'>['attempt'], 'startedAt' | 'sentAfter' | 'missingSince' | 'sends'>
>
type Next = { label: string; onClick: () => void }

type AttemptFlow<Body extends object> = ReturnType<typeof createAttemptFlow<Body>>

/** The flow of an open dialog. `onDone` follows its own response only: a late one must not navigate the user away. */
export function useAttempt<Body extends object>(
  create: (client: QueryClient) => AttemptFlow<Body>,
  onDone: (id: string) => void,
) {
  const client = useQueryClient()
  const [flow] = useState(() => create(client))
  const { step } = useSnapshot(flow.state)
  const leave = useEffectEvent(() => step.name === 'done' && onDone(step.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads on when the step has become that one.
  useEffect(() => void leave(), [step.name])
  return { flow, step }
}

type AttemptOutcomeProps = {
  step:
    | { name: 'unresolved'; attempt: Sent; note: Step<'unresolved'>['note'] }
    | { name: 'resolved'; attempt: Sent; id: string | null }
  /** The object of the attempt within a sentence: `refund of ₹100.00`. */
  subject: string
  words: Kind<unknown>['words']
  flow: Pick<AttemptFlow<never>, 'check' | 'retry'> & { state: { isBusy: boolean; error: Error | null } }
  /** The action that is possible when the outcome is known: it created `id`, or nothing. */
  next: (id: string | null) => Next | null
  onClose: () => void
}

/** The outcome of a request after its response was lost. */
export function AttemptOutcome({ step, subject, words, flow, next, onClose }: AttemptOutcomeProps) {
  const object = `${subject} of ${formatTime(new Date(step.attempt.startedAt).toISOString())}`
  if (step.name === 'unresolved')
    return <Unresolved {...step} object={`the ${object}`} words={words} flow={flow} onClose={onClose} />
  const nextAction = next(step.id)
  return (
    <>
      <p ref={focusHere} tabIndex={-1}>
        {`The ${object} was ${step.id === null ? words.notDone : words.done}.`}
      </p>
      <DialogActions>
        {nextAction && (
          <Button variant="secondary" onClick={nextAction.onClick}>
            {nextAction.label}
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  )
}

type UnresolvedProps = Pick<AttemptOutcomeProps, 'words' | 'flow' | 'onClose'> & {
  attempt: Sent
  note: Step<'unresolved'>['note']
  object: string
}

/** Only the same request may be sent again until its outcome is known. */
function Unresolved({ attempt, note, object, words, flow, onClose }: UnresolvedProps) {
  const { isBusy, error } = useSnapshot(flow.state)
  const isOld = isTooOld(attempt)
  const finding =
    note === 'missing'
      ? `The server has no record of ${object} yet.`
      : `We cannot tell whether ${object} was ${words.done}.`
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
