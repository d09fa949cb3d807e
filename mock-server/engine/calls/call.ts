import type { Caller, ScheduledEvent } from '../backend.ts'
import type { Operation } from '../contract/operation.ts'
import type { Effects } from '../faults/faults.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import type { Change } from '../state/changes.ts'

/** An API call in progress, with the data for its journal entry. */
export type Call = {
  readonly requestId: string
  /** The session's time, in epoch milliseconds. */
  readonly at: number
  /** The scheduled events that ran before it. */
  readonly due: ScheduledEvent[]
  operation?: Operation
  caller?: Caller | undefined
  /** The text of the request's body. */
  sent?: string
  /** The response, before any fault is applied. */
  status: number
  response: string
  /** The headers of an error response. */
  headers?: Record<string, string> | undefined
  isBroken?: boolean
  /** Whether the request is rejected, or would be where a fault responds instead. */
  isRejected?: boolean
  changes: Change[]
  /** How the response differs from the request. */
  notes?: readonly string[]
  effects?: Effects
}

export type Env = { Variables: { session: MockSession; call: Call } }
