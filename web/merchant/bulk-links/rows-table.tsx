import { useSnapshot } from 'valtio'
import { Badge } from '../../ui/badge.tsx'
import { Wrong, WrongRow } from '../batch/wrong.tsx'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { linkSheet } from './columns.ts'
import type { LinkRow } from './link-batch.ts'

/** The parsed rows, with each problem at its cell. */
export function RowsTable({ rows }: { rows: LinkRow[] }) {
  return (
    <table className="ledger many-rows" data-cards aria-label="Payment links to create">
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
  const { number, texts, body: link, problems, state, message } = useSnapshot(row)
  const wrong = { problems, sheet: linkSheet }
  return (
    <tr data-state={state}>
      <td className="muted" data-label="Row">
        {number}
      </td>
      <th scope="row">
        {texts.title || <span className="muted">No title</span>}
        <Wrong {...wrong} column="title" />
        {texts.reference && <small>{texts.reference}</small>}
        <Wrong {...wrong} column="reference" />
        <WrongRow problems={problems} message={message} />
      </th>
      <td data-label="Customer">
        <span>
          {texts.customerName}
          <Wrong {...wrong} column="customerName" />
          {texts.customerEmail && <small>{texts.customerEmail}</small>}
          <Wrong {...wrong} column="customerEmail" />
          {texts.customerPhone && <small>{link?.customer?.phone ?? texts.customerPhone}</small>}
          <Wrong {...wrong} column="customerPhone" />
        </span>
      </td>
      <td data-label="Expires on">
        <span>
          {link ? (link.expiresAt ? formatDay(link.expiresAt) : 'None') : texts.expiresOn}
          <Wrong {...wrong} column="expiresOn" />
        </span>
      </td>
      <td data-label="Amount" className="number">
        <span>
          <span className="money">{link ? formatRupees(link.amount) : texts.amount}</span>
          <Wrong {...wrong} column="amount" />
        </span>
      </td>
      <td data-label="State">
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </td>
    </tr>
  )
}

const states = {
  invalid: { label: 'Needs correction', tone: 'danger' },
  waiting: { label: 'Ready', tone: 'neutral' },
  sending: { label: 'Creating…', tone: 'action' },
  uncertain: { label: 'Not confirmed', tone: 'warning' },
  done: { label: 'Created', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
} as const satisfies Record<LinkRow['state'], object>
