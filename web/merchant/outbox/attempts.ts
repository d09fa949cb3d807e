import type { ApiError } from '../../api/errors.ts'
import { saysNothingWasDone } from '../../api/errors.ts'
import { isSetBack, serverClock, TOLERANCE_MS } from '../../api/server-clock.ts'
import { askServerTime } from '../../api/server-time.ts'
import { isRecord } from '../../api/shape.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import { parseStored } from '../format/parse-stored.ts'

/** The server keeps a key for 24 hours. One that could expire in transit is not sent again. */
const MAX_RESEND_AGE_MS = 23 * 60 * 60 * 1000
/** A request that is still missing so long after it was given up does not arrive any more. */
const MAX_TRANSIT_MS = 10 * 60 * 1000

export type Outcome<Data> =
  | { state: 'done'; response: Data }
  /** Certainly not processed. */
  | { state: 'rejected'; error: ApiError }
  /** It may have been processed: the attempt is kept. */
  | { state: 'uncertain'; error: Error }
  /** Nothing was sent: another attempt is unresolved, or this one is being sent. */
  | { state: 'not-sent' }
  /** Nothing was sent: the server may have dropped the key, and would process the request a second time. */
  | { state: 'too-old' }

type Send<Body, Data> = (attempt: Attempt<Body>) => Promise<Data>

/** The attempts of the signed-in user for one purpose, such as `refund/txn_1`: one unresolved at a time. */
export function attemptsFor<Body>(purpose: string, isBody: BodyCheck<Body>) {
  const name = storageKey(session.user?.id, purpose)
  const store = attemptStore(name, isBody)

  /** In one tab at a time: an error in one tab does not resolve a request in flight from another. */
  const alone = <Data>(work: () => Promise<Outcome<Data>>) =>
    withTabLock<Outcome<Data>>(name, { ifAvailable: true }, async (isHeld) =>
      isHeld ? await work() : { state: 'not-sent' },
    )

  return {
    unresolved: store.read,
    /** Sends something new, unless an earlier attempt is unresolved. */
    start: <Data>(body: Body, request: Send<Body, Data>) =>
      alone(async () =>
        store.read()
          ? ({ state: 'not-sent' } satisfies Outcome<Data>)
          : await sendAttempt(store, newAttempt(body), request),
      ),
    /** Repeats the same bytes with the same key, unless another tab has resolved the attempt. */
    retry: <Data>({ key }: Attempt<Body>, request: Send<Body, Data>) =>
      alone(async () => {
        const attempt = store.read()
        return attempt?.key === key
          ? await sendAttempt(store, attempt, request)
          : ({ state: 'not-sent' } satisfies Outcome<Data>)
      }),
    /** Called when the outcome became known in another way. */
    resolve: store.remove,
    /** Called when the server did not have it at `now`, by its own clock. */
    missing: (attempt: Attempt<Body>, now: number | null) => {
      if (store.read()?.key === attempt.key) store.write(seenMissing(attempt, now))
    },
  }
}

/** Not sent yet. */
export const newAttempt = <Body>(body: Body): Attempt<Body> => ({
  key: randomKey(),
  body,
  startedAt: Date.now(),
  sentAfter: null,
  missingSince: null,
  sends: 0,
})

/** Sends an attempt once, and keeps it in its slot until the outcome is known. */
export async function sendAttempt<Body, Data>(
  slot: AttemptSlot<Body>,
  attempt: Attempt<Body>,
  request: Send<Body, Data>,
): Promise<Outcome<Data>> {
  if (inFlight.has(attempt.key)) return { state: 'not-sent' }
  inFlight.add(attempt.key)
  try {
    if (attempt.sends === 0) {
      const firstAttempt = { ...attempt, startedAt: Date.now(), sentAfter: serverClock.latest }
      return await sendOnce(slot, firstAttempt, request)
    }
    // Requested before each repetition: this computer may have slept, and its clock may have been set.
    const now = await askServerTime()
    return isTooOld(attempt, now) ? { state: 'too-old' } : await sendOnce(slot, attempt, request)
  } catch (cause) {
    return { state: 'uncertain', error: asError(cause) }
  } finally {
    inFlight.delete(attempt.key)
  }
}

async function sendOnce<Body, Data>(
  slot: AttemptSlot<Body>,
  attempt: Attempt<Body>,
  request: Send<Body, Data>,
): Promise<Outcome<Data>> {
  // Stored before it is sent, since the page may be closed before the response.
  const sent = { ...attempt, missingSince: null, sends: attempt.sends + 1 }
  slot.write(sent)
  try {
    const response = await request(sent)
    slot.remove(sent)
    return { state: 'done', response }
  } catch (cause) {
    const error = asError(cause)
    if (saysNothingWasDone(error)) {
      slot.remove(sent)
      return { state: 'rejected', error }
    }
    return { state: 'uncertain', error }
  }
}

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error('Unknown failure', { cause }))

type Times = Pick<Attempt<unknown>, 'sentAfter' | 'missingSince' | 'sends'>

/** Whether the server may have dropped the key, or its clock went backwards: then only its data can show the outcome. */
export function isTooOld({ sentAfter, sends }: Times, now = serverClock.latest) {
  if (sends === 0) return false
  if (now === null || sentAfter === null) return true
  return now < sentAfter - TOLERANCE_MS || isSetBack(now) || now - sentAfter > MAX_RESEND_AGE_MS
}

/** Whether an attempt that the server does not have at `now` will never be processed. */
export function isLost(attempt: Times, now: number | null) {
  const time = timeFor(attempt, now)
  const { missingSince } = attempt
  return (
    isTooOld(attempt, now) && time !== null && missingSince !== null && time - missingSince > MAX_TRANSIT_MS
  )
}

/** This computer's clock may have been set back since it was first missing: then the wait begins again. */
export const seenMissing = <Body>(attempt: Attempt<Body>, now: number | null): Attempt<Body> => ({
  ...attempt,
  missingSince:
    attempt.sentAfter === null
      ? Math.min(attempt.missingSince ?? Number.POSITIVE_INFINITY, Date.now())
      : (attempt.missingSince ?? now),
})

/** A server that did not say the time before the first send may never do so: this computer's clock has to do. */
const timeFor = ({ sentAfter }: Times, now: number | null) => (sentAfter === null ? Date.now() : now)

const inFlight = new Set<string>()

// crypto.randomUUID is missing on plain http, as in development.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** A request that must be processed at most once, frozen from its first send until its outcome is known. */
export type Attempt<Body> = {
  /** The Idempotency-Key of every send. */
  key: string
  body: Body
  /** When it was first sent, in ms since 1970 by this browser's clock: only to be shown. */
  startedAt: number
  /** A time before its first send, by the server's clock; null if unknown. */
  sentAfter: number | null
  /** When the server was first seen not to have it, since its last send: by the server's clock if `sentAfter` is. */
  missingSince: number | null
  sends: number
}

/** The storage slot of one attempt. */
export type AttemptSlot<Body> = {
  read: () => Attempt<Body> | null
  write: (attempt: Attempt<Body>) => void
  /** Removes this attempt, but not a newer one. */
  remove: (attempt: Attempt<Body>) => void
}

/** Validates a stored body, since storage is untrusted. */
export type BodyCheck<Body> = (value: unknown) => value is Body

/** Where the unresolved attempt of a user for one purpose is stored: across dialogs, reloads, tabs and sessions. */
export const storageKey = (userId: string | undefined, purpose: string) => `attempt/${userId}/${purpose}`

export const readAttempt = <Body>(text: string | null, isBody: BodyCheck<Body>) =>
  asAttempt(parseStored(text), isBody)

export function asAttempt<Body>(stored: unknown, isBody: BodyCheck<Body>): Attempt<Body> | null {
  if (!isRecord(stored)) return null
  const { key, body, startedAt, sentAfter, missingSince, sends } = stored
  if (typeof key !== 'string' || typeof startedAt !== 'number' || typeof sends !== 'number') return null
  if (!isBody(body)) return null
  return {
    key,
    body,
    startedAt,
    sentAfter: timeIn(sentAfter),
    missingSince: timeIn(missingSince),
    sends,
  }
}

const timeIn = (stored: unknown) => (typeof stored === 'number' ? stored : null)

/** The attempt stored under `name`, read each time: another tab may have changed it. */
export const attemptStore = <Body>(name: string, isBody: BodyCheck<Body>): AttemptSlot<Body> => ({
  read: () => readAttempt(storedText(name), isBody),
  write: (attempt: Attempt<Body>) => storeText(name, JSON.stringify(attempt)),
  remove: ({ key }) => {
    if (readAttempt(storedText(name), isBody)?.key === key) removeText(name)
  },
})
