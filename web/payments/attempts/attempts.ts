import { ApiError } from '../../api/errors.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import type { Attempt, AttemptSlot, BodyCheck } from './attempt-store.ts'
import { attemptStore, storageKey } from './attempt-store.ts'

/** The server keeps a key for 24 hours. One that could expire in transit is not sent again. */
const MAX_RESEND_AGE_MS = 23 * 60 * 60 * 1000

export type Outcome<Answer> =
  | { state: 'done'; answer: Answer }
  /** Certainly not processed. */
  | { state: 'refused'; error: ApiError }
  /** It may have been processed: the attempt is kept. */
  | { state: 'uncertain'; error: Error }
  /** Nothing was sent: another attempt is unresolved, this one is being sent, or it is too old. */
  | { state: 'not-sent' }

type Send<Body, Answer> = (attempt: Attempt<Body>) => Promise<Answer>

/** The attempts of the signed-in user for one purpose, such as `refund/txn_1`: one unresolved at a time. */
export function attemptsFor<Body>(purpose: string, isBody: BodyCheck<Body>) {
  const name = storageKey(session.user?.id, purpose)
  const store = attemptStore(name, isBody)

  /** In one tab at a time: an error in one tab does not resolve a request in flight from another. */
  const alone = <Answer>(work: () => Promise<Outcome<Answer>>) =>
    withTabLock<Outcome<Answer>>(name, { ifAvailable: true }, async (isHeld) =>
      isHeld ? await work() : { state: 'not-sent' },
    )

  return {
    unresolved: store.read,
    /** Sends something new, unless an earlier attempt is unresolved. */
    start: <Answer>(body: Body, request: Send<Body, Answer>) =>
      alone(async () =>
        store.read()
          ? ({ state: 'not-sent' } satisfies Outcome<Answer>)
          : await sendAttempt(store, newAttempt(body), request),
      ),
    /** Repeats the same bytes with the same key, unless another tab has resolved the attempt. */
    retry: <Answer>({ key }: Attempt<Body>, request: Send<Body, Answer>) =>
      alone(async () => {
        const attempt = store.read()
        return attempt?.key === key
          ? await sendAttempt(store, attempt, request)
          : ({ state: 'not-sent' } satisfies Outcome<Answer>)
      }),
    /** Called when the outcome became known in another way. */
    resolve: store.remove,
  }
}

/** Not sent yet. */
export const newAttempt = <Body>(body: Body): Attempt<Body> => ({
  key: randomKey(),
  body,
  startedAt: Date.now(),
  sends: 0,
})

/** Sends an attempt once, and keeps it in its slot until the outcome is known. */
export async function sendAttempt<Body, Answer>(
  slot: AttemptSlot<Body>,
  attempt: Attempt<Body>,
  request: Send<Body, Answer>,
): Promise<Outcome<Answer>> {
  if (inFlight.has(attempt.key) || isTooOld(attempt)) return { state: 'not-sent' }
  // Stored before it is sent, since the page may be closed before the response.
  const { sends, startedAt } = attempt
  const sent = { ...attempt, startedAt: sends > 0 ? startedAt : Date.now(), sends: sends + 1 }
  slot.write(sent)
  inFlight.add(attempt.key)
  try {
    const answer = await request(sent)
    slot.remove(sent)
    return { state: 'done', answer }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error('Unknown failure', { cause })
    if (!isRefusal(error, slot.read()?.sends ?? sent.sends)) return { state: 'uncertain', error }
    slot.remove(sent)
    return { state: 'refused', error }
  } finally {
    inFlight.delete(attempt.key)
  }
}

/** Whether the server may have dropped the key: then only checking its data can tell. */
export const isTooOld = (
  { startedAt, sends }: Pick<Attempt<unknown>, 'startedAt' | 'sends'>,
  now = Date.now(),
) => sends > 0 && (now - startedAt > MAX_RESEND_AGE_MS || now < startedAt)

const inFlight = new Set<string>()

/**
 * Whether the server certainly did not process it. If a retry is rejected for its token, its rate or its role, the
 * outcome of the first send is still unknown; only a conflict shows that the key was not used.
 */
function isRefusal(error: Error, sends: number): error is ApiError {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false
  if (error.status === 408 || error.code === 'idempotency_key_reused') return false
  return sends === 1 || error.status === 409
}

// crypto.randomUUID is missing on plain http, as in development.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
