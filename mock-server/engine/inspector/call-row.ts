import { html } from 'hono/html'
import type { components } from '../control/control.d.ts'

export type CallRecord = components['schemas']['CallRecord']

/** One row in the list of calls. */
export function callRow(call: CallRecord, durationMs: number) {
  const { seq, at, method, path, operation, status, role } = call
  const note = noteOn(call)
  return html`<li><button type="button" class="call ${kindOf(call)}" data-seq="${seq}" tabindex="-1" aria-current="false">
    <time datetime="${at}"></time>
    <span class="method">${method}</span>
    <span class="what"><b>${operation ?? 'no operation'}</b> <span class="path">${path}</span></span>
    <span class="status s${Math.floor(status / 100)}">${status}</span>
    <span class="role">${role}</span>
    <span class="note ${note.kind}">${note.text}</span>
    <span class="ms">${durationMs < 10 ? durationMs.toFixed(1) : Math.round(durationMs)} ms</span>
  </button></li>`
}

/** A repeated read that changed nothing is `304`: no failure. */
function kindOf({ method, status }: CallRecord) {
  const kinds = [isRead(method) ? 'read' : 'write', ...(status >= 200 && status < 400 ? [] : ['other'])]
  return kinds.join(' ')
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

function noteOn({ status, verdict, violations, fault, changes }: CallRecord) {
  if (verdict.response === 'broken') return { kind: 'bad', text: 'invalid response' }
  if (violations?.length) return { kind: 'warning', text: 'invalid request' }
  if (fault)
    return { kind: 'warning', text: fault.by === 'prefer' ? 'preferred' : fault.by.replace('_', ' ') }
  if (verdict.response === 'undeclared')
    return { kind: 'warning', text: status === 0 ? 'caller hung up' : 'undeclared' }
  if (changes.length > 0) return { kind: 'new', text: `${changes.length} changed` }
  return { kind: 'none', text: '' }
}
