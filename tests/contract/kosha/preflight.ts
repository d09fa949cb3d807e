import type { Account, Backend } from '../suite/backend.ts'
import { PreflightError } from '../suite/product.ts'
import { showing } from '../suite/report/presentable.ts'
import { parsed } from '../suite/verdicts.ts'
import type { Limits } from '../suite/wire.ts'
import { Unreachable, Wire } from '../suite/wire.ts'

const LOCK_S = 900

/** A wrong URL or password then gives one clear error instead of a hundred. @returns how long a response takes, in ms */
export async function preflight(
  backend: Backend,
  accounts: Account[],
  { timeoutMs, rate }: Pick<Limits, 'timeoutMs' | 'rate'>,
): Promise<number> {
  const wire = new Wire(backend, { readOnly: false, timeoutMs, rate })
  wire.secrets.add(...(backend.secrets ?? []), ...accounts.map(({ password }) => password))
  const show = showing(wire.secrets)
  const businesses = new Map<string, string>()
  for (const { role, email, password } of accounts) {
    const request = {
      method: 'POST',
      url: `${backend.url}/auth/login`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }
    const { status, headers, text } = await wire
      .send(request, { operation: 'signIn', role: 'anonymous', declared: [429] })
      .catch((error: unknown) => {
        const reason = error instanceof Unreachable ? error.message : String(error)
        throw new PreflightError(`${backend.url} cannot be reached: ${reason}`, { cause: error })
      })
    const target = headers.get('location')
    if (status >= 300 && status < 400 && target !== null)
      throw new PreflightError(`${request.url} redirects to ${show(target)}: give --url that address`)
    if (status === 404) {
      throw new PreflightError(
        `${request.url} returns 404: --url must include the base path, like https://api.example/api`,
      )
    }
    if (status === 429) {
      const minutes = Math.ceil(Number(headers.get('retry-after') ?? LOCK_S) / 60)
      throw new PreflightError(
        `${email} is locked after failed sign-ins, for ${minutes} more minutes: a run with --disposable locks its accounts itself, so the next one has to wait`,
      )
    }
    if (status !== 200 || parsed(text) === undefined)
      throw new PreflightError(`${email} cannot sign in: ${status} ${show(text).slice(0, 200)}`)
    const actual: string | undefined = Object(parsed(text)).user?.role
    if (actual !== undefined && actual !== role) {
      throw new PreflightError(`${email} has the role ${actual}, not ${role}`)
    }
    const business = role === 'merchant' ? await businessOf(wire, text) : undefined
    const other = businesses.get(business ?? '')
    if (other !== undefined)
      throw new PreflightError(
        `${other} and ${email} are one business: the second merchant must belong to another`,
      )
    if (business !== undefined) businesses.set(business, email)
  }
  const { exchanges } = wire
  return exchanges.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, exchanges.length)
}

async function businessOf(wire: Wire, signedIn: string): Promise<string | undefined> {
  const authorization = `Bearer ${Object(parsed(signedIn)).token}`
  const request = { method: 'GET', url: `${wire.backend.url}/payments/methods`, headers: { authorization } }
  const { status, text } = await wire.send(request, { operation: 'listPaymentMethods', role: 'merchant' })
  return status === 200 ? Object(parsed(text)).methods?.[0]?.merchantId : undefined
}
