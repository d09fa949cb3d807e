import { session } from '../session/session.ts'
import { dateOf } from './server-clock.ts'
import type { Shape } from './shape.ts'
import { fits, isRecord } from './shape.ts'

/** The server rejected the request. `message` is the server's, and empty if it sent none that can be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** For programs; empty if the response did not come from our API. */
  readonly code: string
  /** Errors by the field's path (`customer.email`). */
  readonly fields: ReadonlyMap<string, string>
  readonly requestId: string | undefined
  /** Seconds until the next attempt may succeed. */
  readonly retryAfter: number | undefined

  constructor(status: number, body?: unknown, headers = new Headers()) {
    const { message, code, errors, requestId } = isRecord(body) ? body : {}
    super(text(message))
    this.status = status
    this.code = text(code)
    this.fields = fieldErrors(errors)
    this.requestId = text(requestId) || undefined
    this.retryAfter = secondsToRetry(headers)
  }
}

/** Whether the server does not accept the token of the call. */
export const isRejection = (cause: unknown) => cause instanceof ApiError && cause.status === 401

/** There was no response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super('', { cause })
  }
}

/** The session of the request has ended: its response is discarded. */
export class SessionOverError extends Error {
  override readonly name = 'SessionOverError'
}

/** The server's message for one field. */
export const fieldError = (error: Error | null, field: string) =>
  error instanceof ApiError ? error.fields.get(field) : undefined

type CallResult<Data> = { data?: Data; error?: unknown; response: Response }

/**
 * The data of the response, or a thrown ApiError or NetworkError. A cancelled request stays an AbortError. A response
 * that is not JSON (a proxy's page, a truncated body) counts as an error without a message.
 */
export async function unwrap<Data>(
  call: Promise<CallResult<Data>>,
  shape: Shape<Data> = {},
): Promise<NonNullable<Data>> {
  const { data } = await accepted(call)
  if (data === undefined || data === null || !fits(data, shape)) throw new ApiError(UNREADABLE)
  return data
}

/** As `unwrap`, for calls without a body in their successful response. */
export async function done(call: Promise<CallResult<unknown>>): Promise<void> {
  await accepted(call)
}

/** As `unwrap`, and whether the server replayed an earlier response to the same `Idempotency-Key`. */
export async function unwrapOnce<Data extends object>(
  call: Promise<CallResult<Data>>,
  shape: Shape<Data> = {},
): Promise<Data & { replayed: boolean }> {
  const { data, response } = await accepted(call)
  if (data === undefined || data === null || !fits(data, shape)) throw new ApiError(UNREADABLE)
  return { ...data, replayed: response.headers.get('Idempotency-Replayed') === 'true' }
}

/** Every call belongs to the session that made it; a response after the end of that session has no effect. */
async function accepted<Data>(call: Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const { id } = session
  const result = await call.catch(explain).catch((cause: unknown) => {
    throw session.id === id ? cause : new SessionOverError('', { cause })
  })
  const { error, response } = result
  const hasEnded = session.id !== id
  // Rejected for its token, so nothing was done; the end of the session has been announced.
  if (hasEnded && response.status === 401) throw new ApiError(401, { code: 'unauthenticated' })
  if (hasEnded) throw new SessionOverError()
  if (!response.ok) throw errorFrom(response, error)
  return result
}

/** Bad gateway: the backend gave no valid response. */
export const UNREADABLE = 502

/** Hosts between the browser and the API have their own 403 and 404 pages, which say nothing about a payment. */
function errorFrom({ status, headers }: Response, body: unknown): ApiError {
  const isFromApi = isRecord(body) && typeof body.message === 'string'
  const isFromHost = (status === 403 || status === 404) && !isFromApi
  return isFromHost ? new ApiError(UNREADABLE) : new ApiError(status, body, headers)
}

/** The statuses that the same bytes always get, however often they are sent. */
const SAME_FOR_SAME_BYTES = [400, 404, 409, 413, 415, 422]

/**
 * Whether the error says that nothing was done. Browsers send a request again when its connection breaks, so a
 * rejection for its token, its role or its rate may be that of a repetition, after the first was processed; and hosts
 * in between answer for the API. Only an error of the API itself that does not depend on the moment is believed.
 */
export function saysNothingWasDone(error: Error): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'idempotency_key_reused') return false
  const isFromApi = error.code !== '' && error.requestId !== undefined
  return isFromApi && SAME_FOR_SAME_BYTES.includes(error.status)
}

function explain(cause: unknown): never {
  if (cause instanceof Error && cause.name === 'AbortError') throw cause
  throw cause instanceof SyntaxError ? new ApiError(UNREADABLE) : new NetworkError(cause)
}

function fieldErrors(errors: unknown): Map<string, string> {
  const records = Array.isArray(errors) ? errors.filter(isRecord) : []
  return new Map(records.map(({ field, message }) => [text(field), text(message)]))
}

/** Seconds, or the time of a date by the clock of the server that sent it. */
function secondsToRetry(headers: Headers): number | undefined {
  const header = headers.get('Retry-After')?.trim()
  if (!header) return undefined
  if (/^\d+(?:\.\d+)?$/.test(header)) return Number(header)
  const now = dateOf({ headers }) ?? Date.now()
  const seconds = Math.ceil((Date.parse(header) - now) / 1000)
  // A bare number such as -5 is a date to Date.parse.
  return /[a-z]/i.test(header) && Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
