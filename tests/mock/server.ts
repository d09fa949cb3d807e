import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import type { Mock } from '../../mock-server/client/mock.ts'
import { createMock } from '../../mock-server/client/mock.ts'
import { createMockServer } from '../../mock-server/engine/app.ts'
import { fixedClock } from '../../mock-server/engine/time/clock.ts'
import { controlFiles, ownContract } from '../../mock-server/hosts/node/documents.ts'
import { listen } from '../../mock-server/hosts/node/listen.ts'
import { kosha } from '../../mock-server/kosha/backend.ts'
import { DEMO_PASSWORD } from '../../mock-server/kosha/demo-accounts.ts'

// Noon in India on a Saturday that is a working day.
export const NOON = '2026-11-21T06:30:00.000Z'

/** A clock that stays at noon until a test advances it. */
export function movableClock() {
  let now = Date.parse(NOON)
  return { now: () => now, advance: (ms: number) => (now += ms) }
}

export const documents = {
  backend: kosha,
  contract: ownContract(),
  control: controlFiles(),
}

/** One server per test file; each test opens its own sessions. */
export function startMockServer(options: Partial<Parameters<typeof createMockServer>[0]> = {}) {
  const app = createMockServer({ ...documents, clock: fixedClock(Date.parse(NOON)), ...options })
  // Passes the socket, which faults that lose responses need.
  const fetch = async (request: Request, env?: unknown) => app.fetch(request, env)
  const ask = (path: string, init: RequestInit = {}) => fetch(new Request(`http://mock${path}`, init))
  const openMock = (key?: string) => createMock({ url: 'http://mock', fetch, ...(key && { key }) })
  function open(key?: string) {
    const mock = openMock(key)
    return { mock, ...clientOf(mock, fetch) }
  }
  return { fetch, ask, openMock, open }
}

/** Serves these responses on a port until the test ends. @returns the address */
export async function served(fetch: (request: Request) => Response | Promise<Response>): Promise<string> {
  const { url, close } = await listen(createServer(getRequestListener(fetch)), 0)
  onTestFinished(() => close({ graceMs: 0 }))
  return url
}

export type ClientCall = { as?: string; headers?: Record<string, string>; body?: unknown }

/** An API client for the mock's session. */
export function clientOf(mock: Mock, fetch: (request: Request) => Promise<Response>) {
  async function call(method: string, path: string, { as, headers, body }: ClientCall = {}) {
    const response = await fetch(
      new Request(`http://mock/api${path}`, {
        method,
        headers: {
          ...mock.headers,
          ...(as !== undefined && { authorization: `Bearer ${as}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text ? JSON.parse(text) : undefined,
    }
  }
  return {
    call,
    async signIn(
      email = 'asha@tarang.example',
      password = DEMO_PASSWORD,
      rememberMe?: boolean,
    ): Promise<string> {
      return (await call('POST', '/auth/login', { body: { email, password, rememberMe } })).body.token
    },
  }
}
