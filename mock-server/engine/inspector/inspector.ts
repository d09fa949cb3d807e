import { Hono } from 'hono'
import { html } from 'hono/html'
import { recorded } from '../journal/control.ts'
import { parsedJson } from '../parsed-json.ts'
import type { Traffic } from '../report/coverage-page.ts'
import { coveragePage } from '../report/coverage-page.ts'
import { rejectAbsent } from '../rule-violation.ts'
import type { CallRecord } from './call-row.ts'
import { curlOf } from './curl.ts'
import type { Difference } from './differences.ts'
import { differences } from './differences.ts'
import type { Watched } from './updates.ts'
import { updateAfter } from './updates.ts'

/** The text of the page's script, as JavaScript, and of its style sheet. */
export type InspectorAssets = { script: string; style: string }

/** The data behind the page: of a session or of a proxy. */
type View = Watched & {
  /** A proxy has no session. */
  key: string
}

type Sources = {
  viewOf: (request: Request) => View | Promise<View>
  /** The traffic of one session, or of all. */
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

/** The contents of the page as pieces of HTML, and the coverage as a separate page. */
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
    const entry = journal.matching({ after: seq - 1 }).find((candidate) => candidate.seq === seq)
    if (!entry) return rejectAbsent(`call ${seq} in the journal any more`)
    return context.html(callDetail(recorded(entry), { origin: new URL(context.req.url).origin, key }))
  })
  app.get('/__mock/coverage.html', ({ req, html }) => html(coveragePage(trafficOf(req.query('session')))))
  return app
}

/** Everything about one call. */
function callDetail(call: CallRecord, { origin, key }: { origin: string; key: string }) {
  const { method, path, operation, status, role, userId, at, requestId, verdict, fault, due, changes } = call
  const { violations } = call
  const words = violations ? proxyWords : requestWords
  return html`<header>
      <h2>${operation ?? 'Not in the contract'}</h2>
      <p class="line"><code>${method} ${path}</code></p>
      <p class="line muted"><time datetime="${at}"></time> · ${requestId} · ${role}${userId ? ` (${userId})` : ''}</p>
      <button type="button" data-copy="${curlOf(call, origin, key)}" accesskey="c">Copy as curl <kbd>c</kbd></button>
    </header>
    <dl class="verdicts">
      <dt>Request</dt><dd class="${verdict.request}">${words[verdict.request]}</dd>
      <dt>Response</dt><dd class="${verdict.response}">${status}, ${responseWords[verdict.response]}</dd>
      ${fault ? html`<dt>Fault</dt><dd class="injected">${faultWords(fault)}</dd>` : ''}
    </dl>
    ${violations?.length ? html`<h3>Contract violations</h3><ul class="plain violations">${violations.map((violation) => html`<li>${violation}</li>`)}</ul>` : ''}
    ${due.length > 0 ? html`<h3>Scheduled events before this call</h3><ul class="plain">${due.map((event) => html`<li>${event.what} <code>${subjectOf(event)}</code></li>`)}</ul>` : ''}
    ${changes.map(({ table, id, before, after }) => html`<h3>${changeOf(before, after)} <code>${table}/${id}</code></h3>${changeTable(differences(before, after))}`)}
    <h3>Request</h3>${message(call.request)}
    <h3>Response</h3>${message(call.response)}`
}

/** The id of the part of the row that an event is about, from a field such as `itemId`, else of the row. */
const subjectOf = ({ id, ...event }: CallRecord['due'][number]) =>
  Object.entries(event).find(([name]) => name.endsWith('Id'))?.[1] ?? id

const requestWords = {
  valid: 'valid',
  rejected: 'rejected, nothing changed',
  unchecked: 'not checked',
}

// A proxy forwards invalid requests, and does not know how the backend treated them.
const proxyWords = { ...requestWords, rejected: 'violates the contract' }

const responseWords = {
  valid: 'valid',
  undeclared: 'a status that the contract does not declare here',
  broken: 'violates the contract',
  injected: 'replaced or altered by a fault',
}

function faultWords({ by, waitMs, transport, handled }: NonNullable<CallRecord['fault']>): string {
  const parts = [
    by === 'prefer' ? 'requested by the Prefer header' : by,
    ...(waitMs === undefined ? [] : [`delayed by ${waitMs} ms`]),
    ...(transport === undefined ? [] : [transport]),
    handled ? 'call handled' : 'call not handled',
  ]
  return parts.join(', ')
}

const changeOf = (before: unknown, after: unknown) => {
  if (before === undefined) return 'Added'
  return after === undefined ? 'Removed' : 'Changed'
}

const changeTable = (list: Difference[]) => html`<table>
  <thead><tr><th scope="col">Field</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
  <tbody>${list.map((change) => html`<tr><th scope="row">${change.field}</th><td>${shownValue(change.before)}</td><td>${shownValue(change.after)}</td></tr>`)}</tbody>
</table>`

const shownValue = (value: unknown) =>
  value === undefined ? html`<span class="muted">none</span>` : html`<code>${JSON.stringify(value)}</code>`

function message({ headers, size, body }: CallRecord['request']) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return html`${lines.length > 0 ? html`<pre class="headers">${lines.join('\n')}</pre>` : ''}
    ${size === 0 ? html`<p class="muted">No body</p>` : html`<pre tabindex="0">${body === undefined ? `${size} characters, too long to keep` : pretty(body)}</pre>`}`
}

function pretty(text: string): string {
  const value = parsedJson(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}
