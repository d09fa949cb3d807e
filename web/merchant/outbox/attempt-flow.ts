import type { QueryClient } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { askServerTime } from '../../api/server-time.ts'
import type { Attempt, Outcome } from './attempts.ts'
import { attemptsFor, isLost } from './attempts.ts'
import type { Created, Kind } from './kind.ts'

export type AttemptStep<Body> =
  | { name: 'form' }
  /** Irreversible actions are confirmed before they are sent. */
  | { name: 'confirm'; body: Body }
  /** The outcome is unknown. `note`: the findings so far. */
  | { name: 'unresolved'; attempt: Attempt<Body>; note: 'missing' | 'on-its-way' | null }
  /** The outcome is known: it created `id`, or nothing. */
  | { name: 'resolved'; attempt: Attempt<Body>; id: string | null }
  | { name: 'done'; id: string }

type State<Body> = { step: AttemptStep<Body>; isBusy: boolean; error: Error | null }

/**
 * A request that must not be processed twice, from its form to a known outcome. One for each open dialog.
 * @param purpose such as `refund/txn_1`: one unresolved attempt at a time
 */
export function createAttemptFlow<Body extends object>(
  kind: Kind<Body>,
  purpose: string,
  client: QueryClient,
) {
  const attempts = attemptsFor(purpose, kind.isBody)
  const send = (attempt: Attempt<Body>) => kind.send(client, attempt)
  const state = proxy<State<Body>>({ step: firstStep(), isBusy: false, error: null })

  function firstStep(): AttemptStep<Body> {
    const attempt = attempts.unresolved()
    return attempt ? { name: 'unresolved', attempt, note: null } : { name: 'form' }
  }

  function take(outcome: Outcome<Created>) {
    state.error = 'error' in outcome ? outcome.error : null
    if (outcome.state === 'done') {
      state.step = { name: 'done', id: outcome.response.id }
      return
    }
    const step = firstStep()
    const isElsewhere = outcome.state === 'not-sent' && step.name === 'unresolved'
    state.step = isElsewhere ? { ...step, note: 'on-its-way' } : step
  }

  /** A press that comes in another step changes nothing: each one would draw the dialog again while it closes. */
  async function workingIn(name: AttemptStep<Body>['name'], work: () => Promise<void>) {
    if (state.isBusy || state.step.name !== name) return
    state.isBusy = true
    try {
      await work()
    } catch (cause) {
      state.error = cause instanceof Error ? cause : new Error('Unknown failure', { cause })
    } finally {
      state.isBusy = false
    }
  }

  /** `isResolved`: another tab knows the outcome, so a missing result was not processed. */
  async function lookFor(attempt: Attempt<Body>, { isResolved }: { isResolved: boolean }) {
    const now = await askServerTime()
    const find = await kind.lookUp(client)
    const id = (await find(attempt))?.id ?? null
    state.error = null
    if (id !== null || isResolved || isLost(attempt, now)) {
      attempts.resolve(attempt)
      state.step = { name: 'resolved', attempt, id }
    } else {
      attempts.missing(attempt, now)
      state.step = { name: 'unresolved', attempt, note: 'missing' }
    }
  }

  /** The attempt that this dialog shows, if it is the unresolved one; otherwise the outcome is shown. */
  async function withAttempt(work: (attempt: Attempt<Body>) => Promise<void>) {
    const { step } = state
    if (step.name !== 'unresolved') return
    const current = attempts.unresolved()
    if (current?.key === step.attempt.key) await work(current)
    else if (current) state.step = firstStep()
    else await lookFor(step.attempt, { isResolved: true })
  }

  return {
    state,
    review(body: Body) {
      if (state.step.name !== 'form') return
      state.error = null
      state.step = { name: 'confirm', body }
    },
    back() {
      state.step = firstStep()
    },
    /** Sends the confirmed request. */
    confirm: () =>
      workingIn('confirm', async () => {
        const { step } = state
        if (step.name === 'confirm') take(await attempts.start({ ...step.body }, send))
      }),
    /** Sends without confirmation. */
    send: (body: Body) => workingIn('form', async () => take(await attempts.start(body, send))),
    retry: () =>
      workingIn('unresolved', () =>
        withAttempt(async (attempt) => {
          const outcome = await attempts.retry(attempt, send)
          if (outcome.state === 'too-old') await lookFor(attempt, { isResolved: false })
          else take(outcome)
        }),
      ),
    check: () =>
      workingIn('unresolved', () => withAttempt((attempt) => lookFor(attempt, { isResolved: false }))),
  }
}
