import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError } from '../../api/errors.ts'
import { mutate } from '../../api/mutate.ts'
import { failureText, mutation, queryClient } from '../../api/query-client.ts'
import { askServerTime } from '../../api/server-time.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import { createPaymentLink, fetchPaymentLinks } from '../payment-links/payment-links.ts'
import { counted, countOf, outcome } from './batch-messages.ts'
import { batchKey, forgetRows } from './forget-rows.ts'
import type { PastedRow } from './pasted-rows.ts'
import { pause } from './pause.ts'
import { isSendable, resolveRow, sendRow } from './send-row.ts'
import type { BatchRow } from './stored-batch.ts'
import { batchStore, isUnfinished, withKey } from './stored-batch.ts'

type Batch = {
  /** The user who owns these links. */
  owner: string | undefined
  rows: BatchRow[]
  step: 'none' | 'running' | 'stopping' | 'stopped' | 'checking' | 'finished'
  /** Why it stopped or waits. `message` is shown, `announcement` goes to the live region. */
  message: string
  announcement: string
}

const none: Batch = { owner: undefined, rows: [], step: 'none', message: '', announcement: '' }

/**
 * Creates links from pasted rows, one after another. The result of each row is stored before the next is sent, so
 * that an interrupted batch can resume and no row creates two links.
 */
export function createLinkBatch() {
  const state = proxy<Batch>({ ...none })
  let pausing = new AbortController()

  const save = () => batchStore(state.owner).write(state.rows)

  function show(rows: BatchRow[], message = '') {
    const step = isUnfinished(rows) ? 'stopped' : rows.length > 0 ? 'finished' : 'none'
    Object.assign(state, { rows, step, message })
  }

  /** With the stored rows, in one tab at a time. */
  const alone = (work: (stored: BatchRow[]) => Promise<void> | void) =>
    withTabLock(batchKey(state.owner), { ifAvailable: true }, async (isHeld) => {
      const stored = batchStore(state.owner).read()
      if (isHeld) await work(stored)
      else show(stored, 'Another tab is creating these payment links.')
    })

  async function sendAll() {
    state.announcement = `Creating ${counted(countOf(state.rows, 'waiting', 'uncertain'))}`
    pausing = new AbortController()
    // The result is shown in the batch and in the one toast.
    await mutate(queryClient(), allRows, undefined).catch(() => undefined)
  }

  const allRows = mutation({
    mutationFn: async () => {
      const { rows } = state
      let refusal: ApiError | undefined
      try {
        for (const row of rows) {
          while (isSendable(row) && state.rows === rows && state.step === 'running') {
            refusal = (await sendOrWait(row)) ?? refusal
          }
        }
      } catch (error) {
        if (state.rows === rows) state.message = failureText(error, createPaymentLink.meta)
        throw error
      } finally {
        if (state.rows === rows) show(rows, state.message)
      }
      // Not a success message: the server's message is shown.
      if (refusal && countOf(rows, 'done') === 0) throw refusal
    },
    meta: {
      get success() {
        return outcome(state.rows)
      },
      failure: createPaymentLink.meta.failure,
      network: createPaymentLink.meta.network,
    },
  })

  async function sendOrWait(row: BatchRow) {
    const { rows } = state
    try {
      const refusal = await sendRow(row, () => state.rows === rows && save())
      const done = countOf(rows, 'done')
      // Announcing each row would overwhelm screen reader users.
      if (done % 10 === 0) state.announcement = `${done} of ${counted(rows.length)} created`
      return refusal
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      const seconds = secondsToWait(error)
      state.message = `The server asks us to wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      state.announcement = state.message
      await pause(seconds * 1000, pausing.signal)
      state.message = ''
    }
  }

  /** After the current row. */
  function stop() {
    if (state.step === 'running') state.step = 'stopping'
    pausing.abort()
  }

  return {
    state,
    stop,
    /** Shows the stored batch of the signed-in user, unless this tab is processing it. */
    restore() {
      const isOthers = state.owner !== session.user?.id
      if (isOthers) Object.assign(state, { ...none, owner: session.user?.id })
      if (['none', 'stopped', 'finished'].includes(state.step))
        show(batchStore(state.owner).read(), state.message)
    },
    /** Sends new rows, unless those of another tab are unfinished. */
    async start(pasted: readonly PastedRow[]) {
      if (state.step !== 'none') return
      const rows = pasted.map(withKey)
      Object.assign(state, { ...none, owner: session.user?.id, rows, step: 'running' })
      await alone(async (stored) => {
        if (isUnfinished(stored)) return show(stored, 'These rows were started in another tab.')
        save()
        await sendAll()
      })
    },
    /** Sends pending rows, and repeats unanswered ones with their key. */
    async resume() {
      if (state.step !== 'stopped') return
      Object.assign(state, { step: 'running', message: '' })
      await alone(async (stored) => {
        state.rows = stored
        await sendAll()
      })
    },
    /** Asks the server for the results of the unanswered rows. */
    async check() {
      if (state.step !== 'stopped') return
      Object.assign(state, { step: 'checking', message: '' })
      await alone(async (stored) => {
        let message = ''
        try {
          const now = await askServerTime()
          const links = await fetchPaymentLinks(queryClient())
          for (const row of stored) resolveRow(row, links, now)
          batchStore(state.owner).write(stored)
        } catch (error) {
          message = failureText(error, { failure: 'Failed to fetch payment links', network: 'Network error' })
        }
        show(stored, message)
      })
    },
    /** Discards the rows, except those whose outcome is still unknown. */
    discard: () =>
      alone((stored) => {
        const isKept = ({ state }: BatchRow) => state === 'uncertain' || state === 'done'
        show(stored.some(({ state }) => state === 'uncertain') ? stored.filter(isKept) : [])
        save()
      }),
    /** Signing out discards all rows, except those that must not be sent twice. */
    forget() {
      forgetRows(state.owner)
      Object.assign(state, none)
    },
  }
}

const MAX_WAIT_SECONDS = 15 * 60

/** @throws ApiError if the wait would be too long, which stops the batch */
function secondsToWait({ retryAfter = 1 }: ApiError): number {
  const seconds = Math.max(1, Math.ceil(retryAfter))
  if (seconds <= MAX_WAIT_SECONDS) return seconds
  const message = 'The server asks us to wait longer than 15 minutes. Resume later: nothing is sent twice.'
  throw new ApiError(429, { message })
}

/** The batch of this tab. */
export const linkBatch = createLinkBatch()
linkBatch.restore()

subscribeKey(session, 'user', (user) => (user ? linkBatch.restore() : linkBatch.stop()), true)
// Also in the other tabs: a row still being sent would store all rows again.
subscribeKey(session, 'end', (end) => end?.startsWith('signedOut') && linkBatch.forget(), true)
