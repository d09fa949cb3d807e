import { html } from 'hono/html'
import type { Contract } from '../contract/contract.ts'
import { faultSection } from '../faults/inspector-section.ts'
import type { coverageOf } from '../report/control.ts'
import { shell } from './shell.ts'

const MAX_KINDS = 50

type Proxied = {
  target: string
  enforce: boolean
  contract: Pick<Contract, 'title' | 'operations' | 'basePath'>
}

/** The page of a proxy, without data. */
export function proxyPage({ target, enforce, contract }: Proxied): string {
  return shell({
    contract,
    title: 'Proxy',
    bar: html`<p class="clock">→ <code>${target}</code> <span class="muted">${enforce ? '(responses that violate the contract become 502)' : ''}</span></p>`,
    hint: html`No calls yet. Calls to <code>${contract.basePath || '/'}</code> are forwarded and appear here.`,
    aside: html`<section aria-labelledby="violations-heading">
        <h2 id="violations-heading">Contract violations</h2>
        <ul id="violations" class="plain"><li class="muted">…</li></ul>
      </section>
      ${faultSection(contract.operations)}
      <section aria-labelledby="coverage-heading">
        <h2 id="coverage-heading">Coverage</h2>
        <p id="coverage">…</p>
        <p class="muted">Operation × status × role. <a href="/__mock/coverage.html">Show the table</a></p>
        <p class="row"><button type="button" class="quiet" data-call="DELETE /coverage">Reset</button></p>
      </section>`,
  })
}

/** The parts of the page that depend on the traffic, by element id. */
export function proxyParts({
  exercised,
  possible,
  violations = [],
}: ReturnType<typeof coverageOf>): Record<string, string> {
  const kinds = violations.slice(0, MAX_KINDS)
  const parts = {
    coverage: html`<b>${exercised}</b> of ${possible} declared responses seen <progress value="${exercised}" max="${possible}"></progress>`,
    violations:
      kinds.length === 0
        ? html`<li class="muted">None.</li>`
        : html`${kinds.map(
            ({ operation, message, calls }) =>
              html`<li><b>${operation ?? 'no operation'}</b> <span class="muted">${calls} ×</span><br>${message}</li>`,
          )}`,
  }
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, String(part)]))
}
