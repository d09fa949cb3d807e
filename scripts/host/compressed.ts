import { Hono } from 'hono'
import { compress } from 'hono/compress'

type Api = { fetch: (request: Request, env?: object) => Response | Promise<Response> }

/** The API as seen through a CDN, which compresses JSON for clients that accept it. */
export function compressed(api: Api) {
  return new Hono<{ Bindings: object }>().use(compress()).all('*', ({ req, env }) => api.fetch(req.raw, env))
}
