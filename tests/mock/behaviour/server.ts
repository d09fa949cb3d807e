import { createMockServer } from '../../../mock-server/engine/app.ts'
import type { Clock } from '../../../mock-server/engine/time/clock.ts'
import { fixedClock } from '../../../mock-server/engine/time/clock.ts'
import { kosha } from '../../../mock-server/kosha/backend.ts'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import type { OperationId } from '../../contract/kosha/document.ts'
import { document, operationOf } from '../../contract/kosha/document.ts'

export type Answer = { status: number; headers: Headers; body: unknown }
export type Call = {
  as?: string
  path?: Record<string, string>
  query?: Record<string, string | string[]>
  headers?: Record<string, string>
  body?: unknown
}

/** Saturday noon in India. The third Saturday of the month is a working day. */
export const NOON = Date.parse('2026-11-21T06:30:00Z')

// Created once; tests share nothing else, since each has its own mock session.
const shared = createMockServer({ contract: document, backend: kosha, clock: fixedClock(NOON) })

/** An isolated session per test, without a listening port. A custom clock creates a separate server. */
export function startServer(options: { clock?: Clock } = {}) {
  const app = options.clock ? createMockServer({ contract: document, backend: kosha, ...options }) : shared
  const session = crypto.randomUUID()

  async function send(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
  ): Promise<Answer> {
    const headers = { ...init.headers, 'x-mock-session': session }
    const response = await app.request(path, { ...init, headers })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }

  /** Calls an operation by name. `as` is a token; a string body is sent unchanged. */
  function call(
    id: OperationId,
    { as, path = {}, query = {}, headers = {}, body }: Call = {},
  ): Promise<Answer> {
    const operation = operationOf(id)
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    )
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name) =>
      encodeURIComponent(path[name] ?? ''),
    )
    return send(`/api${filled}${search.size > 0 ? `?${search}` : ''}`, {
      method: operation.method,
      headers: {
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  }

  /** A bearer token for this role, valid for 1 day, or 30 days with `rememberMe`. */
  async function signIn(who: Parameters<typeof demoEmail>[0], { rememberMe = false } = {}): Promise<string> {
    const { body } = await call('signIn', {
      body: { email: demoEmail(who), password: DEMO_PASSWORD, rememberMe },
    })
    return textAt(body, 'token')
  }

  return { send, call, signIn }
}

/** The value at a path such as `link.id` or `transactions.0`. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )
}

export function textAt(value: unknown, path: string): string {
  const found = at(value, path)
  if (typeof found === 'string') return found
  throw new Error(`there is no text at ${path} of ${JSON.stringify(value)?.slice(0, 200)}`)
}

/** A manually advanced clock. */
export function movableClock() {
  let now = NOON
  return { now: () => now, advance: (ms: number) => (now += ms) }
}
