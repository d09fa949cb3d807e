/** Maps tokens to roles, as far as forwarded responses reveal them: the proxy itself cannot sign in. */
export class Callers {
  private readonly roles = new Map<string, string>()

  /** The role of the caller, undefined if unknown; learns from the response. */
  roleOf(request: Request, operation: string | undefined, status: number, body: string): string | undefined {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    if (status === 200 && operation !== undefined) this.learn(operation, token, body)
    // A 401 says nothing about the caller's role, and a public call has no caller.
    return status === 401 ? undefined : this.roles.get(token)
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
