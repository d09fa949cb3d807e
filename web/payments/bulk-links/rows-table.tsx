import type { Snapshot } from 'valtio'
import { useSnapshot } from 'valtio'
import { Badge } from '../../ui/badge.tsx'
import { errorSentence } from '../../ui/error-sentence.ts'
import { formatDay } from '../values/ist.ts'
import { formatRupees } from '../values/rupees.ts'
import type { Column } from './columns.ts'
import { headings } from './columns.ts'
import type { LinkRow } from './link-batch.ts'

/** The parsed rows, with each problem at its cell. */
export function RowsTable({ rows }: { rows: LinkRow[] }) {
  return (
    <table className="ledger many-rows" data-cards>
      <thead>
        <tr>
          <th scope="col" data-column="row">
            Row
          </th>
          <th scope="col">Payment link</th>
          <th scope="col">Customer</th>
          <th scope="col" data-column="last-day">
            Expires on
          </th>
          <th scope="col" className="number" data-column="in-rupees">
            Amount
          </th>
          <th scope="col" data-column="state">
            State
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </tbody>
    </table>
  )
}

/** Subscribes to its own row, so that a change re-renders only that row. */
function Row({ row }: { row: LinkRow }) {
  const shown = useSnapshot(row)
  const { number, texts, body: link, problems, state, message } = shown
  return (
    <tr data-state={state}>
      <td className="muted" data-label="Row">
        {number}
      </td>
      <th scope="row">
        {texts.title || <span className="muted">No title</span>}
        <Wrong in={shown} column="title" />
        {texts.reference && <small>{texts.reference}</small>}
        <Wrong in={shown} column="reference" />
        {problems.row && <small className="wrong">The row {problems.row}</small>}
        {message && <small className="wrong">{message}</small>}
      </th>
      <td data-label="Customer">
        <span>
          {texts.customerName}
          <Wrong in={shown} column="customerName" />
          {texts.customerEmail && <small>{texts.customerEmail}</small>}
          <Wrong in={shown} column="customerEmail" />
          {texts.customerPhone && <small>{link?.customer?.phone ?? texts.customerPhone}</small>}
          <Wrong in={shown} column="customerPhone" />
        </span>
      </td>
      <td data-label="Expires on">
        <span>
          {link ? (link.expiresAt ? formatDay(link.expiresAt) : 'None') : texts.expiresOn}
          <Wrong in={shown} column="expiresOn" />
        </span>
      </td>
      <td data-label="Amount" className="number">
        <span>
          <span className="money">{link ? formatRupees(link.amount) : texts.amount}</span>
          <Wrong in={shown} column="amount" />
        </span>
      </td>
      <td data-label="State">
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </td>
    </tr>
  )
}

function Wrong({ in: { problems }, column }: { in: Pick<Snapshot<LinkRow>, 'problems'>; column: Column }) {
  return (
    problems[column] && <small className="wrong">{errorSentence(headings[column], problems[column])}</small>
  )
}

const states = {
  invalid: { label: 'Needs correction', tone: 'danger' },
  waiting: { label: 'Ready', tone: 'neutral' },
  sending: { label: 'Creating…', tone: 'action' },
  uncertain: { label: 'Not confirmed', tone: 'warning' },
  done: { label: 'Created', tone: 'success' },
  refused: { label: 'Rejected', tone: 'danger' },
} as const satisfies Record<LinkRow['state'], object>
