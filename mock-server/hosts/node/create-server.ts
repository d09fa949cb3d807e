import { createMockServer } from '../../engine/app.ts'
import { clockFrom } from '../../engine/time/instant.ts'
import { kosha } from '../../kosha/backend.ts'
import type { components } from '../../kosha/control-additions.d.ts'
import { controlFiles, ownContract } from './documents.ts'

export type ServerOptions = {
  /** The scenario of every new session. */
  scenario?: components['schemas']['ScenarioName']
  /** The same seed, clock and requests give the same responses, byte for byte. */
  seed?: number
  /** An instant such as `2026-11-21T06:30:00Z` to stop the clock at; real time by default. */
  clock?: string
  /** Whether ten failed sign-ins block an address for a while. */
  rateLimit?: boolean
  /** The hosts that webhooks may be sent to, in addition to this machine. */
  webhookHosts?: string[]
  /** The token that calls below `/__mock` must send in `X-Mock-Control-Token`. */
  controlToken?: string
}

/**
 * The mock server in this process, without a network: `fetch` answers. For `createMock({ url: 'http://mock', fetch
 * })`.
 * @throws Error if `clock` is not an instant
 */
export function createServer({ clock = 'real', controlToken, ...options }: ServerOptions = {}): {
  fetch: (request: Request) => Promise<Response>
} {
  const time = clockFrom(clock)
  if (!time) throw new Error(`clock ${clock} is not valid: choose an instant like 2026-11-21T06:30:00Z`)
  const app = createMockServer({
    ...options,
    clock: time,
    contract: ownContract(),
    backend: kosha,
    control: controlFiles(controlToken),
  })
  return { fetch: async (request) => app.fetch(request) }
}
