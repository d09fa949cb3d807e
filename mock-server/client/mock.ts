import createClient from 'openapi-fetch'
import type { components, paths } from '../kosha/control-additions.d.ts'
import type { RowOf, TableName } from '../kosha/store/row-types.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'
import { journalOf } from './journal.ts'
import type { OperationName } from './operation-name.ts'

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
    /** The resources remembered for other documents than Kosha's, by the names that the server prints at its start. */
    rows: (name: string) => rowsOf<Record<string, unknown>>(api, name as TableName),
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

type Fault = Omit<Partial<components['schemas']['FaultRequest']>, 'operation'> & { operation?: OperationName }
type Effect = components['schemas']['FaultEffect']

/** Injected faults: `{ status: 503 }`, `{ latency: { fixed: 800 } }`, `{ transport: { how: 'reset' } }` … */
function faultsOf(api: ControlClient) {
  const add = async (fault: Fault) => (await unwrap(api.POST('/faults', { body: fault }))).fault
  return {
    /** The next call of this operation, or the next `times` calls. */
    next: (operation: OperationName, fault: Fault) => add({ times: 1, ...fault, operation }),
    /** Every matching call until removed, or only some of them with a `probability`. */
    add,
    /** One effect for each call of this operation, in order; `{}` lets a call through. */
    sequence: (operation: OperationName, sequence: Effect[]) => add({ operation, sequence }),
    all: async () => (await unwrap(api.GET('/faults'))).faults,
    remove: (id: string) => unwrap(api.DELETE('/faults/{id}', { params: { path: { id } } })),
    clear: () => unwrap(api.DELETE('/faults')),
  }
}

/** The rows of all tables, of Kosha's or of another document's. */
type SessionExport = components['schemas']['SessionExport'] & { rows: Record<string, object[]> }

/** The state of the session, to restore later or to move elsewhere. */
const snapshotsOf = (api: ControlClient) => ({
  take: async (name: string) => (await unwrap(api.PUT('/snapshots/{name}', named(name)))).snapshot,
  restore: async (name: string) => (await unwrap(api.POST('/snapshots/{name}/restore', named(name)))).session,
  drop: (name: string) => unwrap(api.DELETE('/snapshots/{name}', named(name))),
  all: async () => (await unwrap(api.GET('/snapshots'))).snapshots,
  /** As JSON, for a file. */
  export: async () => (await unwrap(api.GET('/export'))) as unknown as SessionExport,
  import: async (exported: SessionExport) => (await unwrap(api.PUT('/import', { body: exported }))).session,
})

const named = (name: string) => ({ params: { path: { name } } })

type Endpoint = components['schemas']['WebhookEndpoint']
type WebhookFault = components['schemas']['WebhookFault']

/** Webhooks to the merchant's server. */
const webhooksOf = (api: ControlClient) => ({
  /** Sends later events to this URL, signed with the secret and the time of the session's clock, or the real one. */
  sendTo: (url: string, secret: string, time: Pick<Endpoint, 'signatureTime'> = {}) =>
    unwrap(api.PUT('/webhooks', { body: { url, secret, ...time } })),
  stop: () => unwrap(api.DELETE('/webhooks')),
  /** Oldest first, sent or only recorded, with their attempts. */
  all: async () => (await unwrap(api.GET('/outbox/webhooks'))).webhooks,
  /** Injects a fault into the next attempt, or the next `times`. */
  next: (how: WebhookFault['how'], times = 1) =>
    unwrap(api.POST('/webhooks/faults', { body: { how, times } })),
})

/** Direct access to the rows of one table, without the product's rules. */
const tableOf = <Name extends TableName>(api: ControlClient, table: Name) => rowsOf<RowOf[Name]>(api, table)

function rowsOf<Row extends object>(api: ControlClient, table: TableName) {
  // The server checks every row against the contract; types cannot know that.
  const row = (value: unknown) => value as Row
  const addressOf = (id: string) => ({ params: { path: { table, id } } })
  return {
    /** Adds a row; fields left out get consistent defaults. */
    insert: async (given: Partial<Row> = {}) =>
      row((await unwrap(api.POST('/rows/{table}', { params: { path: { table } }, body: given }))).row),
    all: async () => (await unwrap(api.GET('/rows/{table}', { params: { path: { table } } }))).rows.map(row),
    get: async (id: string) => row((await unwrap(api.GET('/rows/{table}/{id}', addressOf(id)))).row),
    /** Changes fields without applying business rules. */
    update: async (id: string, change: Partial<Row>) =>
      row((await unwrap(api.PATCH('/rows/{table}/{id}', { ...addressOf(id), body: change }))).row),
    remove: (id: string) => unwrap(api.DELETE('/rows/{table}/{id}', addressOf(id))),
  }
}

type Concluded = { transaction: RowOf['transactions']; link?: RowOf['payment-links'] }
type Paid = { transaction: RowOf['transactions']; link: RowOf['payment-links'] }

/** Pays a link: in full, in part (`amount`), or with a failing payment (`outcome: 'failed'`). */
const payerOf = (api: ControlClient) => ({
  pay: async (id: string, payment: Partial<components['schemas']['Payment']> = {}): Promise<Paid> =>
    // The server checks both rows against the contract; types cannot know that.
    (await unwrap(
      api.POST('/payment-links/{id}/payments', { params: { path: { id } }, body: payment }),
    )) as unknown as Paid,

  /** Completes a created or pending payment: it succeeds, fails, or expires because the customer left. */
  conclude: async (
    id: string,
    outcome: components['schemas']['Conclusion']['outcome'] = 'success',
  ): Promise<Concluded> =>
    (await unwrap(
      api.POST('/transactions/{id}/outcome', { params: { path: { id } }, body: { outcome } }),
    )) as unknown as Concluded,
})

const bankOf = (api: ControlClient) => ({
  /** The bank refuses a pending refund, by the refund's id. @returns its transaction */
  refuseRefund: async (id: string): Promise<RowOf['transactions']> =>
    (await unwrap(api.POST('/refunds/{id}/refusal', { params: { path: { id } } })))
      .transaction as unknown as RowOf['transactions'],

  /** The bank refuses the transfer of a settlement that is scheduled or processing. */
  refuseTransfer: async (settlementId: string): Promise<RowOf['settlements']> =>
    (await unwrap(api.POST('/settlements/{id}/refusal', { params: { path: { id: settlementId } } })))
      .settlement as unknown as RowOf['settlements'],
})
