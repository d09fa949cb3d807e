import { html } from 'hono/html'
import type { coverageOf } from '../control/coverage.ts'
import { shell } from './shell.ts'

const MOST_KINDS = 50

/** The page of a proxy, before any call has passed by. */
export function proxyPage({ target, enforce }: { target: string; enforce: boolean }): string {
  return shell({
    title: 'Proxy',
    bar: html`<p class="clock">→ <code>${target}</code> <span class="muted">${enforce ? '(broken answers become 502)' : ''}</span></p>`,
    hint: html`No call yet. Send one to <code>/api</code> here, and it is passed on and appears.`,
    aside: html`<section>
        <h2>What breaks the contract</h2>
        <ul id="violations" class="plain"><li class="muted">…</li></ul>
      </section>
      <section>
        <h2>Coverage</h2>
        <p id="coverage">…</p>
        <p class="muted">Operation × status × role. <a href="/__mock/coverage.html">Which ones</a></p>
        <p class="row"><button type="button" class="quiet" data-call="DELETE /coverage">Count anew</button></p>
      </section>`,
  })
}

/** The parts of the page that follow the traffic, by the id of the element that each fills. */
export function proxyParts({
  exercised,
  possible,
  violations = [],
}: ReturnType<typeof coverageOf>): Record<string, string> {
  const kinds = violations.slice(0, MOST_KINDS)
  const parts = {
    coverage: html`<b>${exercised}</b> of ${possible} answers exercised <progress value="${exercised}" max="${possible}"></progress>`,
    violations:
      kinds.length === 0
        ? html`<li class="muted">Nothing so far.</li>`
        : html`${kinds.map(
            ({ operation, message, calls }) =>
              html`<li><b>${operation ?? 'no operation'}</b> <span class="muted">${calls} ×</span><br>${message}</li>`,
          )}`,
  }
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, String(part)]))
}
