import { isEventStream } from '../contract/media-types.ts'
import { readBounded } from '../requests/bounded-body.ts'
import { decompressed } from '../requests/request-body.ts'
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
  /** Decompressed. */
  text: string
  /** Even if the body cannot be read, as with 204. */
  hasBody: boolean
  /** A stream that is passed on as it arrives, instead of `bytes`. */
  stream?: NonNullable<Response['body']> | undefined
}

// Headers of a single connection.
const NOT_FORWARDED = [
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Of this server's own calls.
  'x-mock-control-token',
  'x-mock-session',
]
// The body has been read completely.
const NOT_RETURNED = [
  'connection',
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
  const accepted = headers.get('accept-encoding')
  if (accepted !== null) headers.set('accept-encoding', readable(accepted))
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
  const headers = without(response.headers, NOT_RETURNED)
  if (body && isEventStream(headers.get('content-type') ?? ''))
    return { status, headers, bytes: new Uint8Array(), text: '', hasBody: true, stream: body }
  const bytes = await readBounded({ body })
  // Some implementations of fetch have decoded the body, and kept the header.
  const encoding = headers.get('content-encoding')
  const isEncoded =
    encoding !== null && COMPRESSED.some(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (!isEncoded) headers.delete('content-encoding')
  const plain = isEncoded ? await decompressed(bytes, encoding, MAX_TEXT_BYTES).catch(() => bytes) : bytes
  // A byte order mark is kept: it is not JSON.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(plain)
  // Fetch discards the body of a 204, but its headers reveal it.
  const hasBody = bytes.length > 0 || Number(response.headers.get('content-length')) > 0
  return { status, headers, bytes, text, hasBody }
}

/** How gzip begins, and deflate. */
const COMPRESSED = [
  [0x1f, 0x8b],
  [0x78, 0x01],
  [0x78, 0x5e],
  [0x78, 0x9c],
  [0x78, 0xda],
]
const MAX_TEXT_BYTES = 64 * 1024 * 1024

/** The encodings of `Accept-Encoding` that the proxy can read. */
const readable = (accepted: string) =>
  accepted
    .split(',')
    .filter((coding) => /^\s*(?:gzip|deflate|identity)\b/i.test(coding))
    .join(',') || 'identity'

function without(headers: Headers, names: string[]): Headers {
  const forwarded = new Headers(headers)
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim())
  for (const name of [...names, ...named.filter((name) => /^[\w-]+$/.test(name))]) forwarded.delete(name)
  return forwarded
}
