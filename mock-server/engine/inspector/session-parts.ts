import { html } from 'hono/html'
import { faultParts } from '../faults/inspector-section.ts'
import { ALL_FIELDS } from '../responses/optional-fields.ts'
import type { ControlContext } from '../sessions/control-context.ts'
import type { MockSession, SessionStart } from '../sessions/mock-session.ts'
import { DEFAULT_KEY } from '../sessions/session-registry.ts'
import { istTimeAndDay } from './ist-text.ts'

const MAX_MAILS = 20
const MAX_WEBHOOKS = 20

/** The parts of the page that depend on the session, by element id. */
export function sessionParts(
  session: MockSession,
  {
    backend,
    sessions,
    coverage,
    contract,
  }: Pick<ControlContext, 'backend' | 'sessions' | 'coverage' | 'contract'>,
): Record<string, string> {
  const { clock } = session
  const now = clock.now()
  const { declared } = coverage.report(contract)
  const exercised = declared.filter(({ calls }) => calls > 0).length
  const mails = session.state.outbox.mails.slice(-MAX_MAILS).reverse()
  return Object.fromEntries(
    Object.entries({
      now: html`<span data-now="${now}" ${clock.isFixed ? '' : 'data-is-running'}>${istTimeAndDay(now)}</span>`,
      mode: clock.isFixed ? 'stopped' : 'running',
      scenario: html`<b>${session.start.scenario}</b>, seed ${session.start.seed}${omissions(session.start)}`,
      keys: sessions.all().map(({ key }) => option(key, session.key)),
      ...faultParts(session.faults),
      mails:
        mails.length === 0
          ? html`<li class="muted">No emails.</li>`
          : mails.map(
              ({ to, subject, text }) =>
                html`<li><b>${subject}</b><br>${to}<br><span class="muted">${text}</span></li>`,
            ),
      webhooks: webhookItems(session),
      rows: backend.tables.map((table) => rowsLink(table, session.key)),
      coverage: html`<b>${exercised}</b> of ${declared.length} declared responses seen <progress value="${exercised}" max="${declared.length}"></progress>`,
    }).map(([id, part]) => [id, Array.isArray(part) ? part.join('') : String(part)]),
  )
}

const omissions = ({ omitOptionalFields: fields }: SessionStart) =>
  fields.length === 0
    ? ''
    : `, without ${fields.includes(ALL_FIELDS) ? 'optional fields' : fields.join(', ')}`

function webhookItems({ webhooks }: MockSession) {
  const newest = webhooks.all().slice(-MAX_WEBHOOKS).reverse()
  if (newest.length === 0) return html`<li class="muted">No webhooks.</li>`
  return newest.map(
    ({ event, state, attempts }) =>
      html`<li><details><summary><b>${event.type}</b> <span class="muted">${state}, ${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}</span></summary><pre tabindex="0">${JSON.stringify(event, null, 2)}</pre></details></li>`,
  )
}

/** The path carries the session, since a link sends no header. */
const rowsLink = (table: string, key: string) =>
  html`<li><a href="/s/${key}/__mock/rows/${table}?limit=100" target="_blank">${table}</a></li>`

const option = (key: string, current: string) =>
  html`<option value="${key === DEFAULT_KEY ? '' : key}" ${key === current ? 'selected' : ''}>${key === DEFAULT_KEY ? 'default (no key)' : key}</option>`
