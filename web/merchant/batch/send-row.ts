import type { Snapshot } from 'valtio/vanilla'
import { ApiError } from '../../api/errors.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import type { AttemptSlot } from '../attempts/attempt-store.ts'
import { attemptStore, storageKey } from '../attempts/attempt-store.ts'
import type { Outcome } from '../attempts/attempts.ts'
import { isLost, isTooOld, seenMissing, sendAttempt } from '../attempts/attempts.ts'
import type { BatchKind, Find } from './batch-kind.ts'
import type { AnyRow, BatchRow } from './batch-row.ts'
import { rowErrorOf } from './row-error.ts'

/**
 * Sends a row, repeating it with its key if its response was lost.
 * @param save stores the rows, before and after
 * @returns the error, if this row was rejected
 * @throws an error that stops the batch, with the row in its current state: no response, a failing server, or one
 * that asks to retry later
 */
export async function sendRow<Column extends string, Body>(
  kind: BatchKind<Column, Body>,
  row: BatchRow<Column, Body>,
  save: () => void,
): Promise<ApiError | undefined> {
  const { attempt } = row
  if (!attempt) return
  const outcome = await inItsSlot(kind, row, save, (slot) =>
    sendAttempt(slot, attempt, async (sent) => {
      const result = await kind.send(sent)
      Object.assign(row, { state: 'done', result })
    }),
  )
  if (outcome.state === 'done') return
  // Its state has not changed: only a check can tell what became of it.
  if (outcome.state === 'too-old') return
  row.state = row.attempt && row.attempt.sends > 0 ? 'uncertain' : 'waiting'
  if (outcome.state === 'rejected')
    Object.assign(row, { state: 'rejected', ...rowErrorOf(outcome.error, kind) })
  save()
  if (outcome.state === 'rejected') return outcome.error
  throw outcome.state === 'not-sent'
    ? new ApiError(409, { message: 'This row is already being sent.' })
    : outcome.error
}

/** Whether it may be sent, for the first time or again. */
export const isSendable = ({ state, attempt }: Snapshot<AnyRow>) =>
  state === 'waiting' || (state === 'uncertain' && attempt !== null && !isTooOld(attempt))

/**
 * Looks up a row whose response was lost, at `now` by the server's clock. If it is missing and can no longer arrive,
 * it was rejected.
 */
export async function resolveRow<Column extends string, Body>(
  kind: BatchKind<Column, Body>,
  row: BatchRow<Column, Body>,
  find: Find<Body>,
  now: number | null,
) {
  const { attempt } = row
  if (row.state !== 'uncertain' || !attempt) return
  const result = await find(attempt)
  const shared = sharedSlot(kind, attempt.body)
  if (result !== null) Object.assign(row, { state: 'done', result })
  else if (isLost(attempt, now)) Object.assign(row, { state: 'rejected', message: kind.words.missing })
  else row.attempt = seenMissing(attempt, now)
  if (row.state !== 'uncertain') shared?.remove(attempt)
  else if (shared?.read()?.key === attempt.key) shared.write(seenMissing(attempt, now))
}

/** Runs with the row's slot. A request of the same purpose that is unresolved elsewhere rejects the row unsent. */
async function inItsSlot<Column extends string, Body>(
  kind: BatchKind<Column, Body>,
  row: BatchRow<Column, Body>,
  save: () => void,
  send: (slot: AttemptSlot<Body>) => Promise<Outcome<void>>,
): Promise<Outcome<void>> {
  const { attempt } = row
  const purpose = attempt && kind.purposeOf?.(attempt.body)
  const own = slotOf(row, save)
  const shared = attempt && sharedSlot(kind, attempt.body)
  if (!shared || !attempt || !purpose) return await send(own)
  return await withTabLock(storageKey(session.user?.id, purpose), { ifAvailable: true }, async (isHeld) => {
    if (!isHeld) return { state: 'not-sent' }
    const other = shared.read()
    if (!other || other.key === attempt.key) return await send(both(own, shared))
    if (attempt.sends > 0) return await send(own)
    return { state: 'rejected', error: new ApiError(409, { message: kind.words.blocked }) }
  })
}

/** A rejected attempt keeps its key, which the server has not used. */
const slotOf = <Column extends string, Body>(
  row: BatchRow<Column, Body>,
  save: () => void,
): AttemptSlot<Body> => ({
  read: () => row.attempt,
  write: (attempt) => {
    Object.assign(row, { attempt, state: 'sending' })
    save()
  },
  remove: (attempt) => {
    row.attempt = { ...attempt, sends: 0 }
    save()
  },
})

function sharedSlot<Column extends string, Body>(kind: BatchKind<Column, Body>, body: Body) {
  const purpose = kind.purposeOf?.(body)
  return purpose === undefined ? null : attemptStore(storageKey(session.user?.id, purpose), kind.isBody)
}

const both = <Body>(own: AttemptSlot<Body>, shared: AttemptSlot<Body>): AttemptSlot<Body> => ({
  read: own.read,
  write: (attempt) => {
    shared.write(attempt)
    own.write(attempt)
  },
  remove: (attempt) => {
    shared.remove(attempt)
    own.remove(attempt)
  },
})
