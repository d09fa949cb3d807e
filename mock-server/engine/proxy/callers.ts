import type { Operation } from '../contract/operation.ts'

/** The role of a caller whose token no forwarded response has shown. */
export const UNKNOWN = 'unknown'

/** Maps tokens to roles, as far as forwarded responses reveal them: the proxy itself cannot sign in. */
export class Callers {
  private readonly roles = new Map<string, string>()

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
    const response = objectIn(body)
    const role = roleIn(response.user) ?? this.roles.get(token)
    if (role === undefined) return
    if (operation === 'verifySession') this.roles.set(token, role)
    if (typeof response.token === 'string') this.roles.set(response.token, role)
  }
}

const roleIn = (user: unknown) => {
  const { role } = objectFrom(user)
  return typeof role === 'string' ? role : undefined
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return objectFrom(JSON.parse(text))
  } catch {
    return {}
  }
}

const objectFrom = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
