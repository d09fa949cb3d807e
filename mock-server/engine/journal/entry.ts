import type { ScheduledEvent } from '../backend.ts'
import type { Effects } from '../faults/faults.ts'
import type { Change } from '../state/changes.ts'

/** One call in the journal. Only `ms` depends on the machine or the wall clock. */
export type Entry = {
  seq: number
  requestId: string
  /** The store's time, in epoch milliseconds. */
  at: number
  operation?: string | undefined
  role?: string | undefined
  userId?: string | undefined
  method: string
  /** Including the query. */
  path: string
  headers: Iterable<[string, string]>
  /** Undefined without a body, or if it was too long to keep. */
  sent?: string | undefined
  status: number
  response?: string | undefined
  responseHeaders?: Record<string, string> | undefined
  /** In UTF-16 units, even if the text itself was too long to keep. */
  sentSize: number
  responseSize: number
  verdict: {
    request: 'valid' | 'rejected' | 'unchecked'
    response: 'valid' | 'undeclared' | 'broken' | 'injected'
  }
  /** Contract violations as messages; reported by a proxy. */
  violations?: string[] | undefined
  /** How the response differs from the request, where the contract did not allow the change. */
  notes?: readonly string[]
  effects?: Effects | undefined
  due: ScheduledEvent[]
  changes: Change[]
  /** How long it took, in milliseconds. */
  ms: number
}

/** A call before the journal has numbered it. */
export type NewEntry = Omit<Entry, 'seq' | 'sentSize' | 'responseSize' | 'ms'>
