import type { ControlsFor } from '../control/handlers.ts'
import { notFound, unprocessable } from '../http-error.ts'
import { timestamp } from '../time/clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import { checkEndpoint } from '../webhooks/allowed-endpoint.ts'
import { described } from './control.ts'
import type { ControlContext } from './control-context.ts'
import { exported, imported } from './exported-session.ts'
import type { Snapshot } from './mock-session.ts'
import { announceEvents } from './mock-session.ts'

const MAX_SNAPSHOTS = 20

export const snapshots = {
  listSnapshots: (_request, { session }) => ({
    snapshots: [...session.snapshots].map(([name, snapshot]) => shown(name, snapshot)),
  }),

  takeSnapshot: ({ path: { name } }, { session, sessions, clock }) => {
    sessions.rejectWithoutMemory('a snapshot')
    const { snapshots, start } = session
    if (!snapshots.has(name) && snapshots.size >= MAX_SNAPSHOTS) {
      unprocessable(`A session keeps at most ${MAX_SNAPSHOTS} snapshots. Delete some first.`, [])
    }
    announceEvents(session)
    const clockState = session.clock.save()
    const snapshot = {
      start,
      clock: clockState,
      at: session.clock.now(),
      state: session.state.copy(new MovableClock(clock, clockState)),
      webhooks: session.webhooks.save(),
    }
    snapshots.delete(name)
    snapshots.set(name, snapshot)
    return { snapshot: shown(name, snapshot) }
  },

  dropSnapshot: ({ path: { name } }, { session }) => {
    if (!session.snapshots.delete(name)) notFound(`snapshot ${name}`)
  },

  restoreSnapshot: ({ path: { name } }, { session, clock: server }) => {
    const snapshot = session.snapshots.get(name) ?? notFound(`snapshot ${name}`)
    const { start, clock: clockState, state, webhooks } = snapshot
    const clock = new MovableClock(server, clockState)
    Object.assign(session, { start, clock, state: state.copy(clock) })
    session.webhooks.restore(webhooks)
    session.state.runDueEvents()
    return { session: described(session) }
  },

  exportSession: (_request, { session, sessions }) => {
    sessions.rejectWithoutMemory('an export')
    announceEvents(session)
    return exported(session)
  },

  importSession: async ({ body }, { session, backend, control, contract, clock, webhookHosts }) => {
    const { webhooks, ...other } = await imported(body, { backend, control, contract, server: clock })
    if (webhooks.endpoint) checkEndpoint(webhooks.endpoint.url, webhookHosts, 'webhooks.endpoint.url')
    // Due events run before any state is replaced, since they may fail.
    other.state.runDueEvents()
    Object.assign(session, other)
    session.webhooks.restore(webhooks)
    return { session: described(session) }
  },
} satisfies ControlsFor<
  'listSnapshots' | 'takeSnapshot' | 'dropSnapshot' | 'restoreSnapshot' | 'exportSession' | 'importSession',
  ControlContext
>

const shown = (name: string, { at }: Snapshot) => ({ name, at: timestamp(at) })
