import type { Start, State } from '../backend.ts'
import { ChangeSignal } from '../change-signal.ts'
import { Faults } from '../faults/faults.ts'
import type { JournalBudget } from '../journal/journal.ts'
import { Journal } from '../journal/journal.ts'
import { Coverage } from '../report/coverage.ts'
import type { Clock } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import type { Sender, WebhookState } from '../webhooks/deliveries.ts'
import { Webhooks } from '../webhooks/deliveries.ts'
import type { ScenarioCache } from './scenario-cache.ts'

/** The initial settings of a session. */
export type SessionStart = Start & {
  /** The optional fields that its responses leave out; see `withoutOptionalFields`. */
  omitOptionalFields: string[]
}

/** The state behind one key of `X-Mock-Session`. */
export type MockSession = {
  readonly key: string
  /** Its start options. */
  start: SessionStart
  clock: MovableClock
  state: State
  faults: Faults
  journal: Journal
  /** The coverage by this session alone. */
  coverage: Coverage
  snapshots: Map<string, Snapshot>
  webhooks: Webhooks
  /** Notified of each call, and of each control call that changes something. */
  changes: ChangeSignal
}

/** A read-only state, and the time it was taken at. */
export type Snapshot = {
  start: SessionStart
  clock: ClockState
  at: number
  state: State
  webhooks: WebhookState
}

type SessionOrigin = { key: string; start: SessionStart; scenarios: ScenarioCache; clock: Clock }

/** Makes deliveries of the events since the last time. */
export const announceEvents = ({ webhooks, state }: MockSession) => webhooks.announce(state.events.splice(0))

/** Sends the webhooks of new events, and retries those that are due. */
export function sendWebhooks(session: MockSession): Promise<void> {
  announceEvents(session)
  return session.webhooks.deliverDue(session.state.clock.now())
}

/** The resources that all sessions of a server share. */
type Shared = { webhookSender: Sender; journals: JournalBudget }

export async function createMockSession(
  { webhookSender, journals }: Shared,
  { key, start, scenarios, clock: server }: SessionOrigin,
): Promise<MockSession> {
  const clock = new MovableClock(server)
  const state = await scenarios.open(start, clock)
  const changes = new ChangeSignal()
  return {
    key,
    start,
    clock,
    state,
    faults: new Faults(),
    journal: new Journal(journals, changes),
    coverage: new Coverage(),
    snapshots: new Map(),
    webhooks: new Webhooks(webhookSender),
    changes,
  }
}

/** About how much memory a session and its snapshots take, if the backend counts it. */
export const textOf = ({ state, snapshots }: MockSession) =>
  [...snapshots.values()].reduce((sum, snapshot) => sum + (snapshot.state.text ?? 0), state.text ?? 0)

/** Discards the session's state and restarts it, at the time of `clockState` if there is one. */
export async function restart(
  session: MockSession,
  { start, scenarios, clock: server }: SessionOrigin,
  clockState?: ClockState,
): Promise<void> {
  const clock = new MovableClock(server, clockState)
  const state = await scenarios.open(start, clock)
  Object.assign(session, { start, clock, state })
  session.faults.clear()
  session.journal.clear()
  session.webhooks.clear()
}
