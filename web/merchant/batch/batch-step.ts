import type { AnyRow } from './batch-row.ts'
import { isUnfinished } from './batch-row.ts'

export type BatchStep = 'none' | 'running' | 'stopping' | 'stopped' | 'checking' | 'finished'
export type BatchEvent = 'start' | 'stop' | 'resume' | 'check'

/** What a user may do in each step. Work ends in the step that its rows are in. */
const transitions: Record<BatchStep, Partial<Record<BatchEvent, BatchStep>>> = {
  none: { start: 'running' },
  // The row being sent is completed first.
  running: { stop: 'stopping' },
  stopping: {},
  stopped: { resume: 'running', check: 'checking' },
  checking: {},
  finished: {},
}

/** The step after an event; undefined if it means nothing in this step. */
export const stepAfter = (step: BatchStep, event: BatchEvent): BatchStep | undefined =>
  transitions[step][event]

/** The step of rows at which nothing is working. */
export function restingStep(rows: readonly Pick<AnyRow, 'state'>[]): BatchStep {
  if (isUnfinished(rows)) return 'stopped'
  return rows.length > 0 ? 'finished' : 'none'
}

export const isResting = (step: BatchStep) => ['none', 'stopped', 'finished'].includes(step)
