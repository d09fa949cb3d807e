import { formatRupees } from '../format/rupees.ts'
import type { RowsLook } from '../outbox/rows-table.tsx'
import type { RefundRequest } from '../transactions/refund/refund-flow.ts'
import type { Column } from './refund-sheet.ts'
import { refundSheet } from './refund-sheet.ts'

type Look = RowsLook<Column, RefundRequest>

/** @param remaining what can still be refunded in each row, in paise: shown before the refunds are made */
export const refundLook = (remaining?: ReadonlyMap<number, number>): Look => ({
  label: 'Refunds',
  headings: refundSheet.headings,
  columns: [
    {
      heading: 'Transaction',
      cell: ({ texts }, wrong) => (
        <>
          {texts.transactionId ? <span>{texts.transactionId}</span> : <span className="muted">No id</span>}
          {wrong('transactionId')}
        </>
      ),
    },
    {
      heading: 'Customer',
      cell: ({ texts }, wrong) => (
        <>
          <span>{texts.customer}</span>
          {texts.reason && <small>{texts.reason}</small>}
          {wrong('reason')}
        </>
      ),
    },
    ...(remaining ? [leftToRefund(remaining)] : []),
    {
      heading: 'Refund',
      width: 'in-rupees',
      cell: ({ texts, body }, wrong) => (
        <>
          <span className="money" translate="no">
            {body ? formatRupees(body.amount) : texts.amount}
          </span>
          {wrong('amount')}
        </>
      ),
    },
  ],
  states: {
    invalid: { label: 'Not possible', tone: 'danger' },
    waiting: { label: 'Ready', tone: 'neutral' },
    sending: { label: 'Sending…', tone: 'open' },
    uncertain: { label: 'Not confirmed', tone: 'warning' },
    done: { label: 'Requested', tone: 'success' },
    rejected: { label: 'Rejected', tone: 'danger' },
  },
})

const leftToRefund = (remaining: ReadonlyMap<number, number>): Look['columns'][number] => ({
  heading: 'Can still be refunded',
  width: 'in-rupees',
  cell: ({ number }) => {
    const left = remaining.get(number)
    return left !== undefined && formatRupees(left)
  },
})
