import { useSnapshot } from 'valtio'
import { Badge } from '../../ui/badge.tsx'
import { Wrong, WrongRow } from '../batch/wrong.tsx'
import { formatRupees } from '../format/rupees.ts'
import { refundSheet } from './columns.ts'
import type { RefundRow } from './refund-batch.ts'

type RefundRowsTableProps = {
  /** Each row is a valtio proxy. */
  rows: RefundRow[]
  /** Left to refund in each row, in paise: shown before the refunds are made. */
  remaining?: ReadonlyMap<number, number> | undefined
}

/** The refunds, with each problem at its cell. */
export function RefundRowsTable({ rows, remaining }: RefundRowsTableProps) {
  return (
    <table className="ledger many-rows" data-cards aria-label="Refunds">
      <thead>
        <tr>
          <th scope="col" data-column="row">
            Row
          </th>
          <th scope="col">Transaction</th>
          <th scope="col">Customer</th>
          {remaining && (
            <th scope="col" className="number" data-column="in-rupees">
              Left to refund
            </th>
          )}
          <th scope="col" className="number" data-column="in-rupees">
            Refund
          </th>
          <th scope="col" data-column="state">
            State
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} row={row} remaining={remaining} />
        ))}
      </tbody>
    </table>
  )
}

/** Subscribes to its own row, so that a change re-renders only that row. */
function Row({ row, remaining }: { row: RefundRow } & Pick<RefundRowsTableProps, 'remaining'>) {
  const { number, texts, body, problems, state, message } = useSnapshot(row)
  const wrong = { problems, sheet: refundSheet }
  const left = remaining?.get(number)
  return (
    <tr data-state={state}>
      <td className="muted" data-label="Row">
        {number}
      </td>
      <th scope="row">
        {texts.transactionId || <span className="muted">No id</span>}
        <Wrong {...wrong} column="transactionId" />
        <WrongRow problems={problems} message={message} />
      </th>
      <td data-label="Customer">
        <span>
          {texts.customer}
          {texts.reason && <small>{texts.reason}</small>}
          <Wrong {...wrong} column="reason" />
        </span>
      </td>
      {remaining && (
        <td data-label="Left to refund" className="number">
          {left !== undefined && formatRupees(left)}
        </td>
      )}
      <td data-label="Refund" className="number">
        <span>
          <span className="money">{body ? formatRupees(body.amount) : texts.amount}</span>
          <Wrong {...wrong} column="amount" />
        </span>
      </td>
      <td data-label="State">
        <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
      </td>
    </tr>
  )
}

export const stateLabels = {
  invalid: { label: 'Not possible', tone: 'danger' },
  waiting: { label: 'Ready', tone: 'neutral' },
  sending: { label: 'Sending…', tone: 'action' },
  uncertain: { label: 'Not confirmed', tone: 'warning' },
  done: { label: 'Requested', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
} as const satisfies Record<RefundRow['state'], object>
