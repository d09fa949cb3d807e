import { Hono } from 'hono'
import { json, refusalOf } from '../calls/respond.ts'
import { readContract } from '../contract/contract.ts'
import type { ControlOptions } from '../control-app.ts'
import { Refusal } from '../refusal.ts'
import { Coverage } from '../report/coverage.ts'
import { Violations } from '../report/violations.ts'
import { onlyHosts, onlySameOrigin } from '../request-guard.ts'
import { Faults } from '../sessions/faults.ts'
import { Journal } from '../sessions/journal.ts'
import { callValidator } from './call-validator.ts'
import { Callers } from './callers.ts'
import { controlOfProxy } from './control.ts'
import type { ProxyResponse } from './faults.ts'
import { effectsOn, replacementFor, responseOf, withEffects } from './faults.ts'
import { forward } from './forward.ts'
import { operationOf } from './request-violations.ts'
import { Unreachable } from './unreachable.ts'

export type ProxyOptions = {
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
}

const DEFAULT_TIMEOUT_MS = 30_000

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
  keepTokens = false,
  strict = false,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: ProxyOptions): Hono {
  const contract = readContract(document)
  const seen = { journal: new Journal(), coverage: new Coverage(), violations: new Violations() }
  const backend = { target, basePath: contract.basePath, fetch, timeoutMs }
  const validator = callValidator(contract, { ...seen, keepTokens, strict }, new Callers())
  const faults = new Faults()
  const app = new Hono()
  app.onError(refused)
  if (hosts) app.use(onlyHosts(hosts))
  app.use('/__mock/*', onlySameOrigin())
  let calls = 0

  if (control) {
    const context = controlOfProxy(control, { ...seen, faults, contract, target, enforce })
    app.all('/__mock', ({ req }) => context.fetch(req.raw))
    app.all('/__mock/*', ({ req }) => context.fetch(req.raw))
  }
  app.all(`${contract.basePath}/*`, async ({ req: { raw: request }, env }) => {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const requestId = `proxy_${++calls}`
    const started = performance.now()
    const found = operationOf(contract, request)
    const operation = found?.operation
    const effects = effectsOn(faults, operation, { request, bytes, requestId })
    const instead = operation && effects && replacementFor(effects, operation.success)
    if (instead) {
      validator.injected({ request, found, bytes, answer: instead, requestId, started, effects })
      return withEffects(instead, effects, { signal: request.signal, env })
    }
    const answer = await forward(request, bytes, backend).catch((error: Error) => error)
    const passing = { request, found, bytes, answer, requestId, started, effects }
    const { responseErrors, violations } = await validator.forwarded(passing)
    if (answer instanceof Unreachable) return unreachable(answer.message, requestId)
    if (answer instanceof Error) throw answer
    const sent = enforce && responseErrors.length > 0 ? enforced(violations, requestId) : answer
    const named = { ...sent, headers: withViolations(sent.headers, violations) }
    return effects ? withEffects(named, effects, { signal: request.signal, env }) : responseOf(named)
  })
  app.notFound(() => refused(new Refusal(404, 'not_found', `This proxy forwards ${contract.basePath} only.`)))
  return app
}

function withViolations(got: Headers, violations: string[]): Headers {
  const headers = new Headers(got)
  for (const violation of violations.slice(0, MAX_NAMED))
    headers.append('x-contract-violation', inHeader(violation))
  return headers
}

function enforced(violations: string[], requestId: string): ProxyResponse {
  const message = `The backend violates the contract: ${violations.join('; ')}`.slice(0, 500)
  const errors = violations.slice(0, 100).map((each) => ({ field: '', message: each.slice(0, 300) }))
  const bytes = new TextEncoder().encode(JSON.stringify({ message, code: 'internal', errors, requestId }))
  return { status: 502, headers: new Headers({ 'content-type': 'application/json' }), bytes }
}

const unreachable = (message: string, requestId: string) =>
  json(JSON.stringify({ message: message.slice(0, 500), code: 'internal', requestId }), 502)

function refused(error: Error): Response {
  const { body, status, headers } = refusalOf(error, 'proxy')
  return json(body, status, headers)
}

// A header value allows neither line breaks nor letters outside Latin-1.
const inHeader = (text: string) => text.slice(0, MAX_NAME_CHARACTERS).replaceAll(/[^ -~]/g, '?')
