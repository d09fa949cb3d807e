import { Hono } from 'hono'
import { injectedContent } from '../calls/injected-content.ts'
import { readContract } from '../contract/contract.ts'
import type { LineOf } from '../contract/notices.ts'
import { noticesOf } from '../contract/notices.ts'
import type { ControlOptions } from '../control-app.ts'
import { applyEffects, faultOn, responseAfter, responseInstead } from '../faults/apply.ts'
import type { Effects } from '../faults/faults.ts'
import { Faults } from '../faults/faults.ts'
import type { RawResponse } from '../faults/transport.ts'
import { Journal } from '../journal/journal.ts'
import { publish } from '../published.ts'
import { Coverage } from '../report/coverage.ts'
import { Violations } from '../report/violations.ts'
import { onlyHosts, onlySameOrigin, otherSitesRejected } from '../request-guard.ts'
import { readBounded } from '../requests/bounded-body.ts'
import { operationFinder } from '../requests/paths.ts'
import { errorResponse, json } from '../responses/respond.ts'
import { RuleViolation, rejectInvalid } from '../rule-violation.ts'
import { Unreachable } from '../unreachable.ts'
import { valueMaker } from '../values/values.ts'
import { callValidator } from './call-validator.ts'
import type { Identify } from './callers.ts'
import { Callers } from './callers.ts'
import { controlOfProxy } from './control.ts'
import type { BackendResponse } from './forward.ts'
import { forward } from './forward.ts'

type ProxyOptions = {
  /** The parsed openapi.yaml. */
  contract: unknown
  /** The backend, with base path: `https://api.example/api`. */
  target: string
  /** Replaces a response that violates the contract with 502 and the reasons, instead of adding a header. */
  enforce?: boolean
  control?: ControlOptions | undefined
  fetch?: (request: Request) => Promise<Response>
  /** The host names that the proxy accepts, in addition to those of this machine; any by default. */
  hosts?: readonly string[] | undefined
  /** Whether the journal shows tokens, which are valid at the real backend. */
  keepTokens?: boolean
  /** Treats fields that the contract does not have as violations, although clients tolerate them. */
  strict?: boolean
  /** The timeout for a complete response of the backend. */
  timeoutMs?: number
  /** Tells who calls, for the journal and the coverage; without it that is unknown. */
  identify?: Identify | undefined
  /** Reported by `/__mock/health`. */
  version?: string
  /** Receives the notices about the contract, one line each. */
  warn?: (line: string) => void
  allNotices?: boolean
  /** Names the lines of the document that notices are about. */
  lineOf?: LineOf | undefined
}

const DEFAULT_TIMEOUT_MS = 30_000

/** More than any contract needs: a body is kept in memory while it is validated. */
const MAX_REQUEST_BYTES = 32 * 1024 * 1024

const MAX_NAMED = 5
const MAX_NAME_CHARACTERS = 200

/**
 * Forwards to a real backend and validates both sides against the contract. Everything is passed on unchanged;
 * violations are reported in `X-Contract-Violation`, one header value each. A 501 stays a 501.
 * @throws Error with one line, if the contract cannot be read
 */
export function createProxy({
  contract: document,
  target,
  enforce = false,
  control,
  fetch = globalThis.fetch,
  hosts,
  identify,
  keepTokens = false,
  strict = false,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  version,
  warn = () => undefined,
  allNotices = false,
  lineOf,
}: ProxyOptions): Hono {
  const contract = readContract(document)
  for (const line of noticesOf(contract, 'all', { allNotices, lineOf })) warn(line)
  const seen = { journal: new Journal(), coverage: new Coverage(), violations: new Violations() }
  const validator = callValidator(contract, { ...seen, keepTokens, strict }, new Callers(identify))
  const { find } = operationFinder(contract)
  const contentFor = injectedContent(contract, valueMaker(contract))
  const faults = new Faults()
  const app = new Hono()
  app.onError(handleError)
  if (hosts) app.use(onlyHosts(hosts))
  app.use('/__mock/*', onlySameOrigin())
  publish(app, { documents: control?.published, version, contract, forwardsTo: new URL(target).origin })
  let calls = 0

  if (control) {
    const context = controlOfProxy(control, { ...seen, faults, contract, target, enforce })
    app.all('/__mock', ({ req }) => context.fetch(req.raw))
    app.all('/__mock/*', ({ req }) => context.fetch(req.raw))
  }
  // The longest first: one may be inside another.
  const bases = [
    ...new Set([contract.basePath, ...contract.operations.flatMap(({ basePath = [] }) => basePath)]),
  ].sort((first, second) => second.length - first.length)
  for (const basePath of bases) {
    const backend = { target: targetFor(basePath, target, contract.basePath), basePath, fetch, timeoutMs }
    app.use(`${basePath}/*`, otherSitesRejected(hosts))
    app.all(`${basePath}/*`, ({ req: { raw: request }, env }) => passedOn(request, env, backend))
  }
  app.notFound(() =>
    handleError(new RuleViolation('absent', `This proxy forwards ${bases.join(', ')} only.`)),
  )
  return app

  async function passedOn(request: Request, env: unknown, backend: Parameters<typeof forward>[2]) {
    if (request.method === 'TRACE') rejectTrace()
    rejectUnforwardable(request.headers, request.method)
    const bytes = await readBounded(request, MAX_REQUEST_BYTES, requestTooLong)
    const requestId = `proxy_${++calls}`
    const started = performance.now()
    const operation = find(request.method, new URL(request.url).pathname)
    const contentOf = contentFor(request.headers.get('accept'), requestId)
    const readBody = () => new TextDecoder().decode(bytes)
    const effects = operation && (await faultOn(faults, { request, operation, contentOf, readBody }))
    const instead = operation && effects && raw(responseInstead(effects, operation.success))
    if (instead) {
      validator.injected({ request, operation, bytes, response: instead, requestId, started, effects })
      return send(instead, effects, { signal: request.signal, env })
    }
    const response = await forward(request, bytes, backend).catch((error: Error) => error)
    const passing = { request, operation, bytes, requestId, started, effects }
    if (response instanceof Error && request.signal.aborted) {
      validator.hungUp(passing)
      // Nobody receives it.
      throw response
    }
    const { responseErrors, violations } = await validator.forwarded({ ...passing, response })
    if (response instanceof Unreachable) return unreachable(response.message, requestId)
    if (response instanceof Error) throw response
    const sent = enforce && responseErrors.length > 0 ? enforced(violations, requestId) : response
    const named = { ...sent, headers: withViolations(sent.headers, violations) }
    return send((effects && raw(responseAfter(effects))) ?? named, effects, { signal: request.signal, env })
  }
}

/** The backend of calls below a base path that the document's own `servers` do not have: beside the target. */
function targetFor(basePath: string, target: string, ofDocument: string): string {
  if (basePath === ofDocument) return target
  const whole = target.replace(/\/+$/, '')
  const { origin } = new URL(target)
  return (whole.endsWith(ofDocument) ? whole.slice(0, whole.length - ofDocument.length) : origin) + basePath
}

const requestTooLong = () =>
  new RuleViolation('tooLarge', 'The body is larger than 32 MiB, which this proxy does not forward.')

/** Fetch does not send it. @throws RuleViolation 405 */
function rejectTrace(): never {
  throw new RuleViolation('method', 'This proxy cannot forward TRACE.', {
    accepted: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  })
}

/** Rejects requests that would reach the backend changed. @throws RuleViolation 400 or 501 */
function rejectUnforwardable(headers: Headers, method: string): void {
  if (/\bwebsocket\b/i.test(headers.get('upgrade') ?? ''))
    throw new RuleViolation('unsupported', 'This proxy does not forward WebSocket connections.')
  const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0
  if (hasBody && (method === 'GET' || method === 'HEAD'))
    rejectInvalid([{ field: '', message: `cannot be forwarded with ${method}` }])
}

/** An injected response as one to be sent. */
function raw(injected: ReturnType<typeof responseInstead>): RawResponse | undefined {
  return injected && { ...injected, bytes: new TextEncoder().encode(injected.text) }
}

async function send(
  response: RawResponse & { stream?: BackendResponse['stream'] },
  effects: Effects | undefined,
  connection: { signal: AbortSignal; env: unknown },
): Promise<Response> {
  const { status, headers, bytes, stream } = response
  if (stream) return new Response(stream, { status, headers })
  const altered = effects && (await applyEffects(effects, response, connection))
  // Responses with 204, 205 and 304 must not have even an empty body.
  return altered ?? new Response(bytes.length === 0 ? null : bytes, { status, headers })
}

function withViolations(got: Headers, violations: string[]): Headers {
  const headers = new Headers(got)
  for (const violation of violations.slice(0, MAX_NAMED))
    headers.append('x-contract-violation', inHeader(violation))
  return headers
}

function enforced(violations: string[], requestId: string): RawResponse {
  const message = `The backend violates the contract: ${violations.join('; ')}`.slice(0, 500)
  const errors = violations
    .slice(0, 100)
    .map((violation) => ({ field: '', message: violation.slice(0, 300) }))
  const bytes = new TextEncoder().encode(JSON.stringify({ message, code: 'internal', errors, requestId }))
  return { status: 502, headers: new Headers({ 'content-type': 'application/json' }), bytes }
}

const unreachable = (message: string, requestId: string) =>
  json(JSON.stringify({ message: message.slice(0, 500), code: 'internal', requestId }), 502)

function handleError(error: Error): Response {
  const { body, status, headers } = errorResponse(error, 'proxy')
  return json(body, status, headers)
}

// A header value allows neither line breaks nor letters outside Latin-1.
const inHeader = (text: string) => text.slice(0, MAX_NAME_CHARACTERS).replaceAll(/[^ -~]/g, '?')
