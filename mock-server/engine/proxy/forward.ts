import { readBounded } from '../contract/bounded-body.ts'
import { withinTimeLimit } from '../time-limit.ts'
import { reasonFor, Unreachable } from '../unreachable.ts'

type Backend = {
  target: string
  basePath: string
  fetch: (request: Request) => Promise<Response>
  /** The timeout for a complete response. */
  timeoutMs: number
}

/** The complete response of the backend. */
export type BackendResponse = {
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
  text: string
  /** Also where it cannot be read, as with 204. */
  hasBody: boolean
}

// Headers of a single connection, and those that fetch sets itself.
const NOT_FORWARDED = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
// The body has been decoded and read completely.
const NOT_RETURNED = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Sends the same request to the backend and returns its response byte for byte; redirects are not followed.
 * @throws Unreachable if there is no complete response
 */
export async function forward(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  { target, basePath, fetch, timeoutMs }: Backend,
): Promise<BackendResponse> {
  const { pathname, search } = new URL(request.url)
  const headers = without(request.headers, NOT_FORWARDED)
  const url = `${target.replace(/\/+$/, '')}${pathname.slice(basePath.length)}${search}`
  const { method } = request
  const body = bytes.length > 0 && method !== 'GET' && method !== 'HEAD' ? { body: bytes } : {}
  try {
    return await withinTimeLimit(
      (signal) => new Request(url, { method, headers, signal, redirect: 'manual', ...body }),
      { fetch, read: responseOf, timeoutMs, stop: request.signal },
    )
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const reason = isLate ? `it did not respond within ${timeoutMs / 1000} s` : reasonFor(error)
    throw new Unreachable(`The backend cannot be reached: ${reason}.`, { cause: error })
  }
}

async function responseOf(response: Response, body: Response['body']): Promise<BackendResponse> {
  const { status } = response
  const bytes = await readBounded({ body })
  // A byte order mark is kept: it is not JSON.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // Fetch discards the body of a 204, but its headers reveal it.
  const hasBody = bytes.length > 0 || Number(response.headers.get('content-length')) > 0
  return { status, headers: without(response.headers, NOT_RETURNED), bytes, text, hasBody }
}

function without(headers: Headers, names: string[]): Headers {
  const kept = new Headers(headers)
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim())
  for (const name of [...names, ...named.filter((name) => /^[\w-]+$/.test(name))]) kept.delete(name)
  return kept
}
