import { MutationObserver } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError } from '../../api/errors.ts'
import { failureText, mutation, queryClient } from '../../api/query-client.ts'
import { session } from '../../session/session.ts'
import { createAttempt } from '../dialogs/attempt.ts'
import { createPaymentLink } from '../payment-links/payment-links.ts'
import { counted, countOf, outcome } from './batch-messages.ts'
import type { PastedRow } from './pasted-rows.ts'
import { pause } from './pause.ts'
import { rowErrorOf } from './row-error.ts'

export type BatchRow = PastedRow & {
  /** `invalid`: could not be read, and is not sent. */
  state: 'invalid' | 'waiting' | 'sending' | 'done' | 'refused'
  /** Why it was refused. */
  message: string
  /** Where the customer pays, once there is a link. */
  url: string
}

type Batch = {
  /** Whose links these become. */
  owner: string | undefined
  rows: BatchRow[]
  step: 'none' | 'running' | 'stopping' | 'stopped' | 'finished'
  /** Why it stopped or waits. `message` is shown, `announcement` goes to the live region. */
  message: string
  announcement: string
}

const none: Batch = { owner: undefined, rows: [], step: 'none', message: '', announcement: '' }

/**
 * The links that are being made of pasted rows, one after another. It stands outside the screen: a session that ends,
 * or a dialog that closes, stops it, and leaves it where it can go on. The list has the newest first, as the server
 * has it: the last row stands at its top.
 */
export const batch = proxy<Batch>({ ...none })

/** A row as it was pasted: nothing has come of it yet. */
export const unsent = (row: PastedRow): BatchRow => ({
  ...row,
  state: row.link ? 'waiting' : 'invalid',
  message: '',
  url: '',
})

export function startBatch(pasted: readonly PastedRow[]) {
  discardBatch()
  Object.assign(batch, { owner: session.user?.id, rows: pasted.map(unsent) })
  resumeBatch()
}

/** Sends what still waits. A row that got no answer keeps its key, so that it becomes one link whatever happened. */
export function resumeBatch() {
  if (batch.step === 'running' || batch.step === 'stopping') return
  batch.step = 'running'
  batch.message = ''
  batch.announcement = `Creating ${counted(countOf(batch.rows, 'waiting'))}`
  waiting = new AbortController()
  // What came of it stands in the batch, and in the one toast.
  new MutationObserver(queryClient(), allRows).mutate(undefined).catch(() => undefined)
}

/** After the row that is on its way. */
export function stopBatch() {
  if (batch.step === 'running') batch.step = 'stopping'
  waiting.abort()
}

export function discardBatch() {
  stopBatch()
  attempts.clear()
  Object.assign(batch, none)
}

const allRows = mutation({
  mutationFn: sendAll,
  meta: {
    get success() {
      return outcome(batch.rows)
    },
    failure: createPaymentLink.meta.failure,
    network: createPaymentLink.meta.network,
  },
})

async function sendAll() {
  const { rows } = batch
  let refusal: unknown
  try {
    for (const row of rows) {
      while (row.state === 'waiting' && batch.rows === rows && batch.step === 'running') {
        refusal = (await sendRow(row)) ?? refusal
      }
    }
  } catch (error) {
    batch.message = failureText(error, createPaymentLink.meta)
    throw error
  } finally {
    if (batch.rows === rows)
      batch.step = rows.some(({ state }) => state === 'waiting') ? 'stopped' : 'finished'
  }
  // Nothing to be glad of: the server's message is the news.
  if (refusal && !rows.some(({ state }) => state === 'done')) throw refusal
}

/** @returns the refusal, if this row was refused. @throws what stops them all: no answer, a server in trouble */
async function sendRow(row: BatchRow): Promise<unknown> {
  const { link } = row
  if (!link) return
  const attempt = attempts.get(row.number) ?? createAttempt()
  attempts.set(row.number, attempt)
  row.state = 'sending'
  try {
    await attempt(link, async (idempotencyKey) => {
      const answer = await new MutationObserver(queryClient(), withoutToast).mutate({ link, idempotencyKey })
      Object.assign(row, { state: 'done', url: answer.link.url })
    })
    sayProgress()
  } catch (error) {
    row.state = 'waiting'
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    if (error.status === 429) return await waitForRetryAfter(error)
    Object.assign(row, { state: 'refused', ...rowErrorOf(error) })
    return error
  }
}

const MAX_WAIT_SECONDS = 15 * 60

/** The server wants to be asked later. @throws ApiError if nobody would wait so long, which stops the batch */
async function waitForRetryAfter({ retryAfter: asked = 1 }: ApiError) {
  const retryAfter = Math.max(1, Math.ceil(asked))
  if (retryAfter > MAX_WAIT_SECONDS) {
    const message = 'The server asks us to wait longer than 15 minutes. Resume later: nothing is sent twice.'
    throw new ApiError(429, { message })
  }
  batch.message = `The server asks us to wait ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`
  batch.announcement = batch.message
  await pause(retryAfter * 1000, waiting.signal)
  batch.message = ''
}

function sayProgress() {
  const done = countOf(batch.rows, 'done')
  // Each single one would never let the listener alone.
  if (done % 10 === 0) batch.announcement = `${done} of ${counted(batch.rows.length)} created`
}

const { meta: _eachToast, ...withoutToast } = createPaymentLink
const attempts = new Map<number, ReturnType<typeof createAttempt>>()
let waiting = new AbortController()

// A session that ends stops it; another person's finds nothing; who leaves on purpose leaves nothing behind.
subscribeKey(
  session,
  'user',
  (user) => {
    if (!user) stopBatch()
    else if (user.id !== batch.owner) discardBatch()
  },
  true,
)
subscribeKey(session, 'end', (end) => end === 'signedOut' && discardBatch(), true)
