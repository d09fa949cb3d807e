import type { NewEntry } from '../journal/entry.ts'
import { ANONYMOUS } from '../report/coverage.ts'
import { timestamp } from '../time/clock.ts'

export type LogFormat = 'line' | 'json'
export type LoggedCall = { entry: NewEntry; ms: number; session: string }

/** One call as a line for people, or for programs that collect logs. Bodies and secrets are not in it. */
export function logLine({ entry, ms, session }: LoggedCall, format: LogFormat): string {
  const { at, method, path, status, operation, role = ANONYMOUS, requestId, effects } = entry
  const traceparent = new Headers([...entry.headers]).get('traceparent') ?? undefined
  const durationMs = Math.round(ms * 10) / 10
  const fault = effects?.by
  const fields = { at: timestamp(at), method, path, status, operation, role, durationMs, session, requestId }
  if (format === 'json') return JSON.stringify({ ...fields, fault, traceparent })
  const more = Object.entries({ fault, traceparent }).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  )
  const line = [operation ?? 'no operation', role, `${durationMs} ms`, `session=${session}`, ...more].join(
    ' ',
  )
  return `${fields.at} ${method} ${path} ${status} ${line}`
}
