import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError, SessionOverError } from '../../api/errors.ts'
import { mutate } from '../../api/mutate.ts'
import { failureMessage, mutation, queryClient } from '../../api/query-client.ts'
import { askServerTime } from '../../api/server-time.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import type { BatchRow, PastedRow } from './batch-rows.ts'
import { batchStore, countOf, isUnfinished, numberedRows, outcome, withKey } from './batch-rows.ts'
import { batchKey, forgetRows } from './forget-rows.ts'
import type { BatchKind } from './kind.ts'
import { pause, secondsToWait } from './retry-after.ts'
import { isSendable, resolveRow, sendRow } from './send-row.ts'

export type Batch<Column extends string, Body> = ReturnType<typeof createBatch<Column, Body>>

type BatchState<Row> = {
  /** The user who owns these rows. */
  owner: string | undefined
  rows: Row[]
  /** `stopping`: the row being sent is completed first. */
  step: 'none' | 'running' | 'stopping' | 'stopped' | 'checking' | 'finished'
  /** Why it stopped or waits. `message` is shown, `announcement` goes to the live region. */
  message: string
  announcement: string
}

/**
 * Sends rows one after another. The result of each row is stored before the next is sent, so that an interrupted
 * batch can resume and no row is processed twice.
 */
export function createBatch<Column extends string, Body>(kind: BatchKind<Column, Body>) {
  type Row = BatchRow<Column, Body>
  const { words } = kind
  const state = proxy<BatchState<Row>>(noBatch())
  let waiting = new AbortController()
  const set = (change: Partial<BatchState<Row>>) => Object.assign(state, change)
  const store = () => batchStore(kind, state.owner)
  const save = () => store().write(state.rows)

  /** Nothing works on these rows any more. */
  function rest(rows: Row[], message = state.message) {
    const step = isUnfinished(rows) ? 'stopped' : rows.length > 0 ? 'finished' : 'none'
    set({ rows, step, message })
  }

  /** Shows the stored rows of the signed-in user, unless this tab is processing them. */
  function restore() {
    const owner = session.user?.id
    if (state.owner !== owner) set({ ...noBatch(), owner })
    if (['none', 'stopped', 'finished'].includes(state.step)) rest(store().read())
  }

  /** After the current row. */
  function stop() {
    if (state.step === 'running') set({ step: 'stopping', message: '' })
    waiting.abort()
  }

  /** Signing out discards all rows, except those that must not be sent twice. */
  function forget() {
    forgetRows(state.owner, kind.name)
    set(noBatch())
  }

  /** @returns whether the rows are still those of now: others come with another user */
  function followRows() {
    const { rows } = state
    return () => state.rows === rows
  }

  /** Works on the stored rows, in one tab at a time. */
  const alone = (work: (stored: Row[]) => Promise<void> | void) =>
    withTabLock(batchKey(state.owner, kind.name), { ifAvailable: true }, async (isHeld) => {
      const stored = store().read()
      if (isHeld) await work(stored)
      else rest(stored, `Another tab is working on these ${words.many}.`)
    })

  /** The result is shown in the batch and in the one toast. */
  async function sendAll(rows: Row[]) {
    const count = countOf(rows, 'waiting', 'uncertain')
    set({ rows, announcement: `${words.doing} ${numberedRows(count, words)}` })
    const send = mutation({
      mutationFn: sendEach,
      meta: {
        get success() {
          return outcome(state.rows, words)
        },
        failure: words.failure,
        network: words.network,
      },
    })
    await mutate(queryClient(), send, undefined).catch(() => undefined)
  }

  async function sendEach() {
    const { rows } = state
    const isCurrent = followRows()
    let rejection: ApiError | undefined
    try {
      for (const row of rows) {
        while (isSendable(row) && isCurrent() && state.step === 'running') {
          rejection = (await sendOrWait(row, isCurrent)) ?? rejection
        }
      }
    } catch (error) {
      if (isCurrent()) set({ message: failureMessage(error, words) })
      throw error
    } finally {
      if (isCurrent()) rest(rows)
    }
    // The user signed out meanwhile: no toast about these rows.
    if (!isCurrent()) throw new SessionOverError()
    // Not a success message: the server's message is shown.
    if (rejection && countOf(rows, 'done') === 0) throw rejection
  }

  /** @returns the error, if this row was rejected */
  async function sendOrWait(row: Row, isCurrent: () => boolean): Promise<ApiError | undefined> {
    const { rows } = state
    try {
      const rejection = await sendRow(kind, row, () => isCurrent() && save())
      const done = countOf(rows, 'done')
      // Announcing each row would overwhelm screen reader users.
      if (done > 0 && done % 10 === 0)
        set({ announcement: `${done} of ${numberedRows(rows.length, words)} ${words.done}` })
      return rejection
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      const seconds = secondsToWait(error)
      const message = `The server asks us to wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      set({ message, announcement: message })
      waiting = new AbortController()
      // It may have been stopped meanwhile.
      if (state.step === 'running') await pause(seconds * 1000, waiting.signal)
      set({ message: '' })
    }
  }

  /** Asks the server for the results of unanswered rows. @returns the reason if it gave none, else an empty text */
  async function resolveRows(rows: Row[]): Promise<string> {
    try {
      const now = await askServerTime()
      const find = await kind.lookUp(queryClient())
      for (const row of rows) await resolveRow(kind, row, find, now)
      return ''
    } catch (error) {
      return failureMessage(error, { failure: words.lookUpFailure, network: words.network })
    }
  }

  return {
    kind,
    state,
    stop,
    restore,
    forget,
    /** Follows the session: only the owner of the rows sees and resumes them. */
    followSession() {
      restore()
      subscribeKey(session, 'user', (user) => (user ? restore() : stop()), true)
      // Also in the other tabs: a row still being sent would store all rows again.
      subscribeKey(session, 'end', (end) => end?.startsWith('signedOut') && forget(), true)
    },
    /** Sends new rows, unless those of another tab are unfinished. */
    async start(pasted: readonly PastedRow<Column, Body>[]) {
      if (state.step !== 'none') return
      set({ ...noBatch(), owner: session.user?.id, rows: pasted.map(withKey), step: 'running' })
      await alone(async (stored) => {
        if (isUnfinished(stored)) return rest(stored, 'These rows were started in another tab.')
        save()
        await sendAll(state.rows)
      })
    },
    /** Sends pending rows, and repeats unanswered ones with their key. */
    async resume() {
      if (state.step !== 'stopped') return
      set({ step: 'running', message: '' })
      await alone(sendAll)
    },
    /** Asks the server for the results of the unanswered rows. */
    async check() {
      if (state.step !== 'stopped') return
      set({ step: 'checking', message: '' })
      const isCurrent = followRows()
      await alone(async (stored) => {
        const message = await resolveRows(stored)
        // The session may have ended meanwhile: these rows are not the next user's.
        if (!isCurrent()) return
        store().write(stored)
        rest(stored, message)
      })
    },
    /** Discards the rows, except those with an unknown outcome. */
    discard: () =>
      alone((stored) => {
        const hasUncertain = countOf(stored, 'uncertain') > 0
        const isKept = ({ state }: Row) => hasUncertain && (state === 'uncertain' || state === 'done')
        rest(stored.filter(isKept), '')
        save()
      }),
  }
}

const noBatch = () => ({ owner: undefined, rows: [], step: 'none' as const, message: '', announcement: '' })
