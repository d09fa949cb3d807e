import createClient from 'openapi-fetch'
import type { paths } from '#contract'
import { session, sessionExpired } from '../session/session.ts'

/** The contract's calls. Answers go through `unwrap`, which turns refusals into exceptions. */
export const api = createClient<paths>({
  baseUrl: '/api',
  // Looked up at each call, so that a replacement (a test, a service worker shim) is seen.
  fetch: (request) => fetch(request),
})

api.use({
  onRequest({ request }) {
    if (session.token && !request.headers.has('Authorization')) {
      request.headers.set('Authorization', bearer(session.token))
    }
  },
  onResponse({ request, response }) {
    // A 401 for an older token says nothing about the current session.
    const ofThisSession = session.token && request.headers.get('Authorization') === bearer(session.token)
    if (response.status === 401 && ofThisSession) sessionExpired()
  },
})

export const bearer = (token: string) => `Bearer ${token}`
