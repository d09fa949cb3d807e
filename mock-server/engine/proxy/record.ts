import type { Effects } from '../faults/effects.ts'
import type { Entry, NewEntry } from '../journal/entry.ts'
import { isTokenHeader, maskTokens, maskTokensInPath } from '../journal/masking.ts'

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
export function withoutTokens<Masked extends Pick<Entry, 'path' | 'headers' | 'sent' | 'response'>>(
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
