import { Hono } from 'hono'
import { publish } from '../../engine/published.ts'
import { otherHostsRejected } from '../../engine/request-guard.ts'
import { inSession, openTo, sessionPathOf } from '../../engine/session-urls.ts'
import { DEFAULT_KEY, keyIn, validKey } from '../../engine/sessions/session-registry.ts'
import { version } from '../node/documents.ts'
import { rejectionOf } from './rejection.ts'
import type { WorkerEnv } from './runtime.ts'
import { namesIn } from './runtime.ts'
import { shared } from './session-object.ts'

// biome-ignore lint/performance/noBarrelFile: the runtime looks for the class of its objects in this module
export { MockSessionObject } from './session-object.ts'

// biome-ignore lint/style/noDefaultExport: the runtime looks for the default export of its module
export default {
  /** Forwards each call to the object of its session. */
  fetch(
    request: Request,
    { SESSIONS, ALLOWED_HOSTS, CORS_ORIGINS }: WorkerEnv,
  ): Response | Promise<Response> {
    const rejected = rejectionOf(() => otherHostsRejected(namesIn(ALLOWED_HOSTS))(request.url))
    if (rejected) return rejected
    const keyInPath = sessionPathOf(new URL(request.url).pathname)
    const call = keyInPath === undefined ? request : inSession(request, keyInPath)
    const { pathname } = new URL(call.url)
    if (pathname === '/__mock/health' && /^(GET|HEAD)$/.test(call.method)) return health(call, CORS_ORIGINS)
    const ended = call.method === 'DELETE' && /^\/__mock\/sessions\/([^/]+)$/.exec(pathname)?.[1]
    const key = ended || (keyIn(call.headers) ?? DEFAULT_KEY)
    // An object would be created for it, and its call stored.
    const rejectedKey = rejectionOf(() => validKey(key))
    if (rejectedKey) return rejectedKey
    return SESSIONS.get(SESSIONS.idFromName(key)).fetch(call)
  },
}

/** Needs no session. */
function health(request: Request, origins: string | undefined): Response | Promise<Response> {
  const app = new Hono()
  openTo(app, namesIn(origins))
  publish(app, { version: version(), contract: shared.contract })
  return app.fetch(request)
}
