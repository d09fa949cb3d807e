import type { Operation } from '../contract/operation.ts'

/** The effects of a fault on one call. */
export type Effects = {
  /** The id of the fault, or `prefer`. */
  by: string
  /** The response that replaces handling the call, or only the real response if it is handled. */
  response?: InjectedResponse
  /** The delay of the response, in milliseconds. */
  waitMs?: number
  transport?: Transport
  /** The maximum speed of the body. */
  bytesPerSecond?: number
  /** Whether the call is handled although its response is lost or replaced. */
  isHandled: boolean
  /** Reported in `Preference-Applied`. */
  applied?: string
}

export type InjectedResponse = {
  status: number
  /** Sent as JSON; nothing is sent if both are undefined. */
  body?: unknown
  /** Sent unchanged. */
  text?: string | undefined
  contentType?: string | undefined
  headers?: Record<string, string> | undefined
}

/** The content of an injected response that a test did not give. Throws HttpError 400 for an unknown example. */
export type InjectedContent = (
  operation: Operation,
  wanted: { status: number; example?: string | undefined },
) => Omit<InjectedResponse, 'status'>

export const transports = ['reset', 'empty', 'malformed', 'drip', 'cut', 'hang'] as const

/** How the response is broken. A drip takes `ms` from the first byte to the last. */
export type Transport = { how: (typeof transports)[number]; ms: number }
