import type { Effects } from '../sessions/fault-effects.ts'
import type { Entry, NewEntry } from '../sessions/journal.ts'
import { maskTokens } from '../sessions/masking.ts'

type Call = {
  requestId: string
  operation: string | undefined
  role: string | undefined
  sent: string
  status: number
  answer?: { headers: Headers; text: string }
  /** Violations of the request, and of the response. */
  requestErrors: string[]
  responseErrors: string[]
  effects?: Effects | undefined
}

const REQUEST_HEADERS = ['authorization', 'content-type', 'idempotency-key']
const RESPONSE_HEADERS = [
  'content-type',
  'retry-after',
  'allow',
  'www-authenticate',
  'location',
  'idempotency-replayed',
]

/** The violations of both sides, each with its side. */
export const violationsOf = ({
  requestErrors,
  responseErrors,
}: Pick<Call, 'requestErrors' | 'responseErrors'>) => [
  ...requestErrors.map((each) => `request: ${each}`),
  ...responseErrors.map((each) => `response: ${each}`),
]

/** A forwarded call as a journal entry. The proxy sees no rows and no events. */
export function entryOf(request: Request, call: Call): NewEntry {
  const { pathname, search } = new URL(request.url)
  const { requestId, operation, role, sent, status, answer, requestErrors, responseErrors, effects } = call
  return {
    requestId,
    at: Date.now(),
    operation,
    role,
    method: request.method,
    path: `${pathname}${search}`,
    headers: headersIn(request.headers, REQUEST_HEADERS),
    ...(sent !== '' && { sent }),
    status,
    answer: answer?.text ?? '',
    responseHeaders: answer ? headersIn(answer.headers, RESPONSE_HEADERS) : {},
    verdict: {
      request: requestErrors.length > 0 ? 'refused' : 'valid',
      answer: responseErrors.length > 0 ? 'broken' : 'valid',
    },
    violations: violationsOf(call),
    effects,
    due: [],
    changes: [],
  }
}

/** The entry without bearer tokens and reset tokens, which are valid at the real backend. */
export function withoutTokens<Kept extends Pick<Entry, 'headers' | 'sent' | 'answer'>>(entry: Kept): Kept {
  const { authorization, ...headers } = entry.headers
  const scheme = /^(\w+) /.exec(authorization ?? '')?.[1] ?? ''
  return {
    ...entry,
    headers: authorization === undefined ? headers : { ...headers, authorization: `${scheme} •••`.trim() },
    ...(entry.sent !== undefined && { sent: maskTokens(entry.sent) }),
    ...(entry.answer !== undefined && { answer: maskTokens(String(entry.answer)) }),
  }
}

const headersIn = (headers: Headers, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])))
