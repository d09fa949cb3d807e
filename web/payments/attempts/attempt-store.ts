import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'

/** A request that must be carried out at most once, frozen from its first send until its outcome is known. */
export type Attempt<Body> = {
  /** The Idempotency-Key of every send. */
  key: string
  body: Body
  /** When it was sent first, in ms since 1970 by this browser's clock. */
  startedAt: number
  sends: number
}

/** Where one attempt is kept. */
export type AttemptSlot<Body> = {
  read: () => Attempt<Body> | null
  write: (attempt: Attempt<Body>) => void
  /** Forgets this attempt, and not one that has been begun since. */
  remove: (attempt: Attempt<Body>) => void
}

/** What a stored body must be to count. Anybody may have written what is stored. */
export type BodyCheck<Body> = (value: unknown) => value is Body

/** Where the unresolved attempt of a person for one purpose is kept: over dialogs, reloads, tabs and sessions. */
export const storageKey = (userId: string | undefined, purpose: string) => `attempt/${userId}/${purpose}`

export const readAttempt = <Body>(text: string | null, isBody: BodyCheck<Body>) =>
  asAttempt(parseStored(text), isBody)

export function asAttempt<Body>(stored: unknown, isBody: BodyCheck<Body>): Attempt<Body> | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('key' in stored && 'body' in stored && 'startedAt' in stored && 'sends' in stored)) return null
  const { key, body, startedAt, sends } = stored
  if (typeof key !== 'string' || typeof startedAt !== 'number' || typeof sends !== 'number') return null
  return isBody(body) ? { key, body, startedAt, sends } : null
}

/** The attempt kept under `name`, read anew each time: another tab may have changed it. */
export const attemptStore = <Body>(name: string, isBody: BodyCheck<Body>): AttemptSlot<Body> => ({
  read: () => readAttempt(storedText(name), isBody),
  write: (attempt: Attempt<Body>) => storeText(name, JSON.stringify(attempt)),
  remove: ({ key }) => {
    if (readAttempt(storedText(name), isBody)?.key === key) removeText(name)
  },
})

/** What a stored text holds; null for what is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}
