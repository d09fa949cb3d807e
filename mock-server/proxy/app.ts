import { Hono } from 'hono'
import { json, refusalOf } from '../calls/respond.ts'
import type { Contract } from '../contract/contract.ts'
import { readContract } from '../contract/contract.ts'
import type { ControlOptions } from '../control-app.ts'
import { Refusal } from '../refusal.ts'
import { Coverage } from '../report/coverage.ts'
import { Violations } from '../report/violations.ts'
import { onlyHosts, onlySameOrigin } from '../request-guard.ts'
import { Journal } from '../sessions/journal.ts'
import { answerViolations } from './answer-violations.ts'
import { Callers } from './callers.ts'
import { controlOfProxy } from './control.ts'
import type { Answer } from './forward.ts'
import { forward } from './forward.ts'
import { entryOf, violationsOf, withoutTokens } from './record.ts'
import { operationOf, requestViolations } from './request-violations.ts'
import { Unreachable } from './unreachable.ts'

export type ProxyOptions = {
  /** What openapi.yaml says, parsed. */
  contract: unknown
  /** The backend, base path included: `https://api.example/api`. */
  target: string
  /** An answer that breaks the contract becomes 502 with the reasons, rather than a header. */
  enforce?: boolean
  control?: ControlOptions | undefined
  fetch?: (request: Request) => Promise<Response>
  /** The host names that the proxy answers to, beside those of this machine; any unless given. */
  hosts?: readonly string[] | undefined
  /** Whether the journal shows tokens. They open the real backend to whoever reads it. */
  keepTokens?: boolean
  /** Fields that the contract does not have break it too; clients tolerate them. */
  strict?: boolean
  /** How long the backend may take for a whole answer. */
  timeoutMs?: number
}

const PATIENCE_MS = 30_000

const MAX_NAMED = 5
const MAX_NAME_CHARACTERS = 200

/**
 * Stands before a real backend and holds both sides to the contract. Everything is passed on as it is; what breaks
 * the contract is said in `X-Contract-Violation`, one header value for each violation. A 501 stays a 501.
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
  timeoutMs = PATIENCE_MS,
}: ProxyOptions): Hono {
  const contract = readContract(document)
  const seen = { journal: new Journal(), coverage: new Coverage(), violations: new Violations() }
  const way = { target, basePath: contract.basePath, fetch, timeoutMs }
  const judge = judgeOf(contract, { ...seen, keepTokens, strict }, new Callers())
  const app = new Hono()
  app.onError(refused)
  if (hosts) app.use(onlyHosts(hosts))
  app.use('/__mock/*', onlySameOrigin())
  let calls = 0

  if (control) {
    const context = controlOfProxy(control, { ...seen, contract, target, enforce })
    app.all('/__mock', ({ req }) => context.fetch(req.raw))
    app.all('/__mock/*', ({ req }) => context.fetch(req.raw))
  }
  app.all(`${contract.basePath}/*`, async ({ req: { raw: request } }) => {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const requestId = `proxy_${++calls}`
    const started = performance.now()
    const answer = await forward(request, bytes, way).catch((error: Error) => error)
    const { wrongAnswer, violations } = await judge({ request, bytes, answer, requestId, started })
    if (answer instanceof Unreachable) return notAnswered(answer.message, requestId)
    if (answer instanceof Error) throw answer
    if (enforce && wrongAnswer.length > 0) return enforced(violations, requestId)
    return passedOn(answer, violations)
  })
  app.notFound(() => refused(new Refusal(404, 'not_found', `This proxy forwards ${contract.basePath} only.`)))
  return app
}

type Seen = {
  journal: Journal
  coverage: Coverage
  violations: Violations
  keepTokens: boolean
  strict: boolean
}
type Passing = {
  request: Request
  bytes: Uint8Array<ArrayBuffer>
  answer: Answer | Error
  requestId: string
  started: number
}

/** Holds one call to the contract, and writes down what came of it. */
function judgeOf(contract: Contract, { keepTokens, strict, ...seen }: Seen, callers: Callers) {
  const kept = (entry: ReturnType<typeof entryOf>) => (keepTokens ? entry : withoutTokens(entry))
  return async ({ request, bytes, answer, requestId, started }: Passing) => {
    const ms = performance.now() - started
    const found = operationOf(contract, request)
    const operation = found?.operation.id
    const wrongRequest = await requestViolations(contract, found, request, bytes)
    const sent = new TextDecoder().decode(bytes)
    const call = { requestId, operation, sent, wrongRequest }
    if (answer instanceof Error) {
      const entry = { ...call, role: undefined, status: 502, wrongAnswer: [answer.message] }
      seen.journal.add(kept(entryOf(request, entry)), ms)
      return { wrongAnswer: entry.wrongAnswer, violations: violationsOf(entry) }
    }
    const { status } = answer
    const isInvalid = wrongRequest.length > 0
    const wrongAnswer = answerViolations(contract, found?.operation, { answer, request, isInvalid, strict })
    const role = callers.roleOf(request, operation, status, answer.text)
    if (operation !== undefined && wrongAnswer.length === 0) seen.coverage.count(operation, status, role)
    seen.journal.add(kept(entryOf(request, { ...call, role, status, answer, wrongAnswer })), ms)
    const violations = violationsOf({ wrongRequest, wrongAnswer })
    seen.violations.count(operation, violations)
    return { wrongAnswer, violations }
  }
}

function passedOn({ status, headers: got, bytes }: Answer, violations: string[]): Response {
  const headers = new Headers(got)
  for (const violation of violations.slice(0, MAX_NAMED))
    headers.append('x-contract-violation', inHeader(violation))
  // 204, 205 and 304 may not even have an empty body.
  return new Response(bytes.length === 0 ? null : bytes, { status, headers })
}

function enforced(violations: string[], requestId: string): Response {
  const message = `The backend breaks the contract: ${violations.join('; ')}`.slice(0, 500)
  const errors = violations.slice(0, 100).map((each) => ({ field: '', message: each.slice(0, 300) }))
  const bytes = new TextEncoder().encode(JSON.stringify({ message, code: 'internal', errors, requestId }))
  const headers = new Headers({ 'content-type': 'application/json' })
  return passedOn({ status: 502, headers, bytes, text: '', hasBody: true }, violations)
}

const notAnswered = (message: string, requestId: string) =>
  json(JSON.stringify({ message: message.slice(0, 500), code: 'internal', requestId }), 502)

function refused(error: Error): Response {
  const { body, status, headers } = refusalOf(error, 'proxy')
  return json(body, status, headers)
}

// A header takes neither lines nor letters outside Latin-1.
const inHeader = (text: string) => text.slice(0, MAX_NAME_CHARACTERS).replaceAll(/[^ -~]/g, '?')
