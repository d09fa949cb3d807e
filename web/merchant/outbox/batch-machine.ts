import type { AnyRow } from './batch-rows.ts'
import { isUnfinished } from './batch-rows.ts'

export type BatchState<Row> = {
  /** The user who owns these rows. */
  owner: string | undefined
  rows: Row[]
  step: 'none' | 'running' | 'stopping' | 'stopped' | 'checking' | 'finished'
  /** Why it stopped or waits. `message` is shown, `announcement` goes to the live region. */
  message: string
  announcement: string
}

export type BatchEvent<Row> =
  /** The rows in storage, with the id of their user. */
  | { type: 'restored'; owner: string | undefined; rows: Row[] }
  | { type: 'started'; owner: string | undefined; rows: Row[] }
  | { type: 'resumed' }
  | { type: 'checked' }
  /** By the user, or because the session ended. The row being sent is completed first. */
  | { type: 'stopped' }
  | { type: 'sending'; rows: Row[]; announcement: string }
  | { type: 'progressed'; announcement: string }
  | { type: 'failed'; message: string }
  /** The server asks to send the next row later. */
  | { type: 'delayed'; message: string }
  | { type: 'delayEnded' }
  /** Nothing works on the rows any more. */
  | { type: 'rested'; rows: Row[]; message?: string }
  | { type: 'forgotten' }

export const noBatch = { owner: undefined, rows: [], step: 'none', message: '', announcement: '' } as const

/** What `event` changes; null if it means nothing in this step. */
export function transition<Row extends Pick<AnyRow, 'state'>>(
  { owner, step, message }: Readonly<BatchState<Row>>,
  event: BatchEvent<Row>,
): Partial<BatchState<Row>> | null {
  switch (event.type) {
    case 'restored': {
      const rest = { rows: event.rows, step: restingStep(event.rows) }
      if (owner !== event.owner) return { ...noBatch, ...rest, owner: event.owner }
      // Else this tab is working on them.
      return ['none', 'stopped', 'finished'].includes(step) ? rest : null
    }
    case 'started': {
      const { owner, rows } = event
      return step === 'none' ? { owner, rows, step: 'running', message: '', announcement: '' } : null
    }
    case 'resumed':
      return step === 'stopped' ? { step: 'running', message: '' } : null
    case 'checked':
      return step === 'stopped' ? { step: 'checking', message: '' } : null
    case 'stopped':
      return step === 'running' ? { step: 'stopping', message: '' } : null
    case 'sending':
      return { rows: event.rows, announcement: event.announcement }
    case 'progressed':
      return { announcement: event.announcement }
    case 'failed':
      return { message: event.message }
    case 'delayed':
      return { message: event.message, announcement: event.message }
    case 'delayEnded':
      return { message: '' }
    case 'rested':
      return { rows: event.rows, step: restingStep(event.rows), message: event.message ?? message }
    case 'forgotten':
      return { ...noBatch, rows: [] }
  }
}

/** The step of rows on which nothing works. */
function restingStep(rows: readonly Pick<AnyRow, 'state'>[]): BatchState<unknown>['step'] {
  if (isUnfinished(rows)) return 'stopped'
  return rows.length > 0 ? 'finished' : 'none'
}
