import { reasonFor, Unreachable } from './unreachable.ts'

type Way = { target: string; basePath: string; fetch: (request: Request) => Promise<Response> }

/** What the backend answered, read to its end. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer>; text: string }

// What concerns one connection only, and what fetch decides itself.
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
// The body arrives here decoded and whole.
const NOT_RETURNED = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']

/**
 * The same request to the backend, and its answer byte for byte; redirects are answers like all others.
 * @throws Unreachable if there is no whole answer
 */
export async function forward(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  { target, basePath, fetch }: Way,
): Promise<Answer> {
  const { pathname, search } = new URL(request.url)
  const headers = without(request.headers, NOT_FORWARDED)
  const url = `${target.replace(/\/+$/, '')}${pathname.slice(basePath.length)}${search}`
  const { method, signal } = request
  const body = bytes.length > 0 && method !== 'GET' && method !== 'HEAD' ? { body: bytes } : {}
  try {
    const answer = await fetch(new Request(url, { method, headers, signal, redirect: 'manual', ...body }))
    const got = new Uint8Array(await answer.arrayBuffer())
    const text = new TextDecoder().decode(got)
    return { status: answer.status, headers: without(answer.headers, NOT_RETURNED), bytes: got, text }
  } catch (error) {
    throw new Unreachable(`The backend cannot be reached: ${reasonFor(error)}.`, { cause: error })
  }
}

function without(headers: Headers, names: string[]): Headers {
  const kept = new Headers(headers)
  for (const name of names) kept.delete(name)
  return kept
}
