import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Backend } from './backend.ts'
import type { Call, Env } from './calls/call.ts'
import { declaredErrors, declaredStatus } from './calls/declared-errors.ts'
import { mount } from './calls/mount.ts'
import { observe } from './calls/observe.ts'
import type { Contract } from './contract/contract.ts'
import { readContract } from './contract/contract.ts'
import type { LineOf } from './contract/notices.ts'
import { noticesOf } from './contract/notices.ts'
import type { ControlOptions } from './control-app.ts'
import { JournalBudget } from './journal/journal.ts'
import { memoryBackend } from './memory/backend.ts'
import { publish } from './published.ts'
import { Coverage } from './report/coverage.ts'
import { onlyHosts, onlySameOrigin, rejectOtherSites } from './request-guard.ts'
import { pathIn } from './requests/paths.ts'
import { dateOf, errorResponse, json } from './responses/respond.ts'
import { RuleViolation } from './rule-violation.ts'
import { openTo } from './session-urls.ts'
import type { SessionStart } from './sessions/mock-session.ts'
import { createMockSession, textOf } from './sessions/mock-session.ts'
import { DEFAULT_SEED, namesOf, ScenarioCache } from './sessions/scenario-cache.ts'
import { SessionRegistry } from './sessions/session-registry.ts'
import type { Clock } from './time/clock.ts'
import { realClock } from './time/clock.ts'
import { valueMaker } from './values/values.ts'

export type MockServerOptions = {
  /** The parsed openapi.yaml. */
  contract: unknown
  /** The product behind the contract. Without one, the server remembers what calls create, change and delete. */
  backend?: Backend
  clock?: Clock
  /** The same seed, clock and requests give the same responses, byte for byte. */
  seed?: number
  /** By default the first of the backend. */
  scenario?: string | undefined
  /** Whether ten failed sign-ins block an address for a while. */
  rateLimit?: boolean
  /**
   * The parsed control.yaml enables the calls below `/__mock`; script and style of the inspector enable its page. A
   * token protects both.
   */
  control?: ControlOptions | undefined
  /** The maximum number of mock sessions at once. */
  maxSessions?: number
  /** Whether memory is left. If not, new sessions, snapshots and imports are rejected with 429. */
  hasMemory?: (() => boolean) | undefined
  /** Whether calls without a key are rejected, so that no test shares a session by mistake. */
  requireSession?: boolean
  /** The host names that the server accepts, in addition to those of this machine; any by default. */
  hosts?: readonly string[] | undefined
  /** The origins that may call this server (CORS), such as `http://localhost:5173`. */
  origins?: readonly string[] | undefined
  /** The hosts that webhooks may be sent to, in addition to this machine. */
  webhookHosts?: readonly string[] | undefined
  /** Receives the notices about the contract, one line each. */
  warn?: (line: string) => void
  /** Whether each notice of the contract is given, instead of a line for each kind. */
  allNotices?: boolean
  /** Names the lines of the document that notices are about. */
  lineOf?: LineOf | undefined
  /** Reported by `/__mock/health`. */
  version?: string
  /** Sends the webhooks. */
  fetch?: (request: Request) => Promise<Response>
}

/**
 * The mock server as a Hono app. It needs neither a network (`app.request(…)`) nor Node.
 * @throws ContractError with one line, if the contract cannot be read
 */
export function createMockServer(options: MockServerOptions): Hono<Env> {
  const contract = readContract(options.contract)
  return assemble(options, stateOf(options, contract), contract)
}

/**
 * The mock server with a contract that can be replaced; its sessions stay.
 * @throws ContractError with one line, if a contract cannot be read, and the previous one stays
 */
export function createReloadableServer({ lineOf: firstLineOf, ...options }: MockServerOptions) {
  let contract = readContract(options.contract)
  const state = stateOf(options, contract)
  // Not kept: it has the whole document.
  let app = assemble({ ...options, lineOf: firstLineOf }, state, contract)
  return {
    fetch: (request: Request, env?: unknown) => app.fetch(request, env ?? {}),
    contract: () => contract,
    reload(document: unknown, lineOf?: LineOf): void {
      const next = readContract(document)
      state.backend.follow?.(next)
      app = assemble({ ...options, lineOf }, state, next)
      contract = next
    },
  }
}

type State = ReturnType<typeof stateOf>

/** The state that survives a change of the contract. */
function stateOf(
  {
    clock = realClock,
    seed = DEFAULT_SEED,
    rateLimit = true,
    maxSessions,
    hasMemory,
    requireSession,
    origins,
    fetch = (request) => globalThis.fetch(request),
    ...options
  }: MockServerOptions,
  contract: Contract,
) {
  const journals = new JournalBudget(undefined, () =>
    sessions.all().reduce((sum, session) => sum + textOf(session), 0),
  )
  const { backend = memoryBackend(contract, journals) } = options
  const { scenario = namesOf(backend)[0] } = options
  const start: SessionStart = { scenario, seed, rateLimit, omitOptionalFields: [] }
  const scenarios = new ScenarioCache(backend)
  const webhookSender = { fetch, signatureHeader: backend.signatureHeader }
  const open = (key: string) =>
    createMockSession({ webhookSender, journals }, { key, start, scenarios, clock })
  const sessions = new SessionRegistry(open, {
    ended: ({ journal }) => journal.end(),
    max: maxSessions,
    hasMemory,
    requireKey: requireSession,
    beforeOpen: (request) => rejectOtherSites(request, origins),
  })
  return { backend, clock, start, scenarios, sessions, coverage: new Coverage() }
}

function assemble(options: MockServerOptions, state: State, contract: Contract): Hono<Env> {
  const { control, hosts, origins, webhookHosts = [], warn = () => undefined, version } = options
  const { backend, sessions, coverage } = state
  const app = new Hono<Env>()
  const handleError = errorHandler(contract, warn)
  app.onError(handleError)
  if (hosts) app.use(onlyHosts(hosts))
  app.use('/__mock/*', onlySameOrigin(origins))
  openTo(app, origins)
  publish(app, { documents: control?.published, version, contract })
  if (control) {
    // Loaded on first use: most servers answer product calls before the first control call.
    let controlApp: Hono | undefined
    const respond = async ({ req, env }: Context<Env>) => {
      const { createControlApp } = await import('./control-app.ts')
      controlApp ??= createControlApp(control, { ...state, contract, webhookHosts })
      return controlApp.fetch(req.raw, env)
    }
    app.get('/__mock/', (context) => context.redirect('/__mock'))
    if (control.inspector && !contract.operations.some((operation) => pathIn(contract, operation) === '/'))
      app.get('/', (context) => context.redirect('/__mock'))
    app.all('/__mock', respond)
    app.all('/__mock/*', respond)
  }
  app.use(observe((request) => sessions.sessionOf(request), coverage))
  for (const line of backend.notices?.(options.allNotices === true) ?? []) warn(line)
  for (const line of noticesOf(contract, backend.operations, options)) warn(line)
  mount(app, contract, { backend, webhookHosts, warn })
  app.notFound((context) => handleError(new RuleViolation('absent', 'There is no such endpoint.'), context))
  return app
}

/** Turns a thrown error into the response that the contract declares for the operation. */
function errorHandler(contract: Contract, warn: (line: string) => void) {
  const declare = declaredErrors(contract, valueMaker(contract))
  return (error: Error, context: Context<Env>): Response => {
    const call: Call | undefined = context.get('call')
    if (!(error instanceof RuleViolation)) warn(error.stack ?? String(error))
    const ownResponse = errorResponse(error, call?.requestId ?? 'req_none')
    const accept = context.req.header('accept') ?? null
    const { operation } = call ?? {}
    const { body, status, headers, isBroken } =
      operation && ownResponse.status < 500
        ? declare(
            operation,
            { ...ownResponse, status: declaredStatus(operation, ownResponse.status) },
            accept,
          )
        : ownResponse
    if (call) Object.assign(call, { status, response: body, headers, isBroken, isRejected: status < 500 })
    return json(body, status, { ...(call && dateOf(call)), ...headers })
  }
}
