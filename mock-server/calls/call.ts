import type { Operation } from '../contract/contract.ts'
import type { Effects } from '../sessions/fault-effects.ts'
import type { AnswerText } from '../sessions/journal.ts'
import type { Caller } from '../store/auth-sessions.ts'
import type { Change } from '../store/changes.ts'
import type { ScheduledEvent } from '../time/schedule.ts'

/** One call of the product while it is answered: what the journal will say about it. */
export type Call = {
  readonly requestId: string
  /** The store's time, in epoch milliseconds. */
  readonly at: number
  /** What fell due before it. */
  readonly due: ScheduledEvent[]
  operation?: Operation
  caller?: Caller
  /** The text of the request's body. */
  sent?: string
  /** The answer, before anything disturbs it. */
  status: number
  answer: AnswerText
  /** Of a refusal. */
  headers?: Record<string, string> | undefined
  isBroken?: boolean
  changes: Change[]
  effects?: Effects
}
