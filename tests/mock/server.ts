import type { Mock } from '../../mock-server/client/mock.ts'
import { createMock } from '../../mock-server/client/mock.ts'
import { createMockServer } from '../../mock-server/engine/app.ts'
import { fixedClock } from '../../mock-server/engine/time/clock.ts'
import { controlFiles, ownContract } from '../../mock-server/hosts/node/documents.ts'
import { kosha } from '../../mock-server/kosha/backend.ts'
import { DEMO_PASSWORD } from '../../mock-server/kosha/demo-accounts.ts'

// Noon in India on a Saturday that is a working day.
export const NOON = '2026-11-21T06:30:00.000Z'

export const documents = {
  backend: kosha,
  contract: ownContract(),
  control: controlFiles(),
}

/** One server per test file; each test opens its own sessions. */
export function startMockServer(options: Partial<Parameters<typeof createMockServer>[0]> = {}) {
  const app = createMockServer({ ...documents, clock: fixedClock(Date.parse(NOON)), ...options })
  const fetch = async (request: Request) => app.fetch(request)
  return { fetch, openMock: (key?: string) => createMock({ url: 'http://mock', fetch, ...(key && { key }) }) }
}

type ClientCall = { as?: string; headers?: Record<string, string>; body?: unknown }

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
        ...(body !== undefined && { body: JSON.stringify(body) }),
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
    async signIn(email = 'asha@tarang.example', password = DEMO_PASSWORD): Promise<string> {
      return (await call('POST', '/auth/login', { body: { email, password } })).body.token
    },
  }
}
