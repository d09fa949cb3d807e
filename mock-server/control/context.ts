import type { Contract } from '../contract/contract.ts'
import type { Coverage } from '../report/coverage.ts'
import type { Violations } from '../report/violations.ts'
import type { Faults } from '../sessions/faults.ts'
import type { Journal } from '../sessions/journal.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import type { ScenarioCache, SessionStart } from '../sessions/scenario-cache.ts'
import type { SessionRegistry } from '../sessions/session-registry.ts'
import type { Clock } from '../time/clock.ts'
import type { operations } from './control.d.ts'

export type ControlId = keyof operations

/** The context of calls about past calls. A proxy has this much. */
export type ObserveContext = {
  session: { journal: Journal }
  /** The product's contract. */
  contract: Contract
  coverage: Coverage
  /** The contract violations that a proxy has seen. */
  violations?: Violations
  /** Aborted when the caller hangs up. */
  signal: AbortSignal
}

/** The context of fault injection, in a mock server and in a proxy. */
export type FaultContext = { session: { faults: Faults }; contract: Contract }

/** What all sessions share: server-wide calls use it and create no session. */
export type ServerContext = Omit<ObserveContext, 'session'> & {
  sessions: SessionRegistry<MockSession>
  scenarios: ScenarioCache
  /** The default start options of sessions. */
  start: SessionStart
  /** The server's own clock. */
  clock: Clock
  /** The OpenAPI document of the control calls. */
  control: Contract<ControlId>
}

/** The context of a control call: its own session, and what all sessions share. */
export type ControlContext = ServerContext & { session: MockSession }

/** The handlers of some control operations, like those of the product. */
export type ControlsFor<Ids extends ControlId, Place = ControlContext> = { [Id in Ids]: Control<Id, Place> }

type Control<Id extends ControlId, Place> = (
  request: Request<Id>,
  context: Place,
) => Answer<Id> | Promise<Answer<Id>>

type Request<Id extends ControlId> = {
  path: Given<operations[Id]['parameters'], 'path'>
  query: Given<operations[Id]['parameters'], 'query'>
  body: BodyOf<operations[Id]>
}

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : Operation extends { requestBody?: { content: { 'application/json': infer Optional } } }
    ? Optional
    : undefined

type Given<Parameters, Place extends string> = Parameters extends { [Key in Place]?: infer Values }
  ? NonNullable<Values>
  : Record<string, never>

type Answer<Id extends ControlId> = {
  [Status in keyof operations[Id]['responses']]: operations[Id]['responses'][Status] extends {
    content: { 'application/json': infer Body }
  }
    ? Body
    : // biome-ignore lint/suspicious/noConfusingVoidType: a handler of a 204 returns nothing
      void
}[keyof operations[Id]['responses']]
