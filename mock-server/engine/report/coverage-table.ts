import { html } from 'hono/html'

type SeenCell = {
  operation: string
  status: number
  role: string
  /** How often it was seen. */
  calls: number
  /** The reason why it was not seen, if known. */
  reason?: string | undefined
}

// An operation has one success status: a column for each would be mostly empty.
const SUCCESS = 'Success'

/**
 * Operation × status × role as HTML, with a filled mark for what was seen. Operations keep the order of the cells.
 */
export function coverageTable(cells: SeenCell[]): string {
  const columns = [...new Set(cells.map(columnOf))].sort(byStatus)
  const rows = [...new Set(cells.map(({ operation }) => operation))].map((operation) => {
    const operationCells = cells.filter((cell) => cell.operation === operation)
    const parts = columns.map((column) =>
      responses(operationCells.filter((cell) => columnOf(cell) === column)),
    )
    return html`<tr><th scope="row">${breakable(operation)}</th>${parts}</tr>`
  })
  return String(html`<p class="key"><span class="seen">seen</span> <span class="unseen">not seen</span> <span class="none">· not declared</span></p>
<div class="wide" role="region" aria-label="Coverage" tabindex="0"><table class="coverage">
<thead><tr><th scope="col">Operation</th>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`)
}

// On narrow screens names break between their words only.
const breakable = (name: string) =>
  name.split(/(?=[A-Z])/).map((word, index) => (index === 0 ? word : html`<wbr>${word}`))

function responses(cells: SeenCell[]) {
  if (cells.length === 0) return html`<td class="none">·</td>`
  const [{ status }] = [...cells.slice(0, 1), { status: 0 }]
  const success = columnOf({ status }) === SUCCESS ? html`<b>${status}</b>` : ''
  return html`<td>${success}${cells.map(response)}</td>`
}

function response({ role, calls, reason }: SeenCell) {
  if (calls > 0)
    return html`<span class="seen" title="${calls === 1 ? 'once' : `${calls} times`}">${role}</span>`
  return html`<span class="unseen" title="${reason ?? 'not seen'}">${role}<i> not seen</i></span>`
}

const columnOf = ({ status }: Pick<SeenCell, 'status'>) => (status < 300 ? SUCCESS : String(status))
const byStatus = (a: string, b: string) => (a === SUCCESS || (b !== SUCCESS && a < b) ? -1 : 1)
