import type { Contract } from './contract/contract.ts'
import type { Schema, Schemas } from './contract/schema.ts'
import type { components } from './control/control.d.ts'
import type { Changes } from './state/changes.ts'
import type { Idempotency } from './state/idempotency.ts'
import type { Clock } from './time/clock.ts'
import type { NewEvent } from './webhooks/event.ts'

type Control = components['schemas']

/** A product behind the engine: its operations with behaviour, and the state behind them. */
export type Backend = {
  /** The operationIds with a handler; the others are answered from the contract. */
  operations: readonly string[]
  /** The scenarios of a session: descriptions by name. The first is the default. */
  scenarios: Readonly<Record<string, string>>
  /** The tables of every state. */
  tables: readonly string[]
  /** The control calls that `State.control` answers, by their operationId; `adds` names the addition that takes memory. */
  controls: readonly { id: string; adds?: string }[]
  /** A state with the data of a scenario, up to the current time of the clock. Not called for a copy. */
  open: (start: Start, clock: Clock) => Promise<State>
  /** Notices about the contract to print at the start: a line for each kind, or all of them. */
  notices?: (all: boolean) => string[]
  /** Called with a contract that replaces the previous one. */
  follow?: (contract: Contract) => void
  /** The header with the signature of a webhook. */
  signatureHeader: string
  /**
   * The state that an export describes. All of it is checked first.
   * @throws RuleViolation for an export that cannot be restored
   */
  load: (exported: ExportedState, start: Start, clock: Clock, contract: Contract) => Promise<State>
}

export type Start = { scenario: string; seed: number; rateLimit: boolean }

/**
 * A scheduled event of the row `id`. `at` is in epoch milliseconds. A field such as `itemId` names the
 * part of the row that it happened to.
 */
export type ScheduledEvent = { at: number; what: string; id: string; [part: `${string}Id`]: string }

/** A response with a status or headers that the backend decides. */
export class Reply {
  constructor(
    readonly text: string | null,
    readonly status: number,
    readonly headers: Record<string, string>,
    /** Where the contract did not allow the requested change. */
    readonly notes: readonly string[] = [],
  ) {}
}

export const FROM_CONTRACT = Symbol('from the contract')

/** Who sends a call. */
export type Caller = { user: { id: string; role: string } }

/** The request of a handler, validated against the contract. */
export type HandlerRequest = Record<string, unknown> & { raw?: Request }

/** The data of one session. A write replaces its rows, which are frozen when a handler returns them. */
export type State = {
  readonly clock: Clock
  readonly changes: Changes
  readonly idempotency: Idempotency
  readonly outbox: { readonly mails: readonly Mail[]; clear: () => void }
  /** Events that webhooks have not reported yet. */
  readonly events: NewEvent[]
  nextRequestId: () => string
  /** Runs everything due by now, oldest first, each at its own time. */
  runDueEvents: () => ScheduledEvent[]
  /** An independent copy with another clock. */
  copy: (clock: Clock) => State
  /** @throws RuleViolation if it cannot be exported */
  save: () => ExportedState
  /**
   * The user with the credentials in these headers. Without this function they only have to be present.
   * @throws RuleViolation if they are invalid or have expired
   */
  callerOf?: (headers: Headers) => Caller
  /**
   * Handles a call synchronously, so that each is atomic. Success is returned, as the body of its operation or as a
   * whole `Reply`, failure is thrown and changes nothing. `FROM_CONTRACT` leaves the call to the contract.
   * @throws RuleViolation
   */
  handle: (operation: string, request: HandlerRequest) => unknown
  /** Differs whenever the response of a read may differ; undefined if that is unknown. */
  versionOf: (operation: string, query: Record<string, unknown>) => string | undefined
  /** About how much memory its data take, in UTF-16 units, if calls may add to them without end. */
  readonly text?: number
  table: (name: string) => StateTable | undefined
  control: (id: string, request: HandlerRequest) => unknown
}

export type Mail = { to: string; subject: string; text: string; at: string; token?: string }

/** The data of a state other than its clock, as JSON. */
export type ExportedState = Pick<Control['SessionExport'], 'rows'> & { state: object }

type Row = Record<string, unknown>

/** The rows of one table for testers, without business rules. */
export type StateTable = {
  /** The key of a row; its `id` without this function. */
  idOf?: (row: Row) => string
  schema: (schemas: Schemas) => Schema
  /** A whole row, with consistent defaults for missing fields. */
  build: (row: Row) => Row
  all: () => Row[]
  /** The newest rows, oldest first, where making all of them takes too long. */
  last?: (count: number) => { rows: Row[]; total: number }
  find: (id: string) => Row | undefined
  insert: (row: Row) => void
  replace: (row: Row) => void
  /** Missing if other rows refer to it. */
  remove?: (id: string) => void
}
