import createClient from 'openapi-fetch'
import type { paths } from '#contract'
import { session, tokenRejected } from '../session/session.ts'
import { askIfChanged, currentResponse } from './conditional-reads.ts'
import { noteServerTime } from './server-clock.ts'

/** The contract's calls. Responses go through `unwrap`, which turns errors into exceptions. */
export const api = createClient<paths>({
  baseUrl: '/api',
  // Entity tags are compared here. In the browser's cache, a cancelled call can hold up the next one to its address.
  cache: 'no-store',
  // Looked up at each call, so that a replacement (a test, a service worker shim) is seen.
  fetch: (request) => fetchInTime(request),
})

api.use({
  onRequest({ request }) {
    if (session.token && !request.headers.has('Authorization')) {
      request.headers.set('Authorization', bearer(session.token))
    }
  },
  async onResponse({ request, response, schemaPath }) {
    noteServerTime(response)
    // A 401 for an older token does not affect the current session.
    const { token } = session
    const ofThisSession = token !== null && request.headers.get('Authorization') === bearer(token)
    // A refresh is judged by its caller, which has the lock that the rejection waits for.
    if (response.status === 401 && ofThisSession && schemaPath !== '/auth/refresh') await tokenRejected(token)
  },
})

/** A change may have been processed nevertheless. */
const CHANGE_TIMEOUT_MS = 30_000
/** Lists are longer, and nobody waits for them in a dialog. */
const READ_TIMEOUT_MS = 60_000

/** The whole response, body included, within the time limit. */
async function fetchInTime(request: Request): Promise<Response> {
  request.signal.throwIfAborted()
  // One controller that is referenced until the end: engines collect combined signals while a request needs them.
  const ending = new AbortController()
  const cancel = () => ending.abort(request.signal.reason)
  const giveUp = () => ending.abort(new DOMException('No response in time', 'TimeoutError'))
  const timer = setTimeout(giveUp, request.method === 'GET' ? READ_TIMEOUT_MS : CHANGE_TIMEOUT_MS)
  request.signal.addEventListener('abort', cancel)
  try {
    const response = await fetch(askIfChanged(request), { signal: ending.signal })
    return currentResponse(request, response, await response.arrayBuffer())
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
  }
}

export const bearer = (token: string) => `Bearer ${token}`
