/** What is done to one call instead of, or beside, answering it. */
export type Effects = {
  /** The id of the fault, or `prefer`. */
  by: string
  /** Answer this and handle nothing. */
  answer?: { status: number; body: unknown; headers?: Record<string, string> | undefined }
  /** The answer comes so much later. */
  waitMs?: number
  transport?: Transport
  /** Whether the call is handled although its answer gets lost. */
  isHandled: boolean
  /** Said back in `Preference-Applied`. */
  applied?: string
}

export const transports = ['reset', 'empty', 'malformed', 'drip', 'cut', 'hang'] as const

/** How the answer gets lost on its way. A drip takes `ms` from the first byte to the last. */
export type Transport = { how: (typeof transports)[number]; ms: number }
