/** What is done to one call instead of, or beside, answering it. */
export type Effects = {
  /** The id of the fault, or `prefer`. */
  by: string
  /** Answer this and handle nothing. */
  answer?: InjectedAnswer
  /** The answer comes so much later. */
  waitMs?: number
  transport?: Transport
  /** How fast the body is sent at most. */
  bytesPerSecond?: number
  /** Whether the call is handled although its answer gets lost. */
  isHandled: boolean
  /** Said back in `Preference-Applied`. */
  applied?: string
}

export type InjectedAnswer = {
  status: number
  /** Sent as JSON; nothing is sent if both are undefined. */
  body?: unknown
  /** Sent as it is. */
  text?: string | undefined
  contentType?: string | undefined
  headers?: Record<string, string> | undefined
}

export const transports = ['reset', 'empty', 'malformed', 'drip', 'cut', 'hang'] as const

/** How the answer gets lost on its way. A drip takes `ms` from the first byte to the last. */
export type Transport = { how: (typeof transports)[number]; ms: number }
