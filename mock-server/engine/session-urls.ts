import type { Env, Hono } from 'hono'
import { cors } from 'hono/cors'

const PREFLIGHT_SECONDS = 600
// The response headers that pages of other origins may read.
const EXPOSED = [
  'Date',
  'ETag',
  'Idempotency-Replayed',
  'Preference-Applied',
  'Retry-After',
  'X-Contract-Violation',
  'X-Mock-Source',
]

/**
 * Access for clients that cannot send a header or run on another origin: `/s/KEY/…` is `…` in the session KEY, and
 * pages of `origins` may call with cookies. Must be registered before all other routes.
 */
export function openTo<E extends Env>(app: Hono<E>, origins: readonly string[] = []): void {
  app.all('/s/:key/*', ({ req, env }) => app.fetch(inSession(req.raw, req.param('key')), env))
  if (origins.length > 0) {
    app.use(
      cors({ origin: [...origins], credentials: true, exposeHeaders: EXPOSED, maxAge: PREFLIGHT_SECONDS }),
    )
  }
}

/** The call without the key in its path, and with its header. */
function inSession(request: Request, key: string): Request {
  const { origin, pathname, search } = new URL(request.url)
  // A second key would be removed by another call, and a path could have thousands.
  const rest = pathname.replace(/^(?:\/s\/[^/]+)+(?=\/)/, '')
  const moved = new Request(origin + rest + search, request)
  // An invalid key may contain characters that no header can: encoded, it is rejected like any other.
  moved.headers.set('X-Mock-Session', encodeURIComponent(key))
  return moved
}
