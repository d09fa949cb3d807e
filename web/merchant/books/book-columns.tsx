import { CircleX } from 'lucide-react'
import { paths, pathTo } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { formatCount } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { methodName } from '../format/method-names.ts'
import { formatRupees } from '../format/rupees.ts'
import { labelOf } from '../format/status.tsx'
import type { Settlement } from '../settlements/settlements.ts'
import { isReturned } from '../settlements/whereabouts.ts'
import type { BookColumn } from './book-table.tsx'
import type { BookDay, BookedRefund, Books, Fees } from './books.ts'
import { monthName } from './period.ts'

export const dayColumns = ({ totals, settled, payouts }: Books): BookColumn<BookDay>[] => [
  { name: 'Day', total: 'Total', cell: ({ day }) => <DayLink day={day} /> },
  {
    name: 'Payments',
    isNumber: true,
    total: countOrDash(totals.count),
    cell: ({ count }) => countOrDash(count),
  },
  amount('Gross', totals.gross, ({ gross }) => gross),
  amount('Refunds', totals.refunds, ({ refunds }) => refunds),
  amount('Fee', totals.fee, ({ fee }) => fee),
  amount('GST', totals.tax, ({ tax }) => tax),
  amount('Net', totals.net, ({ net }) => net),
  {
    name: 'Settled',
    isNumber: true,
    total: (
      <>
        {formatRupees(settled.net)}
        {payouts.returned.count > 0 && (
          <small data-returned>{`${formatRupees(payouts.returned.net)} returned`}</small>
        )}
      </>
    ),
    cell: ({ settlements }) =>
      settlements.length === 0 ? '–' : settlements.map((each) => <Settled key={each.id} settlement={each} />),
  },
  amount('Sent to bank', totals.toBank, ({ toBank }) => toBank),
]

export const feeColumns = ({ totals }: Books): BookColumn<Fees>[] => [
  { name: 'Month', total: 'Total', cell: ({ month }) => monthName(month) },
  { name: 'Method', total: '', cell: ({ method }) => methodName(method) },
  {
    name: 'Payments',
    isNumber: true,
    total: countOrDash(totals.count),
    cell: ({ count }) => countOrDash(count),
  },
  amount('Gross', totals.gross, ({ gross }) => gross),
  amount('Fee', totals.fee, ({ fee }) => fee),
  amount('GST, 18%', totals.tax, ({ tax }) => tax),
  amount('Fee with GST', totals.fee + totals.tax, ({ fee, tax }) => fee + tax),
]

export const refundColumns = ({ totals }: Books): BookColumn<BookedRefund>[] => [
  {
    name: 'Refund',
    total: 'Total',
    cell: ({ refund, transaction }) => (
      <Link className="link" to={pathTo.transaction(transaction.id)}>
        {refund.id}
      </Link>
    ),
  },
  { name: 'Requested', total: '', cell: ({ day }) => formatDay(day) },
  { name: 'Customer', total: '', cell: ({ transaction: { customer, id } }) => customer.name || id },
  { name: 'Status', total: '', cell: ({ refund }) => labelOf('refund', refund.status) },
  { name: 'Deducted in', total: '', cell: ({ settlement }) => deductedIn(settlement) },
  amount('Amount', totals.refunds, ({ refund }) => refund.amount),
]

export const settlementColumns = ({ settled }: Books): BookColumn<Settlement>[] => [
  {
    name: 'Settlement',
    total: 'Total',
    cell: ({ id, utr }) => (
      <>
        <Link className="link" to={pathTo.settlement(id)}>
          {id}
        </Link>
        {utr && <small>{utr}</small>}
      </>
    ),
  },
  { name: 'Payments of', total: '', cell: ({ capturedOn }) => formatDay(capturedOn) },
  { name: 'Status', total: '', cell: (each) => <Sent settlement={each} /> },
  {
    name: 'Payments',
    isNumber: true,
    total: countOrDash(settled.count),
    cell: ({ transactionCount }) => countOrDash(transactionCount),
  },
  amount('Gross', settled.gross, ({ gross }) => gross),
  amount('Refunds', settled.refunds, ({ refunds }) => refunds),
  amount('Fee', settled.fee, ({ fee }) => fee),
  amount('GST', settled.tax, ({ tax }) => tax),
  amount('Net', settled.net, ({ net }) => net),
]

/** Nothing is written where nothing happened, so that the eye finds what did. */
function amount<Row>(name: string, total: number, amountOf: (row: Row) => number): BookColumn<Row> {
  return {
    name,
    isNumber: true,
    total: formatRupees(total),
    cell: (row) => (amountOf(row) === 0 ? '–' : formatRupees(amountOf(row))),
  }
}

const DayLink = ({ day }: { day: string }) => (
  <Link className="link" to={`${paths.transactions}?from=${day}&to=${day}`}>
    {formatDay(day)}
  </Link>
)

const Settled = ({ settlement }: { settlement: Settlement }) => (
  <span className="book-settled">
    <Link className="link" to={pathTo.settlement(settlement.id)}>
      {formatRupees(settlement.net)}
    </Link>
    {isReturned(settlement) && <small data-returned>returned</small>}
  </span>
)

const countOrDash = (count: number) => (count === 0 ? '–' : formatCount(count))

function deductedIn(settlement: BookedRefund['settlement']) {
  if (settlement === null) return 'Not known'
  if (settlement === undefined) return 'A later settlement'
  return (
    <Link className="link" to={pathTo.settlement(settlement.id)}>
      {settlement.id}
    </Link>
  )
}

function Sent({ settlement }: { settlement: Settlement }) {
  const { status, processedAt } = settlement
  if (isReturned(settlement))
    return (
      <Badge tone="danger" icon={CircleX}>
        {RETURNED}
      </Badge>
    )
  return processedAt ? `Sent ${formatDay(processedAt)}` : labelOf('settlement', status)
}

const RETURNED = 'Returned by your bank'
