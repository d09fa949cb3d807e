import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import type { Effects } from '../faults/faults.ts'
import type { RawResponse } from '../faults/transport.ts'
import type { Entry, NewEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { isTokenHeader, maskTokens, maskTokensInPath } from '../journal/masking.ts'
import type { Coverage } from '../report/coverage.ts'
import type { Violations } from '../report/violations.ts'
import type { Callers } from './callers.ts'
import { UNKNOWN } from './callers.ts'
import type { BackendResponse } from './forward.ts'
import { requestChecker } from './request-violations.ts'
import { responseViolations } from './response-violations.ts'

type ValidatorOptions = {
  journal: Journal
  coverage: Coverage
  violations: Violations
  keepTokens: boolean
  strict: boolean
}

type ProxiedCall = {
  request: Request
  /** The matching operation of the contract, if any. */
  operation: Operation | undefined
  bytes: Uint8Array<ArrayBuffer>
  requestId: string
  /** From `performance.now()`. */
  started: number
  /** The effects of faults on the call. */
  effects: Effects | undefined
}

/** Validates calls against the contract, and records the results. */
export function callValidator(
  contract: Contract,
  { keepTokens, strict, ...seen }: ValidatorOptions,
  callers: Callers,
) {
  const checkRequest = requestChecker(contract)
  const keep = (entry: ReturnType<typeof entryOf>, started: number) =>
    seen.journal.add(keepTokens ? entry : withoutTokens(entry), performance.now() - started)

  return {
    /** A call that the backend answered or failed to answer. */
    async forwarded(proxied: ProxiedCall & { response: BackendResponse | Error }) {
      const { request, bytes, response, started } = proxied
      const requestErrors = await checkRequest(proxied.operation, request, bytes)
      const call = { ...fieldsOf(proxied), requestErrors }
      const { operation } = call
      if (response instanceof Error) {
        const entry = { ...call, role: undefined, status: 502, responseErrors: [response.message] }
        keep(entryOf(request, entry), started)
        return { responseErrors: entry.responseErrors, violations: violationsOf(entry) }
      }
      const { status } = response
      const isInvalid = requestErrors.length > 0
      const responseErrors = responseViolations(contract, proxied.operation, {
        response,
        request,
        isInvalid,
        strict,
      })
      const role = callers.roleOf(request, proxied.operation, status, response.text)
      if (operation !== undefined && responseErrors.length === 0 && role !== UNKNOWN)
        seen.coverage.count(operation, status, role)
      keep(entryOf(request, { ...call, role, status, response, responseErrors }), started)
      const violations = violationsOf({ requestErrors, responseErrors })
      seen.violations.count(operation, violations)
      return { responseErrors, violations }
    },

    /** The client disconnected before the backend answered: neither side is validated. */
    hungUp(proxied: ProxiedCall) {
      const { request, started } = proxied
      const unanswered = { status: 0, role: undefined, requestErrors: [], responseErrors: [] }
      const verdict = { request: 'unchecked', response: 'undeclared' } as const
      keep({ ...entryOf(request, { ...fieldsOf(proxied), ...unanswered }), verdict }, started)
    },

    /** A call that a fault answered instead of the backend, so neither side is validated. */
    injected(proxied: ProxiedCall & { response: RawResponse }) {
      const { request, response, started } = proxied
      const { status, headers } = response
      const answered = { status, response: { headers, text: textOf(response.bytes) }, role: undefined }
      const call = { ...fieldsOf(proxied), requestErrors: [], responseErrors: [] }
      const verdict = { request: 'unchecked', response: 'injected' } as const
      keep({ ...entryOf(request, { ...call, ...answered }), verdict }, started)
    },
  }
}

/** The fields that the record of every call has. */
const fieldsOf = ({ operation, bytes, requestId, effects }: ProxiedCall) => ({
  requestId,
  operation: operation?.id,
  sent: textOf(bytes),
  effects,
})

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

type Call = {
  requestId: string
  operation: string | undefined
  role: string | undefined
  sent: string
  status: number
  response?: { headers: Headers; text: string }
  /** Violations of the request, and of the response. */
  requestErrors: string[]
  responseErrors: string[]
  effects?: Effects | undefined
}

const RESPONSE_HEADERS = [
  'content-type',
  'retry-after',
  'allow',
  'www-authenticate',
  'location',
  'idempotency-replayed',
]

/** The violations of both sides, each with its side. */
const violationsOf = ({ requestErrors, responseErrors }: Pick<Call, 'requestErrors' | 'responseErrors'>) => [
  ...requestErrors.map((error) => `request: ${error}`),
  ...responseErrors.map((error) => `response: ${error}`),
]

/** A forwarded call as a journal entry. The proxy sees no rows and no events. */
function entryOf(request: Request, call: Call): NewEntry {
  const { pathname, search } = new URL(request.url)
  const { requestId, operation, role, sent, status, response, requestErrors, responseErrors, effects } = call
  return {
    requestId,
    at: Date.now(),
    operation,
    role,
    method: request.method,
    path: `${pathname}${search}`,
    headers: request.headers,
    ...(sent !== '' && { sent }),
    status,
    response: response?.text ?? '',
    responseHeaders: response ? headersIn(response.headers, RESPONSE_HEADERS) : {},
    verdict: {
      request: requestErrors.length > 0 ? 'rejected' : 'valid',
      response: responseErrors.length > 0 ? 'broken' : 'valid',
    },
    violations: violationsOf(call),
    effects,
    due: [],
    changes: [],
  }
}

/** The entry without tokens, which are valid at the real backend. */
function withoutTokens<Masked extends Pick<Entry, 'path' | 'headers' | 'sent' | 'response'>>(
  entry: Masked,
): Masked {
  return {
    ...entry,
    path: maskTokensInPath(entry.path),
    headers: [...entry.headers].map(([name, value]): [string, string] => {
      if (name === 'authorization') return [name, `${/^(\w+) /.exec(value)?.[1] ?? ''} •••`.trim()]
      return [name, isTokenHeader(name) ? '•••' : value]
    }),
    ...(entry.sent !== undefined && { sent: maskTokens(entry.sent) }),
    ...(entry.response !== undefined && { response: maskTokens(entry.response) }),
  }
}

const headersIn = (headers: Headers, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
