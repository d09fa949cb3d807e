import type { Operation } from '../contract/operation.ts'
import { parsedJson } from '../parsed-json.ts'

/** The role of a caller with a token that no forwarded response contained. */
export const UNKNOWN = 'unknown'

/** Reads the user from a successful response. */
export type Identify = (
  operation: string,
  response: Record<string, unknown>,
) => {
  /** The role of the user in the response. */
  role: string | undefined
  /** Whether that user sent the call. */
  isCaller: boolean
  /** A new token of that user. */
  token: string | undefined
}

/** Maps tokens to roles, as far as forwarded responses reveal them: the proxy itself cannot sign in. */
export class Callers {
  private readonly roles = new Map<string, string>()

  constructor(private readonly identify: Identify | undefined) {}

  /** The role of the caller, undefined for a caller without a session; learns from the response. */
  roleOf(
    { headers }: Request,
    operation: Operation | undefined,
    status: number,
    body: string,
  ): string | undefined {
    const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
    if (status === 200 && operation !== undefined) this.learn(operation.id, token, body)
    // A 401 says nothing about the caller's role, and a public call has no caller.
    if (status === 401 || token === '' || (operation && !operation.roles)) return undefined
    return this.roles.get(token) ?? UNKNOWN
  }

  private learn(operation: string, token: string, body: string): void {
    const found = this.identify?.(operation, Object(parsedJson(body)))
    const role = found?.role ?? this.roles.get(token)
    if (!found || role === undefined) return
    if (found.isCaller) this.roles.set(token, role)
    if (found.token !== undefined) this.roles.set(found.token, role)
  }
}
