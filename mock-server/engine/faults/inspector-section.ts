import { html } from 'hono/html'
import type { Operation } from '../contract/operation.ts'
import type { ActiveFault, FaultEffect, Faults } from './faults.ts'
import { hasEffect, transports } from './faults.ts'

/** The part of the page that lists and adds faults. */
export const faultSection = (
  operations: readonly Pick<Operation, 'id'>[],
) => html`<section aria-labelledby="faults-heading">
    <h2 id="faults-heading">Faults</h2>
    <ul id="faults" class="plain" tabindex="-1"></ul>
    <form data-call="POST /faults">
      <label>Operation <select name="operation"><option value="">every call</option>${operations.map(({ id }) => html`<option>${id}</option>`)}</select></label>
      <div class="pair">
        <label>Status <input name="status" type="number" min="200" max="599" placeholder="none"></label>
        <label>Delay (ms) <input name="latency.fixed" type="number" min="0" max="60000" placeholder="0"></label>
      </div>
      <div class="pair">
        <label>Transport <select name="transport.how"><option value="">intact</option>${transports.map((how) => html`<option>${how}</option>`)}</select></label>
        <label>Times <input name="times" type="number" min="1" value="1"></label>
      </div>
      <p class="row"><button>Add fault</button> <button type="button" class="quiet" data-call="DELETE /faults">Remove all</button></p>
    </form>
  </section>`

/** The list of faults, by the id of its element. */
export const faultParts = (faults: Faults) => ({
  faults: faults.isEmpty
    ? '<li class="muted">No faults.</li>'
    : faults
        .all()
        .map((fault) => String(faultRow(fault)))
        .join(''),
})

function faultRow({
  id,
  operation = 'every call',
  times,
  hits,
  probability,
  sequence,
  ...effect
}: ActiveFault) {
  const often = probability < 1 ? `, ${Math.round(probability * 100)} %` : ''
  const limit = sequence?.length ?? times
  return html`<li><b>${operation}</b>: ${(sequence ?? [effect]).map(effectText).join('; then ')}${often}
    <span class="muted">applied ${hits}${limit === undefined ? '' : ` of ${limit}`} ${hits === 1 && limit === undefined ? 'time' : 'times'}</span>
    <button type="button" class="quiet" data-call="DELETE /faults/${id}" aria-label="Remove ${id}">Remove</button></li>`
}

function effectText(effect: FaultEffect): string {
  if (!hasEffect(effect)) return 'let through'
  const { response, latency, transport } = effect
  return [
    ...(response ? [String(response.status)] : []),
    ...(latency ? [`delayed (${Object.values(latency).join('–')} ms)`] : []),
    ...(transport ? [transport.how] : []),
  ].join(', ')
}
