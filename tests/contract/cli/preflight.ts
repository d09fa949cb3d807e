import type { Account, Backend } from '../suite/backend.ts'
import { Unreachable, Wire } from '../suite/wire.ts'

/** The suite cannot begin. */
export class PreflightError extends Error {
  override name = 'PreflightError'
}

/**
 * Signs in as everybody, so that a wrong address or password is one clear line rather than a hundred failures.
 * @throws PreflightError if nobody answers, or somebody is not let in
 */
export async function preflight(backend: Backend, accounts: Account[], timeoutMs: number): Promise<void> {
  const wire = new Wire(backend, { readOnly: false, timeoutMs })
  for (const { role, email, password } of accounts) {
    const sent = {
      method: 'POST',
      url: `${backend.url}/auth/login`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }
    const { status, text } = await wire
      .send(sent, { operation: 'signIn', role: 'anonymous' })
      .catch((error: unknown) => {
        const reason = error instanceof Unreachable ? error.message : String(error)
        throw new PreflightError(`${backend.url} cannot be reached: ${reason}`, { cause: error })
      })
    if (status === 404) {
      throw new PreflightError(
        `${sent.url} answers 404: --url must hold the base path, like https://api.example/api`,
      )
    }
    if (status === 401 || status === 429)
      throw new PreflightError(`${email} cannot sign in: ${status} ${text.slice(0, 200)}`)
    const actual = roleIn(text)
    if (status === 200 && actual !== undefined && actual !== role) {
      throw new PreflightError(`${email} has the role ${actual}, not ${role}`)
    }
  }
}

function roleIn(text: string): string | undefined {
  try {
    return JSON.parse(text).user?.role
  } catch {
    return undefined
  }
}
