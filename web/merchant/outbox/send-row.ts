import type { Snapshot } from 'valtio/vanilla'
import { ApiError } from '../../api/errors.ts'
import { failureMessage, queryClient } from '../../api/query-client.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import { amountError } from '../dialogs/form-parts.tsx'
import type { AttemptSlot, Outcome } from './attempts.ts'
import { attemptStore, isLost, isTooOld, seenMissing, sendAttempt, storageKey } from './attempts.ts'
import type { AnyRow, BatchRow, Problems } from './batch-rows.ts'
import type { BatchKind, Created, Find } from './kind.ts'

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
      Object.assign(row, doneBy(await kind.send(queryClient(), sent, { isQuiet: true })))
    }),
  )
  if (outcome.state === 'done') return
  // Its state has not changed: only a check can show its outcome.
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
 * Looks up a row with a lost response, at `now` by the server's clock. If it is missing and can no longer arrive,
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
  const created = await find(attempt)
  const shared = sharedSlot(kind, attempt.body)
  if (created) Object.assign(row, doneBy(created))
  else if (isLost(attempt, now)) Object.assign(row, { state: 'rejected', message: kind.words.missing })
  else row.attempt = seenMissing(attempt, now)
  if (row.state !== 'uncertain') shared?.remove(attempt)
  else if (shared?.read()?.key === attempt.key) shared.write(seenMissing(attempt, now))
}

const doneBy = ({ id, url = id }: Created) => ({ state: 'done', result: url })

/** Runs with the row's slot. A request of the same purpose that is unresolved elsewhere rejects the row unsent. */
async function inItsSlot<Column extends string, Body>(
  kind: BatchKind<Column, Body>,
  row: BatchRow<Column, Body>,
  save: () => void,
  send: (slot: AttemptSlot<Body>) => Promise<Outcome<void>>,
): Promise<Outcome<void>> {
  const { attempt } = row
  const rowSlot = slotOf(row, save)
  const shared = attempt && sharedSlot(kind, attempt.body)
  if (!shared) return await send(rowSlot)
  return await withTabLock(shared.name, { ifAvailable: true }, async (isHeld) => {
    if (!isHeld) return { state: 'not-sent' }
    const other = shared.read()
    if (!other || other.key === attempt.key) return await send(both(rowSlot, shared))
    if (attempt.sends > 0) return await send(rowSlot)
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
  if (!kind.purposeOf) return null
  const name = storageKey(session.user?.id, kind.purposeOf(body))
  return { name, ...attemptStore(name, kind.isBody) }
}

const both = <Body>(rowSlot: AttemptSlot<Body>, shared: AttemptSlot<Body>): AttemptSlot<Body> => ({
  read: rowSlot.read,
  write: (attempt) => {
    shared.write(attempt)
    rowSlot.write(attempt)
  },
  remove: (attempt) => {
    shared.remove(attempt)
    rowSlot.remove(attempt)
  },
})

/** The server's errors for a row, each at the cell that it refers to. */
function rowErrorOf<Column extends string, Body>(
  error: ApiError,
  { columnOf, words }: Pick<BatchKind<Column, Body>, 'columnOf' | 'words'>,
): { message: string; problems: Problems<Column> } {
  const problems: Problems<Column> = {}
  for (const [field, message] of error.fields) {
    const column = columnOf[field]
    if (column) problems[column] = (column === 'amount' && amountError(error, field)) || message
  }
  // If every field has its message, the general ones add nothing.
  const hasFieldMessages = error.fields.size > 0 && Object.keys(problems).length === error.fields.size
  return { message: hasFieldMessages ? '' : failureMessage(error, words), problems }
}
