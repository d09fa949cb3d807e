import { html } from 'hono/html'
import type { ControlContext } from '../control/context.ts'
import type { ArmedFault } from '../sessions/faults.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import { DEFAULT_KEY } from '../sessions/session-registry.ts'
import { timestamp } from '../time/clock.ts'
import { timeOf } from './call-row.ts'

const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium' })
const MOST_MAILS = 20

/** The parts of the page that follow the session, by the id of the element that each fills. */
export function sessionParts(
  session: MockSession,
  { sessions, coverage, contract }: Pick<ControlContext, 'sessions' | 'coverage' | 'contract'>,
): Record<string, string> {
  const now = timestamp(session.clock.now())
  const { declared } = coverage.report(contract)
  const exercised = declared.filter(({ calls }) => calls > 0).length
  const mails = session.store.outbox.mails.slice(-MOST_MAILS).reverse()
  return Object.fromEntries(
    Object.entries({
      now: html`<b>${timeOf(now)}</b> IST, ${DAY.format(Date.parse(now))}`,
      mode: session.clock.isFixed ? 'stands still' : 'runs',
      scenario: html`<b>${session.start.scenario}</b>, seed ${session.start.seed}`,
      keys: sessions.all().map(({ key }) => option(key, session.key)),
      faults: session.faults.isQuiet
        ? html`<li class="muted">All is well.</li>`
        : session.faults.all().map(fault),
      mails:
        mails.length === 0
          ? html`<li class="muted">No mail yet.</li>`
          : mails.map(
              ({ to, subject, text }) =>
                html`<li><b>${subject}</b><br>${to}<br><span class="muted">${text}</span></li>`,
            ),
      coverage: html`<b>${exercised}</b> of ${declared.length} answers exercised <progress value="${exercised}" max="${declared.length}"></progress>`,
    }).map(([id, part]) => [id, Array.isArray(part) ? part.join('') : String(part)]),
  )
}

const option = (key: string, current: string) =>
  html`<option value="${key}" ${key === current ? 'selected' : ''}>${key === DEFAULT_KEY ? 'default (no key)' : key}</option>`

function fault({
  id,
  operation = 'every call',
  answer,
  latency,
  transport,
  times,
  hits,
  probability,
}: ArmedFault) {
  const effects = [
    ...(answer ? [String(answer.status)] : []),
    ...(latency ? [`late (${Object.values(latency).join('–')} ms)`] : []),
    ...(transport ? [transport.how] : []),
  ]
  const often = probability < 1 ? `, ${Math.round(probability * 100)} %` : ''
  return html`<li><b>${operation}</b>: ${effects.join(', ')}${often}
    <span class="muted">struck ${hits}${times === undefined ? '' : ` of ${times}`}</span>
    <button type="button" class="quiet" data-call="DELETE /faults/${id}" aria-label="Disarm ${id}">Disarm</button></li>`
}
