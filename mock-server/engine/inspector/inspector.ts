import { Hono } from 'hono'
import { notFound } from '../http-error.ts'
import { recorded } from '../journal/control.ts'
import type { Traffic } from '../report/coverage-page.ts'
import { coveragePage } from '../report/coverage-page.ts'
import { callDetail } from './call-detail.ts'
import type { Watched } from './updates.ts'
import { updateAfter } from './updates.ts'

/** The text of the page's script, as JavaScript, and of its style sheet. */
export type InspectorAssets = { script: string; style: string }

/** The data behind the page: of a session or of a proxy. */
export type View = Watched & {
  /** A proxy has no session. */
  key: string
}

type Sources = {
  viewOf: (request: Request) => View | Promise<View>
  /** Of one session, or of all. */
  trafficOf: (session?: string) => Traffic
}

const MAX_WAIT_MS = 60_000

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** The page itself. It contains no data: its script fetches them, with the token if the server requires one. */
export function inspectorPage(assets: InspectorAssets, page: string): Hono {
  const app = new Hono()
  const send = (type: string, body: () => string) => () =>
    new Response(body(), { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } })
  app.get(
    '/__mock',
    send('text/html', () => page),
  )
  app.get(
    '/__mock/inspector.js',
    send('text/javascript', () => assets.script),
  )
  app.get(
    '/__mock/inspector.css',
    send('text/css', () => assets.style),
  )
  return app
}

/** The contents of the page as pieces of HTML, and the coverage as a page of its own. */
export function inspectorData({ viewOf, trafficOf }: Sources): Hono {
  const app = new Hono()
  app.get('/__mock/inspector/updates', async (context) => {
    const { raw } = context.req
    const number = (name: string) => Number(context.req.query(name)) || 0
    const update = await updateAfter(() => viewOf(raw), {
      revision: context.req.query('revision') ?? '',
      after: number('after'),
      waitMs: Math.min(number('wait'), MAX_WAIT_MS),
      signal: raw.signal,
    })
    return context.json(update)
  })
  app.get('/__mock/inspector/calls/:seq', async (context) => {
    const { journal, key } = await viewOf(context.req.raw)
    const seq = Number(context.req.param('seq'))
    const entry = journal.matching({ after: seq - 1 }).find((each) => each.seq === seq)
    if (!entry) return notFound(`call ${seq} in the journal any more`)
    return context.html(callDetail(recorded(entry), { origin: new URL(context.req.url).origin, key }))
  })
  app.get('/__mock/coverage.html', ({ req, html }) => html(coveragePage(trafficOf(req.query('session')))))
  return app
}
