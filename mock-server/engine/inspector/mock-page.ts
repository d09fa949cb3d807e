import { html } from 'hono/html'
import type { Contract } from '../contract/contract.ts'
import { faultParts, faultSection } from '../faults/inspector-section.ts'
import { ALL_FIELDS } from '../responses/optional-fields.ts'
import type { ControlContext } from '../sessions/control-context.ts'
import type { MockSession, SessionStart } from '../sessions/mock-session.ts'
import { DEFAULT_KEY } from '../sessions/session-registry.ts'
import { shell } from './shell.ts'

/** The page of the mock server, without the data of a session. */
export function mockPage(contract: Contract, scenarios: readonly string[]): string {
  const { operations, basePath } = contract
  return shell({
    contract,
    title: 'Mock server',
    bar: html`<label>Session <select id="keys" name="session"><option value="">default</option></select></label>
    <p class="clock"><span id="now">…</span> <span class="muted">(<span id="mode">…</span>)</span></p>`,
    hint: html`No calls in this session yet. Calls to <code>${basePath || '/'}</code><span id="with-key"></span> appear here.`,
    aside: html`<section aria-labelledby="clock-heading">
        <h2 id="clock-heading">Clock</h2>
        <form data-call="POST /clock/advance" class="row">
          <label>Advance by <input name="days" type="number" min="0" max="400" value="1" required></label> days
          <button>Advance</button>
        </form>
        <p class="row">
          <button type="button" class="quiet" data-call="POST /clock/advance" data-body='{"minutes":10}'>+10 min</button>
          <button type="button" class="quiet" data-call="POST /clock/advance" data-body='{"hours":1}'>+1 h</button>
          <button type="button" class="quiet" data-call="PUT /clock" data-body='{"mode":"fixed"}'>Stop</button>
          <button type="button" class="quiet" data-call="PUT /clock" data-body='{"mode":"running"}'>Run</button>
        </p>
      </section>
      <section aria-labelledby="scenario-heading">
        <h2 id="scenario-heading">Scenario</h2>
        <p id="scenario">…</p>
        <form data-call="PUT /scenario" class="row">
          <label><span class="hidden">Scenario to start</span>
            <select name="scenario">${scenarios.map((name) => html`<option>${name}</option>`)}</select></label>
          <button>Restart</button>
        </form>
      </section>
      ${faultSection(operations)}
      <section aria-labelledby="outbox-heading"><h2 id="outbox-heading">Outbox</h2><ul id="mails" class="plain"></ul></section>
      <section aria-labelledby="webhooks-heading"><h2 id="webhooks-heading">Webhooks</h2><ul id="webhooks" class="plain"></ul></section>
      <section aria-labelledby="rows-heading"><h2 id="rows-heading">Rows</h2><ul id="rows" class="plain"></ul></section>
      <section aria-labelledby="coverage-heading"><h2 id="coverage-heading">Coverage</h2><p id="coverage">…</p><p class="muted">Operation × status × role, all sessions together. <a href="/__mock/coverage.html">Show the table</a></p></section>`,
  })
}

const MAX_MAILS = 20
const MAX_WEBHOOKS = 20

/** The parts of the page that depend on the session, by the ids of their elements above. */
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
      now: html`<time datetime="${new Date(now).toISOString()}" ${clock.isFixed ? '' : 'data-is-running'}></time>`,
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
