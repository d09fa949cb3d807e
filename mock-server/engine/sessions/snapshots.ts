import type { Backend } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { rejectAbsent, rejectInvalid, rejectUnprocessable } from '../rule-violation.ts'
import type { Clock } from '../time/clock.ts'
import { timestamp } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import { checkEndpoint } from '../webhooks/allowed-endpoint.ts'
import { described } from './control.ts'
import type { ControlContext } from './control-context.ts'
import type { MockSession, Snapshot } from './mock-session.ts'
import { announceEvents } from './mock-session.ts'

const MAX_SNAPSHOTS = 20

export const snapshots = {
  listSnapshots: (_request, { session }) => ({
    snapshots: [...session.snapshots].map(([name, snapshot]) => shownSnapshot(name, snapshot)),
  }),

  takeSnapshot: ({ path: { name } }, { session, sessions, clock }) => {
    sessions.rejectWithoutMemory('a snapshot')
    const { snapshots, start } = session
    if (!snapshots.has(name) && snapshots.size >= MAX_SNAPSHOTS) {
      rejectUnprocessable(`A session keeps at most ${MAX_SNAPSHOTS} snapshots. Delete some first.`, [])
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
    return { snapshot: shownSnapshot(name, snapshot) }
  },

  dropSnapshot: ({ path: { name } }, { session }) => {
    if (!session.snapshots.delete(name)) rejectAbsent(`snapshot ${name}`)
  },

  restoreSnapshot: ({ path: { name } }, { session, clock: server }) => {
    const snapshot = session.snapshots.get(name) ?? rejectAbsent(`snapshot ${name}`)
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
    session.webhooks.restore({ ...webhooks, deliveries: [], faults: [] })
    return { session: described(session) }
  },
} satisfies ControlsFor<
  'listSnapshots' | 'takeSnapshot' | 'dropSnapshot' | 'restoreSnapshot' | 'exportSession' | 'importSession',
  ControlContext
>

const shownSnapshot = (name: string, { at }: Snapshot) => ({ name, at: timestamp(at) })

type SessionExport = components['schemas']['SessionExport']

const VERSION = 4

/** Everything that a session stores at the moment, as JSON. Later changes of the session are not in it. */
const exported = ({ start, clock, state, webhooks }: MockSession) =>
  ({
    version: VERSION,
    ...start,
    clock: clock.save(),
    ...state.save(),
    webhooks: webhooks.settings(),
    // Each backend has its own kind of state.
  }) as SessionExport

type Documents = { backend: Backend; control: Contract; contract: Contract; server: Clock }

/**
 * The session that an export describes, checked while other calls are served, since it may be large. All of it is
 * checked before any of it replaces current data.
 * @throws RuleViolation 422 for another version, 400 for content that does not conform
 */
async function imported(
  file: { version: number },
  { backend, control, contract, server }: Documents,
): Promise<Pick<MockSession, 'start' | 'clock' | 'state'> & Pick<SessionExport, 'webhooks'>> {
  if (file.version !== VERSION) {
    rejectUnprocessable(`This server imports version ${VERSION}, not ${file.version}.`, [
      { field: 'version', message: `must be ${VERSION}` },
    ])
  }
  const shape = control.check({ $ref: '#/components/schemas/SessionExport' }, file)
  if (!shape.valid) rejectInvalid(shape.errors)
  const {
    scenario,
    seed,
    rateLimit,
    omitOptionalFields = [],
    clock: clockState,
    webhooks,
    ...data
  } = shape.value as SessionExport
  const start = { scenario, seed, rateLimit, omitOptionalFields }
  const clock = new MovableClock(server, clockStateFrom(clockState))
  const state = await backend.load(data, start, clock, contract)
  return { start, webhooks, clock, state }
}

function clockStateFrom({ fixedAt, ahead }: SessionExport['clock']): ClockState {
  if (fixedAt !== undefined) return { fixedAt }
  return { ahead: ahead ?? 0 }
}
