import createClient from 'openapi-fetch'
import type { components, paths } from '../control/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'
import { faultsOf } from './faults.ts'
import { journalOf } from './journal.ts'
import { payerOf } from './payer.ts'
import { snapshotsOf } from './snapshots.ts'
import { tableOf } from './table.ts'
import { webhooksOf } from './webhooks.ts'

type Schemas = components['schemas']

export type MockOptions = {
  /** Where the mock server listens, such as `http://localhost:4173`. */
  url: string
  /** The mock session; a fresh one of its own unless given. */
  key?: string
  /** What `--control-token` said. */
  token?: string
  /** Answers instead of the network: `(request) => app.fetch(request)` for a server in this process. */
  fetch?: (request: Request) => Response | Promise<Response>
}

export type Mock = ReturnType<typeof createMock>

/**
 * The mock server in the hands of one test. Each helper has a mock session of its own, so that tests may run side by
 * side on one server; `headers` or `cookie` take a client into it. Refused calls throw the server's own words.
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
    /** The session in the path, for apps that can send neither: their API lies at `${mock.sessionUrl}/api`. */
    sessionUrl: new URL(`/s/${key}`, url).href,
    /** For clients that send headers. */
    headers,
    /** For browsers: `context.addCookies([mock.cookie])`. */
    cookie: { name: 'X-Mock-Session', value: key, url },

    /** Begins anew. Whatever is left out is as the server was started. */
    scenario: async (
      scenario?: Schemas['ScenarioName'],
      start: Omit<Schemas['SessionStart'], 'scenario'> = {},
    ) => {
      const body = { ...start, ...(scenario && { scenario }) }
      return (await unwrap(api.PUT('/scenario', { body }))).session
    },
    session: async () => (await unwrap(api.GET('/session'))).session,
    /** Forgets the session: to be called when its test is over. */
    end: async () => {
      const answer = await api.DELETE('/sessions/{key}', { params: { path: { key } } })
      // A session begins with its first call: where there was none, nothing is left to end.
      if (answer.response.status !== 404) await unwrap(answer)
    },

    clock: clockOf(api),
    outbox: outboxOf(api),
    payer: payerOf(api),
    webhooks: webhooksOf(api),
    faults: faultsOf(api),
    journal: journalOf(api),
    /** What of the contract was exercised by all sessions, or by one: `mock.coverage({ session: mock.key })`. */
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
  /** Lets time pass. @returns what happened on the way, in order */
  advance: async (duration: Schemas['Duration']) =>
    (await unwrap(api.POST('/clock/advance', { body: duration }))).happened,
  /** Stands still at an instant from now on, or at the present one. */
  fix: async (at?: string) =>
    (await unwrap(api.PUT('/clock', { body: { mode: 'fixed', ...(at !== undefined && { at }) } }))).happened,
  /** Runs on from where it stands, from an instant, or so far `ahead` of the server's clock. */
  run: async (from: { at?: string; ahead?: Schemas['Duration'] } = {}) =>
    (await unwrap(api.PUT('/clock', { body: { mode: 'running', ...from } }))).happened,
  /** Shows the server's own time again. */
  follow: async () => (await unwrap(api.PUT('/clock', { body: { mode: 'real' } }))).happened,
})

const outboxOf = (api: ControlClient) => ({
  all: async (to?: string) =>
    (await unwrap(api.GET('/outbox', { params: { query: to === undefined ? {} : { to } } }))).mails,
  /** The newest mail, to this address if given. @throws Error if there is none */
  async last(to?: string): Promise<Schemas['Mail']> {
    const mail = (await this.all(to)).at(-1)
    if (!mail) throw new Error(`No mail was sent${to === undefined ? '' : ` to ${to}`}`)
    return mail
  },
  clear: () => unwrap(api.DELETE('/outbox')),
})
