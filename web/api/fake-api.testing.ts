import { vi } from 'vitest'

type Call = {
  method: string
  path: string
  query: URLSearchParams
  authorization: string | null
  headers: Headers
  body: unknown
}

/**
 * Replaces the network in unit tests: each call returns the result of `respond`, or fails with its error.
 * Returns the calls in order.
 */
export function fakeApi(respond: (call: Call) => Response | Promise<Response>): Call[] {
  const calls: Call[] = []
  // Node's fetch has no page that relative URLs could refer to.
  Reflect.set(globalThis, Symbol.for('undici.globalOrigin.1'), new URL('http://localhost'))
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search, searchParams: query } = new URL(request.url)
    const text = await request.text()
    const call = {
      method: request.method,
      path: pathname.replace(/^\/api/, '') + search,
      query,
      authorization: request.headers.get('Authorization'),
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    }
    calls.push(call)
    return dated(await respond(call))
  })
  return calls
}

/** A response that the test gives when it has seen what the page shows until then. */
export function heldResponse() {
  let respond: (response: Response) => void = () => undefined
  const response = new Promise<Response>((resolve) => {
    respond = resolve
  })
  return { response, respond }
}

/** Servers say the time. An empty `Date` means one that does not. */
function dated(response: Response) {
  if (!response.headers.has('Date')) response.headers.set('Date', new Date().toUTCString())
  return response
}

export const json = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers })

/** An error as the contract describes it. */
export const rejection = (status: number, code: string, fields: object = {}) =>
  json({ message: 'This is not possible.', code, requestId: 'req_1', ...fields }, status)

export const html = (status: number) =>
  new Response('<!doctype html><h1>Bad gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } })
