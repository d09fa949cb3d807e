import type { Backend } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { Coverage } from '../report/coverage.ts'
import type { Clock } from '../time/clock.ts'
import type { MockSession, SessionStart } from './mock-session.ts'
import type { ScenarioCache } from './scenario-cache.ts'
import type { SessionRegistry } from './session-registry.ts'

/** The context that all sessions share: server-wide calls use it and create no session. */
export type ServerContext = {
  backend: Backend
  sessions: SessionRegistry<MockSession>
  scenarios: ScenarioCache
  /** The default start options of sessions. */
  start: SessionStart
  /** The server's own clock. */
  clock: Clock
  /** The product's contract. */
  contract: Contract
  /** The combined coverage of all sessions. */
  coverage: Coverage
  /** The hosts that webhooks may be sent to, in addition to this machine. */
  webhookHosts: readonly string[]
  /** The OpenAPI document of the control calls. */
  control: Contract
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

/** The context of a control call about one session. */
export type ControlContext = ServerContext & { session: MockSession }
