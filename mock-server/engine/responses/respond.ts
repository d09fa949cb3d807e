import { HttpError } from '../http-error.ts'
import type { FieldError } from '../rule-violation.ts'
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
export const sent = (body: string | null, status: number, headers: Record<string, string>) =>
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
  /** `content` as JSON, or what a document declares instead. */
  body: string
  headers?: Record<string, string> | undefined
  isBroken: boolean
}

/** Converts an error to the contract's `ErrorBody`. Anything that is no rejection is reported as a server bug. */
export function errorResponse(error: Error, requestId: string): ErrorResponse {
  if (error instanceof HttpError || error instanceof RuleViolation) {
    const { message, code } = error
    const errors = error instanceof RuleViolation && error.errors
    const content = { message, code, ...(errors && { errors }), requestId }
    return { content, body: JSON.stringify(content), isBroken: false, ...statusOf(error) }
  }
  const isBroken = error instanceof InvalidResponse
  const message = isBroken
    ? `The mock server's own response violates the contract: ${error.message}`
    : 'The mock server failed.'
  const content = { message: message.slice(0, 500), code: 'internal', requestId }
  return { status: 500, content, body: JSON.stringify(content), isBroken }
}

// Rules and state are independent of HTTP; only this function maps them to a status.
function statusOf(error: HttpError | RuleViolation) {
  if (error instanceof HttpError) return { status: error.status, headers: error.headers }
  const seconds = error.retryAfterSeconds
  return {
    status: STATUS[error.kind],
    headers: seconds === undefined ? undefined : { 'Retry-After': String(seconds) },
  }
}

const STATUS = {
  invalid: 400,
  absent: 404,
  conflict: 409,
  precondition: 412,
  unprocessable: 422,
  limit: 429,
} as const
