import { proxy } from 'valtio/vanilla'
import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError, SessionOverError } from '../../api/errors.ts'
import { mutate } from '../../api/mutate.ts'
import { failureMessage, mutation, queryClient } from '../../api/query-client.ts'
import { askServerTime } from '../../api/server-time.ts'
import { session } from '../../session/session.ts'
import { withTabLock } from '../../session/tab-lock.ts'
import type { BatchEvent, BatchState } from './batch-machine.ts'
import { noBatch, transition } from './batch-machine.ts'
import type { AnyRow, BatchRow, PastedRow } from './batch-rows.ts'
import { batchStore, countOf, isUnfinished, numberedRows, outcome, withKey } from './batch-rows.ts'
import { batchKey, forgetRows } from './forget-rows.ts'
import type { BatchKind } from './kind.ts'
import { pause, secondsToWait } from './retry-after.ts'
import { isSendable, resolveRow, sendRow } from './send-row.ts'

export type Batch<Column extends string, Body> = ReturnType<typeof createBatch<Column, Body>>

/**
 * Sends rows one after another. The result of each row is stored before the next is sent, so that an interrupted
 * batch can resume and no row is processed twice.
 */
export function createBatch<Column extends string, Body>(kind: BatchKind<Column, Body>) {
  const machine = createMachine(kind)
  const { state, dispatch } = machine
  return {
    kind,
    state,
    stop: machine.stop,
    restore: () => restore(machine),
    forget: () => forget(machine),
    /** Follows the session: only the owner of the rows sees and resumes them. */
    followSession() {
      restore(machine)
      subscribeKey(session, 'user', (user) => (user ? restore(machine) : machine.stop()), true)
      // Also in the other tabs: a row still being sent would store all rows again.
      subscribeKey(session, 'end', (end) => end?.startsWith('signedOut') && forget(machine), true)
    },
    /** Sends new rows, unless those of another tab are unfinished. */
    async start(pasted: readonly PastedRow<Column, Body>[]) {
      if (!dispatch({ type: 'started', owner: session.user?.id, rows: pasted.map(withKey) })) return
      await alone(machine, async (stored) => {
        if (isUnfinished(stored))
          dispatch({ type: 'rested', rows: stored, message: 'These rows were started in another tab.' })
        else {
          machine.save()
          await sendAll(machine, state.rows)
        }
      })
    },
    /** Sends pending rows, and repeats unanswered ones with their key. */
    async resume() {
      if (dispatch({ type: 'resumed' })) await alone(machine, (stored) => sendAll(machine, stored))
    },
    /** Asks the server for the results of the unanswered rows. */
    async check() {
      if (!dispatch({ type: 'checked' })) return
      const isCurrent = machine.followRows()
      await alone(machine, async (stored) => {
        const message = await resolveRows(kind, stored)
        // The session may have ended meanwhile: these rows are not the next user's.
        if (!isCurrent()) return
        machine.store().write(stored)
        dispatch({ type: 'rested', rows: stored, message })
      })
    },
    /** Discards the rows, except those with an unknown outcome. */
    discard: () =>
      alone(machine, (stored) => {
        const remainingRows = stored.some(isUncertain)
          ? stored.filter((row) => isUncertain(row) || row.state === 'done')
          : []
        dispatch({ type: 'rested', rows: remainingRows, message: '' })
        machine.save()
      }),
  }
}

type Machine<Column extends string, Body> = ReturnType<typeof createMachine<Column, Body>>

function createMachine<Column extends string, Body>(kind: BatchKind<Column, Body>) {
  type Row = BatchRow<Column, Body>
  const state = proxy<BatchState<Row>>({ ...noBatch, rows: [] })
  let waiting = new AbortController()
  const store = () => batchStore(kind, state.owner)

  /** @returns whether the event means anything now */
  function dispatch(event: BatchEvent<Row>): boolean {
    const change = transition(state, event)
    if (change) Object.assign(state, change)
    return change !== null
  }

  return {
    kind,
    state,
    dispatch,
    store,
    save: () => store().write(state.rows),
    /** After the current row. */
    stop() {
      dispatch({ type: 'stopped' })
      waiting.abort()
    },
    /** Until it is stopped, which it may be already. */
    async wait(seconds: number) {
      waiting = new AbortController()
      if (state.step === 'running') await pause(seconds * 1000, waiting.signal)
    },
    /** @returns whether the rows are still those of now: others come with another user */
    followRows() {
      const { rows } = state
      return () => state.rows === rows
    },
  }
}

/** Works on the stored rows, in one tab at a time. */
function alone<Column extends string, Body>(
  { kind, state, store, dispatch }: Machine<Column, Body>,
  work: (stored: BatchRow<Column, Body>[]) => Promise<void> | void,
) {
  return withTabLock(batchKey(state.owner, kind.name), { ifAvailable: true }, async (isHeld) => {
    const stored = store().read()
    const message = `Another tab is working on these ${kind.words.many}.`
    if (isHeld) await work(stored)
    else dispatch({ type: 'rested', rows: stored, message })
  })
}

/** The result is shown in the batch and in the one toast. */
async function sendAll<Column extends string, Body>(
  machine: Machine<Column, Body>,
  rows: BatchRow<Column, Body>[],
) {
  const { kind, state, dispatch } = machine
  const { words } = kind
  const announcement = `${words.doing} ${numberedRows(countOf(rows, 'waiting', 'uncertain'), words)}`
  dispatch({ type: 'sending', rows, announcement })
  const send = mutation({
    mutationFn: () => sendEach(machine),
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

async function sendEach<Column extends string, Body>(machine: Machine<Column, Body>) {
  const { kind, state, dispatch } = machine
  const { rows } = state
  const isCurrent = machine.followRows()
  let rejection: ApiError | undefined
  try {
    for (const row of rows) {
      while (isSendable(row) && isCurrent() && state.step === 'running') {
        rejection = (await sendOrWait(machine, row, isCurrent)) ?? rejection
      }
    }
  } catch (error) {
    if (isCurrent()) dispatch({ type: 'failed', message: failureMessage(error, kind.words) })
    throw error
  } finally {
    if (isCurrent()) dispatch({ type: 'rested', rows })
  }
  // The user signed out meanwhile: no toast about these rows.
  if (!isCurrent()) throw new SessionOverError()
  // Not a success message: the server's message is shown.
  if (rejection && countOf(rows, 'done') === 0) throw rejection
}

/** @returns the error, if this row was rejected */
async function sendOrWait<Column extends string, Body>(
  { kind, state: { rows }, dispatch, save, wait }: Machine<Column, Body>,
  row: BatchRow<Column, Body>,
  isCurrent: () => boolean,
): Promise<ApiError | undefined> {
  const { words } = kind
  try {
    const rejection = await sendRow(kind, row, () => isCurrent() && save())
    const done = countOf(rows, 'done')
    // Announcing each row would overwhelm screen reader users.
    if (done > 0 && done % 10 === 0)
      dispatch({
        type: 'progressed',
        announcement: `${done} of ${numberedRows(rows.length, words)} ${words.done}`,
      })
    return rejection
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error
    const seconds = secondsToWait(error)
    dispatch({
      type: 'delayed',
      message: `The server asks us to wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    })
    await wait(seconds)
    dispatch({ type: 'delayEnded' })
  }
}

/** Asks the server for the results of unanswered rows. @returns the reason if it gave none, else an empty text */
async function resolveRows<Column extends string, Body>(
  kind: BatchKind<Column, Body>,
  rows: BatchRow<Column, Body>[],
): Promise<string> {
  const { lookUpFailure: failure, network } = kind.words
  try {
    const now = await askServerTime()
    const find = await kind.lookUp(queryClient())
    for (const row of rows) await resolveRow(kind, row, find, now)
    return ''
  } catch (error) {
    return failureMessage(error, { failure, network })
  }
}

/** Shows the stored rows of the signed-in user, unless this tab is processing them. */
function restore<Column extends string, Body>({ kind, dispatch }: Machine<Column, Body>) {
  const owner = session.user?.id
  dispatch({ type: 'restored', owner, rows: batchStore(kind, owner).read() })
}

/** Signing out discards all rows, except those that must not be sent twice. */
function forget<Column extends string, Body>({ kind, state, dispatch }: Machine<Column, Body>) {
  forgetRows(state.owner, kind.name)
  dispatch({ type: 'forgotten' })
}

const isUncertain = ({ state }: Pick<AnyRow, 'state'>) => state === 'uncertain'
