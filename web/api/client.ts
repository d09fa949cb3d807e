import createClient from 'openapi-fetch'
import type { paths } from '#contract'
import { session, sessionExpired } from '../session/session.ts'

/** The contract's calls. Responses go through `unwrap`, which turns errors into exceptions. */
export const api = createClient<paths>({
  baseUrl: '/api',
  // Looked up at each call, so that a replacement (a test, a service worker shim) is seen.
  fetch: (request) => fetchInTime(request),
})

api.use({
  onRequest({ request }) {
    if (session.token && !request.headers.has('Authorization')) {
      request.headers.set('Authorization', bearer(session.token))
    }
  },
  onResponse({ request, response }) {
    // A 401 for an older token does not affect the current session.
    const ofThisSession = session.token && request.headers.get('Authorization') === bearer(session.token)
    if (response.status === 401 && ofThisSession) sessionExpired()
  },
})

/** The timeout of a change. It may have been processed nevertheless. */
const CHANGE_TIMEOUT_MS = 30_000

/** Reads have no timeout: they are cancelled when their user leaves the page. */
async function fetchInTime(request: Request): Promise<Response> {
  if (request.method === 'GET') return await fetch(request)
  const tooLate = new AbortController()
  const timer = setTimeout(
    () => tooLate.abort(new DOMException('No response in time', 'TimeoutError')),
    CHANGE_TIMEOUT_MS,
  )
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, tooLate.signal]) })
  } finally {
    clearTimeout(timer)
  }
}

export const bearer = (token: string) => `Bearer ${token}`
