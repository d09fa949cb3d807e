import { html } from 'hono/html'
import type { Contract } from '../contract/contract.ts'
import { faultSection } from '../faults/inspector-section.ts'
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
          <label><span class="hidden">Fields of responses</span>
            <select name="omitOptionalFields[]"><option value="">all fields</option><option value="*">without optional fields</option></select></label>
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
