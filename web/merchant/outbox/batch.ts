import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError, SessionOverError } from '../../api/errors.ts'
import { mutate } from '../../api/mutate.ts'
import { failureMessage, mutation, queryClient } from '../../api/query-client.ts'
import { askServerTime } from '../../api/server-time.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import type { AnyRow, BatchRow, PastedRow } from './batch-rows.ts'
import { batchStore, countOf, isUnfinished, numberedRows, outcome, withKey } from './batch-rows.ts'
import { batchKey, forgetRows } from './forget-rows.ts'
import type { BatchKind } from './kind.ts'
import { pause, secondsToWait } from './retry-after.ts'
import { isSendable, resolveRow, sendRow } from './send-row.ts'

type State<Row> = {
  /** The user who owns these rows. */
  owner: string | undefined
  rows: Row[]
  step: BatchStep
  /** Why it stopped or waits. `message` is shown, `announcement` goes to the live region. */
  message: string
  announcement: string
}

export type Batch<Column extends string, Body> = ReturnType<typeof createBatch<Column, Body>>

/**
 * Sends rows one after another. The result of each row is stored before the next is sent, so that an interrupted
 * batch can resume and no row is processed twice.
 */
export function createBatch<Column extends string, Body>(kind: BatchKind<Column, Body>) {
  type Row = BatchRow<Column, Body>
  const { words } = kind
  const none: State<Row> = { owner: undefined, rows: [], step: 'none', message: '', announcement: '' }
  const state = proxy<State<Row>>({ ...none })
  let pausing = new AbortController()

  const store = () => batchStore(kind, state.owner)
  const save = () => store().write(state.rows)

  /** @returns whether the event means anything now */
  function take(event: BatchEvent): boolean {
    const step = stepAfter(state.step, event)
    if (step) Object.assign(state, { step, message: '' })
    return step !== undefined
  }

  const show = (rows: Row[], message = '') => Object.assign(state, { rows, step: restingStep(rows), message })

  /** With the stored rows, in one tab at a time. */
  const alone = (work: (stored: Row[]) => Promise<void> | void) =>
    withTabLock(batchKey(state.owner, kind.name), { ifAvailable: true }, async (isHeld) => {
      const stored = store().read()
      if (isHeld) await work(stored)
      else show(stored, `Another tab is working on these ${words.many}.`)
    })

  async function sendAll() {
    state.announcement = `${words.doing} ${numberedRows(countOf(state.rows, 'waiting', 'uncertain'), words)}`
    pausing = new AbortController()
    // The result is shown in the batch and in the one toast.
    await mutate(queryClient(), allRows, undefined).catch(() => undefined)
  }

  const allRows = mutation({
    mutationFn: async () => {
      const { rows } = state
      let rejection: ApiError | undefined
      try {
        for (const row of rows) {
          while (isSendable(row) && state.rows === rows && state.step === 'running') {
            rejection = (await sendOrWait(row)) ?? rejection
          }
        }
      } catch (error) {
        if (state.rows === rows) state.message = failureMessage(error, words)
        throw error
      } finally {
        if (state.rows === rows) show(rows, state.message)
      }
      // Signed out meanwhile: nothing is said about these rows.
      if (state.rows !== rows) throw new SessionOverError()
      // Not a success message: the server's message is shown.
      if (rejection && countOf(rows, 'done') === 0) throw rejection
    },
    meta: {
      get success() {
        return outcome(state.rows, words)
      },
      failure: words.failure,
      network: words.network,
    },
  })

  async function sendOrWait(row: Row) {
    const { rows } = state
    try {
      const rejection = await sendRow(kind, row, () => state.rows === rows && save())
      const done = countOf(rows, 'done')
      // Announcing each row would overwhelm screen reader users.
      if (done > 0 && done % 10 === 0)
        state.announcement = `${done} of ${numberedRows(rows.length, words)} ${words.done}`
      return rejection
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      const seconds = secondsToWait(error)
      state.message = `The server asks us to wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      state.announcement = state.message
      await pause(seconds * 1000, pausing.signal)
      state.message = ''
    }
  }

  /** Shows the stored rows of the signed-in user, unless this tab is processing them. */
  function restore() {
    const isOthers = state.owner !== session.user?.id
    if (isOthers) Object.assign(state, { ...none, owner: session.user?.id })
    if (isResting(state.step)) show(store().read(), state.message)
  }

  /** After the current row. */
  function stop() {
    take('stop')
    pausing.abort()
  }

  /** Signing out discards all rows, except those that must not be sent twice. */
  function forget() {
    forgetRows(state.owner, kind.name)
    Object.assign(state, none)
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
      if (!take('start')) return
      Object.assign(state, { owner: session.user?.id, rows: pasted.map(withKey), announcement: '' })
      await alone(async (stored) => {
        if (isUnfinished(stored)) return void show(stored, 'These rows were started in another tab.')
        save()
        await sendAll()
      })
    },
    /** Sends pending rows, and repeats unanswered ones with their key. */
    async resume() {
      if (!take('resume')) return
      await alone(async (stored) => {
        state.rows = stored
        await sendAll()
      })
    },
    /** Asks the server for the results of the unanswered rows. */
    async check() {
      if (!take('check')) return
      const { rows } = state
      await alone(async (stored) => {
        let message = ''
        try {
          const now = await askServerTime()
          const find = await kind.lookUp(queryClient())
          for (const row of stored) await resolveRow(kind, row, find, now)
        } catch (error) {
          message = failureMessage(error, { failure: words.lookUpFailure, network: words.network })
        }
        // The session may have ended meanwhile: these rows are not the next user's.
        if (state.rows !== rows) return
        store().write(stored)
        show(stored, message)
      })
    },
    /** Discards the rows, except those whose outcome is still unknown. */
    discard: () =>
      alone((stored) => {
        const isKept = ({ state }: Row) => state === 'uncertain' || state === 'done'
        show(stored.some(({ state }) => state === 'uncertain') ? stored.filter(isKept) : [])
        save()
      }),
  }
}

type BatchStep = 'none' | 'running' | 'stopping' | 'stopped' | 'checking' | 'finished'
type BatchEvent = 'start' | 'stop' | 'resume' | 'check'

/** What a user may do in each step. Work ends in the step that its rows are in. */
const transitions: Record<BatchStep, Partial<Record<BatchEvent, BatchStep>>> = {
  none: { start: 'running' },
  // The row being sent is completed first.
  running: { stop: 'stopping' },
  stopping: {},
  stopped: { resume: 'running', check: 'checking' },
  checking: {},
  finished: {},
}

/** The step after an event; undefined if it means nothing in this step. */
const stepAfter = (step: BatchStep, event: BatchEvent): BatchStep | undefined => transitions[step][event]

/** The step of rows at which nothing is working. */
function restingStep(rows: readonly Pick<AnyRow, 'state'>[]): BatchStep {
  if (isUnfinished(rows)) return 'stopped'
  return rows.length > 0 ? 'finished' : 'none'
}

const isResting = (step: BatchStep) => ['none', 'stopped', 'finished'].includes(step)
