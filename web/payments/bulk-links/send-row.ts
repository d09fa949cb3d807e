import type { Snapshot } from 'valtio/vanilla'
import type { ApiError } from '../../api/errors.ts'
import { mutate } from '../../api/mutate.ts'
import { queryClient } from '../../api/query-client.ts'
import type { AttemptSlot } from '../attempts/attempt-store.ts'
import { isLost, isTooOld, seenMissing, sendAttempt } from '../attempts/attempts.ts'
import type { NewPaymentLink, PaymentLink } from '../payment-links/payment-links.ts'
import { createPaymentLink } from '../payment-links/payment-links.ts'
import { rowErrorOf } from './row-error.ts'
import type { BatchRow } from './stored-batch.ts'

/**
 * Sends a row, repeating it with its key if its response was lost.
 * @param save stores the rows, before and after
 * @returns the error, if this row was rejected
 * @throws an error that stops the batch, with the row in its current state: no response, a failing server, or one
 * that asks to retry later
 */
export async function sendRow(row: BatchRow, save: () => void): Promise<ApiError | undefined> {
  if (!row.attempt) return
  const outcome = await sendAttempt(slotOf(row, save), row.attempt, async ({ body, key }) => {
    const { link } = await mutate(queryClient(), withoutToast, { link: body, idempotencyKey: key })
    Object.assign(row, { state: 'done', url: link.url })
  })
  if (outcome.state === 'done') return
  // Its state has not changed: only a check can tell what became of it.
  if (outcome.state === 'too-old') return
  const isRefused =
    outcome.state === 'refused' && outcome.error.status !== 401 && outcome.error.status !== 429
  row.state = row.attempt.sends > 0 ? 'uncertain' : 'waiting'
  if (isRefused) Object.assign(row, { state: 'refused', ...rowErrorOf(outcome.error) })
  save()
  if (isRefused) return outcome.error
  throw outcome.state === 'not-sent' ? new Error('This row is already being sent.') : outcome.error
}

/** Whether it may be sent, for the first time or again. */
export const isSendable = ({ state, attempt }: Snapshot<BatchRow>) =>
  state === 'waiting' || (state === 'uncertain' && attempt !== null && !isTooOld(attempt))

/** Looks up a row whose response was lost, at `now` by the server's clock. If it is missing and can no longer arrive, it was rejected. */
export function resolveRow(row: BatchRow, links: readonly PaymentLink[], now: number | null) {
  if (row.state !== 'uncertain' || !row.attempt) return
  const { key } = row.attempt
  const link = links.find(({ idempotencyKey }) => idempotencyKey === key)
  if (link) Object.assign(row, { state: 'done', url: link.url })
  else if (isLost(row.attempt, now))
    Object.assign(row, { state: 'refused', message: 'It was not created, or has been deleted.' })
  else row.attempt = seenMissing(row.attempt, now)
}

/** A rejected attempt keeps its key, which the server has not used. */
const slotOf = (row: BatchRow, save: () => void): AttemptSlot<NewPaymentLink> => ({
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

const { meta: _eachToast, ...withoutToast } = createPaymentLink
