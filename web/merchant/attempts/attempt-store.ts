import { isRecord } from '../../api/errors.ts'
import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import { parseStored } from '../format/parse-stored.ts'

/** A request that must be processed at most once, frozen from its first send until its outcome is known. */
export type Attempt<Body> = {
  /** The Idempotency-Key of every send. */
  key: string
  body: Body
  /** When it was first sent, in ms since 1970 by this browser's clock: only to be shown. */
  startedAt: number
  /** A time before its first send, by the server's clock; null if unknown. */
  sentAfter: number | null
  /** When the server was first seen not to have it, since its last send and by the server's clock. */
  missingSince: number | null
  /** Why the last send did not tell the outcome, if the reason is past once it is sent again. */
  unanswered: (typeof reasons)[number] | null
  sends: number
}

const reasons = ['session-ended', 'rate-limited'] as const

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
  const { key, body, startedAt, sentAfter, missingSince, unanswered, sends } = stored
  if (typeof key !== 'string' || typeof startedAt !== 'number' || typeof sends !== 'number') return null
  if (!isBody(body)) return null
  return {
    key,
    body,
    startedAt,
    sentAfter: timeIn(sentAfter),
    missingSince: timeIn(missingSince),
    unanswered: reasons.find((reason) => reason === unanswered) ?? null,
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
