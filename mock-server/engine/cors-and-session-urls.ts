import type { Env, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Contract } from './contract/contract.ts'

/** Documents for testers and client generators, by their names below `/__mock`. */
export type PublishedDocuments = { readonly [name in 'openapi.yaml' | 'control.yaml']: string }

type Published = {
  documents?: PublishedDocuments | undefined
  version?: string | undefined
  contract: Pick<Contract<string>, 'version' | 'hash' | 'basePath'>
  /** The origin behind a proxy. */
  forwardsTo?: string
}

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

/**
 * Serves `/__mock/health`, which needs neither token nor session, and the documents beside it. Must be registered
 * before the control calls.
 */
export function publish<E extends Env>(
  app: Hono<E>,
  { documents, version, contract, forwardsTo }: Published,
): void {
  app.get('/__mock/health', async (context) =>
    context.json({
      status: 'ok',
      version,
      contract: { version: contract.version, hash: await contract.hash() },
      ...(forwardsTo !== undefined && { forwardsTo }),
    }),
  )
  if (!documents) return
  for (const name of ['openapi.yaml', 'control.yaml'] as const) {
    const path = name === 'openapi.yaml' ? contract.basePath : '/__mock'
    app.get(`/__mock/${name}`, ({ req, body }) =>
      body(servedAt(addressOf(req.raw) + path, documents[name]), 200, {
        'content-type': 'application/yaml; charset=utf-8',
      }),
    )
  }
}

/** Where a client reaches what the request reached: in the session of its header or path, if it names one. */
function addressOf({ url, headers }: Request): string {
  const key = headers.get('x-mock-session')
  return new URL(url).origin + (key === null ? '' : `/s/${encodeURIComponent(key)}`)
}

/** The document with an address before its other servers, so that a page of any origin sends its calls there. */
const servedAt = (address: string, document: string) =>
  document.replace(/^servers:[ \t]*\r?\n([ \t]*)- /m, (servers, indent: string) =>
    servers.replace(/- $/, `- url: ${address}\n${indent}- `),
  )

/** The key in a path such as `/s/KEY/api/payments/links`. */
export const sessionPathOf = (pathname: string) => /^\/s\/([^/]+)\//.exec(pathname)?.[1]

/** The call without the key in its path, and with its header. */
export function inSession(request: Request, key: string): Request {
  const { origin, pathname, search } = new URL(request.url)
  // A second key would be taken off in a call of its own, and so on for a path of thousands.
  const rest = pathname.replace(/^(?:\/s\/[^/]+)+(?=\/)/, '')
  const moved = new Request(origin + rest + search, request)
  // A valid key stays as it is; an invalid one may contain what no header can, and is rejected as it is written in URLs.
  moved.headers.set('X-Mock-Session', encodeURIComponent(key))
  return moved
}
