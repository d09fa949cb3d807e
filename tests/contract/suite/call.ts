import type { Account } from './backend.ts'

export type Actor = {
  role: string
  /** A bearer token. */
  token?: string
  headers?: Record<string, string>
  query?: Record<string, string>
  account?: Account
}

export type SignedIn = Actor & { token: string; account: Account }

export type Call = {
  as?: Actor | undefined
  path?: Record<string, string>
  query?: Record<string, string | string[]>
  /** A raw query string, in place of `query`. */
  search?: string
  headers?: Record<string, string>
  body?: unknown
  raw?: {
    bytes: string | Uint8Array
    type?: string
    /** Sends chunks, without a Content-Length. */
    isStreamed?: boolean
  }
}

export type RunOptions = {
  seed: number
  runs: number
  readOnly: boolean
  /** Whether undeclared fields violate the contract too. */
  strict: boolean
  /** Whether the given accounts may be locked and their passwords changed. */
  disposable: boolean
  timeoutMs: number
  /** How many requests the run may send, not counting clean-up; unlimited if undefined. */
  requests?: number
  rate?: number | undefined
  /** Whether to look for the shortest sequence of calls that fails; as a rule, yes. */
  isShrunk?: boolean
  expiredToken?: string | undefined
  /** From a reset mail to a disposable account. */
  resetToken?: string | undefined
  signal?: AbortSignal | undefined
}
