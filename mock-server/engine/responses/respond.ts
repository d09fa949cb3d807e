import type { FieldError, Kind } from '../rule-violation.ts'
import { RuleViolation } from '../rule-violation.ts'
import { InvalidResponse } from './serialise.ts'

// A response may contain a token or personal data: no cache may store it.
const NEVER_STORED = { 'cache-control': 'no-store' }

export const json = (
  body: string | ReadableStream<Uint8Array>,
  status: number,
  headers: Record<string, string> = {},
) =>
  new Response(body, { status, headers: { ...NEVER_STORED, 'content-type': 'application/json', ...headers } })

/** A response of any type, as its headers say. */
export const textResponse = (body: string | null, status: number, headers: Record<string, string>) =>
  new Response(body, { status, headers: { ...NEVER_STORED, ...headers } })

/** A response without a body. */
export const noContent = (headers: Record<string, string>) =>
  new Response(null, { status: 204, headers: { ...NEVER_STORED, ...headers } })

/** The caller has the response already. */
export const notModified = (headers: Record<string, string>) =>
  new Response(null, { status: 304, headers: { ...NEVER_STORED, ...headers } })

/** A moved clock is the clock of the whole server, so that clients who go by its `Date` follow. */
export const dateOf = ({ at }: { at: number }) => ({ date: new Date(at).toUTCString() })

export type ErrorResponse = {
  status: number
  content: { message: string; code: string; errors?: FieldError[]; requestId: string }
  /** `content` as JSON, or the body that a document declares instead. */
  body: string
  headers?: Record<string, string> | undefined
  isBroken: boolean
}

/** Converts an error to the contract's `ErrorBody`. Anything that is no rejection is reported as a server bug. */
export function errorResponse(error: Error, requestId: string): ErrorResponse {
  if (error instanceof RuleViolation) {
    const { kind, message, code, details } = error
    const content = { message, code, ...(details.errors && { errors: details.errors }), requestId }
    const headers = headersOf(error)
    return { content, body: JSON.stringify(content), isBroken: false, status: STATUS[kind], headers }
  }
  const isBroken = error instanceof InvalidResponse
  const message = isBroken
    ? `The mock server's own response violates the contract: ${error.message}`
    : 'The mock server failed.'
  const content = { message: message.slice(0, 500), code: 'internal', requestId }
  return { status: 500, content, body: JSON.stringify(content), isBroken }
}

function headersOf({ kind, details: { accepted, retryAfterSeconds: seconds } }: RuleViolation) {
  return {
    ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
    ...(accepted !== undefined && { [kind === 'method' ? 'Allow' : 'WWW-Authenticate']: accepted }),
  }
}

// Rules and state are independent of HTTP; only this table maps them to a status.
const STATUS: Record<Kind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  absent: 404,
  method: 405,
  unacceptable: 406,
  conflict: 409,
  precondition: 412,
  tooLarge: 413,
  mediaType: 415,
  host: 421,
  unprocessable: 422,
  limit: 429,
  unsupported: 501,
}
