import createClient from 'openapi-fetch'
import type { components, paths } from '../kosha/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'
import { faultsOf } from './faults.ts'
import { journalOf } from './journal.ts'
import { bankOf, payerOf } from './payer.ts'
import { snapshotsOf } from './snapshots.ts'
import { tableOf } from './table.ts'
import { webhooksOf } from './webhooks.ts'

type Schemas = components['schemas']

export type MockOptions = {
  /** The address of the mock server, such as `http://localhost:4173`. */
  url: string
  /** The mock session; by default a new one. */
  key?: string
  /** The value of `--control-token`. */
  token?: string
  /** Replaces the network: `(request) => app.fetch(request)` for a server in this process. */
  fetch?: (request: Request) => Response | Promise<Response>
}

export type Mock = ReturnType<typeof createMock>

/**
 * Controls the mock server from one test. Each instance has its own mock session, so that tests can run in parallel
 * on one server; `headers` or `cookie` put a client into it. Rejected calls throw an error with the server's message.
 */
export function createMock({ url, key = crypto.randomUUID(), token, ...options }: MockOptions) {
  const headers = { 'X-Mock-Session': key }
  const api: ControlClient = createClient<paths>({
    baseUrl: new URL('/__mock', url).href,
    headers: { ...headers, ...(token !== undefined && { 'X-Mock-Control-Token': token }) },
    ...(options.fetch && { fetch: async (request) => (await options.fetch?.(request)) ?? Response.error() }),
  })
  return {
    url,
    key,
    /**
     * The address with the session in its path, for apps that can send neither header nor cookie: their API is at
     * `${mock.sessionUrl}/api`.
     */
    sessionUrl: new URL(`/s/${key}`, url).href,
    /** For clients that send headers. */
    headers,
    /** For browsers: `context.addCookies([mock.cookie])`. */
    cookie: { name: 'X-Mock-Session', value: key, url },

    /** Restarts the session. Fields left out keep the server's start options. */
    scenario: async (
      scenario?: Schemas['ScenarioName'],
      start: Omit<Schemas['SessionStart'], 'scenario'> = {},
    ) => {
      const body = { ...start, ...(scenario && { scenario }) }
      return (await unwrap(api.PUT('/scenario', { body }))).session
    },
    session: async () => (await unwrap(api.GET('/session'))).session,
    /** Deletes the session. To be called at the end of the test. */
    end: async () => {
      const response = await api.DELETE('/sessions/{key}', { params: { path: { key } } })
      // A session is created by its first call; without any call there is none to delete.
      if (response.response.status !== 404) await unwrap(response)
    },

    clock: clockOf(api),
    outbox: outboxOf(api),
    payer: payerOf(api),
    bank: bankOf(api),
    webhooks: webhooksOf(api),
    faults: faultsOf(api),
    journal: journalOf(api),
    /** The coverage of the contract by all sessions, or by one: `mock.coverage({ session: mock.key })`. */
    coverage: (query: { session?: string } = {}) => unwrap(api.GET('/coverage', { params: { query } })),
    snapshots: snapshotsOf(api),

    users: tableOf(api, 'users'),
    gateways: tableOf(api, 'gateways'),
    paymentMethods: tableOf(api, 'payment-methods'),
    paymentLinks: tableOf(api, 'payment-links'),
    transactions: tableOf(api, 'transactions'),
    settlements: tableOf(api, 'settlements'),
  }
}

const clockOf = (api: ControlClient) => ({
  now: async () => (await unwrap(api.GET('/clock'))).clock.now,
  /** Advances the clock. @returns the scheduled events that ran, in order */
  advance: async (duration: Schemas['Duration']) =>
    (await unwrap(api.POST('/clock/advance', { body: duration }))).happened,
  /** Stops the clock at an instant, or now. */
  fix: async (at?: string) =>
    (await unwrap(api.PUT('/clock', { body: { mode: 'fixed', ...(at !== undefined && { at }) } }))).happened,
  /** Runs the clock from its current time, from an instant, or `ahead` of the server's clock by a duration. */
  run: async (from: { at?: string; ahead?: Schemas['Duration'] } = {}) =>
    (await unwrap(api.PUT('/clock', { body: { mode: 'running', ...from } }))).happened,
  /** Follows the server's clock again. */
  follow: async () => (await unwrap(api.PUT('/clock', { body: { mode: 'real' } }))).happened,
})

const outboxOf = (api: ControlClient) => ({
  all: async (to?: string) =>
    (await unwrap(api.GET('/outbox', { params: { query: to === undefined ? {} : { to } } }))).mails,
  /** The newest email, optionally to this address. @throws Error if there is none */
  async last(to?: string): Promise<Schemas['Mail']> {
    const mail = (await this.all(to)).at(-1)
    if (!mail) throw new Error(`No email was sent${to === undefined ? '' : ` to ${to}`}`)
    return mail
  },
  clear: () => unwrap(api.DELETE('/outbox')),
})
