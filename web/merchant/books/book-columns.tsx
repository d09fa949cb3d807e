import { CircleX } from 'lucide-react'
import { paths, pathTo } from '../../paths.ts'
import { rules } from '../../site/rules.ts'
import { CellNote } from '../../ui/app/cell-note.tsx'
import { ListLink } from '../../ui/app/list-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatCount } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { methodName } from '../format/method-names.ts'
import { formatRupees } from '../format/rupees.ts'
import { labelOf } from '../format/status.tsx'
import type { Settlement } from '../records/settlements.ts'
import { isReturned, netOf } from '../records/settlements.ts'
import type { BookColumn } from './book-table.tsx'
import type { BookDay, BookedRefund, Books, Fees } from './books.ts'
import { monthName } from './period.ts'

export const dayColumns = ({ knowsSent, totals }: Books): BookColumn<BookDay>[] => [
  { name: 'Day', cell: ({ day }) => <DayLink day={day} /> },
  amount('Payments', ({ count }) => count, formatCount),
  amount('Gross', ({ gross }) => gross),
  amount('Refunds', ({ refunds }) => refunds),
  amount('Fee', ({ fee }) => fee),
  amount('GST', ({ tax }) => tax),
  ...(totals.givenBack > 0 ? [amount<BookDay>('Given back', ({ givenBack }) => givenBack)] : []),
  amount('Net', ({ net }) => net),
  {
    name: 'Settled',
    isNumber: true,
    total: (rows) => (
      <>
        <span>{formatRupees(sumOf(rows, settledOn))}</span>
        {sumOf(rows, returnedOn) > 0 && (
          <CellNote tone="warning">{`${formatRupees(sumOf(rows, returnedOn))} returned`}</CellNote>
        )}
      </>
    ),
    cell: ({ settlements }) =>
      settlements.length === 0
        ? '–'
        : settlements.map((settlement) => <Settled key={settlement.id} settlement={settlement} />),
  },
  ...(knowsSent ? [amount<BookDay>('Sent to bank', ({ toBank }) => toBank)] : []),
]

export const feeColumns: BookColumn<Fees>[] = [
  { name: 'Month', cell: ({ month }) => monthName(month) },
  { name: 'Method', cell: ({ method }) => methodName(method) },
  amount('Payments', ({ count }) => count, formatCount),
  amount('Gross', ({ gross }) => gross),
  amount('Fee', ({ fee }) => fee),
  amount(`GST, ${rules.gst}`, ({ tax }) => tax),
  amount('Fee with GST', ({ fee, tax }) => fee + tax),
]

export const refundColumns: BookColumn<BookedRefund>[] = [
  {
    name: 'Refund',
    cell: ({ refund, transaction }) => (
      <ListLink to={pathTo.transaction(transaction.id)}>{refund.id}</ListLink>
    ),
  },
  { name: 'Requested', cell: ({ day }) => formatDay(day) },
  { name: 'Customer', cell: ({ transaction: { customer, id } }) => customer.name || id },
  { name: 'Status', cell: ({ refund }) => labelOf('refund', refund.status) },
  {
    name: 'Deducted in',
    cell: ({ settlement, refund: { status, reversalSettlementId } }) => (
      <>
        <span>{deductedIn(settlement)}</span>
        {reversalSettlementId && <CellNote>{`Given back in ${reversalSettlementId}`}</CellNote>}
        {status === 'failed' && !reversalSettlementId && (
          <CellNote tone="warning">Refused by the bank</CellNote>
        )}
      </>
    ),
  },
  amount('Amount', ({ refund }) => refund.amount),
]

export const settlementColumns = (settlements: readonly Settlement[]): BookColumn<Settlement>[] => [
  {
    name: 'Settlement',
    cell: ({ id, utr }) => (
      <>
        <ListLink to={pathTo.settlement(id)}>{id}</ListLink>
        {utr && <CellNote>{utr}</CellNote>}
      </>
    ),
  },
  { name: 'Payments of', cell: ({ capturedOn }) => formatDay(capturedOn) },
  { name: 'Status', cell: (settlement) => <Sent settlement={settlement} /> },
  amount('Payments', ({ transactionCount }) => transactionCount, formatCount),
  amount('Gross', ({ gross }) => gross),
  amount('Refunds', ({ refunds }) => refunds),
  amount('Fee', ({ fee }) => fee),
  amount('GST', ({ tax }) => tax),
  ...(sumOf(settlements, adjustmentsOf) > 0 ? [amount<Settlement>('Adjustments', adjustmentsOf)] : []),
  amount('Net', ({ net }) => net),
]

/** Nothing is written where nothing happened, so that the eye finds what did. */
function amount<Row>(name: string, amountOf: (row: Row) => number, format = formatRupees): BookColumn<Row> {
  return {
    name,
    isNumber: true,
    total: (rows) => format(sumOf(rows, amountOf)),
    cell: (row) => (amountOf(row) === 0 ? '–' : format(amountOf(row))),
  }
}

const sumOf = <Row,>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)

const adjustmentsOf = ({ adjustments = [] }: Settlement) =>
  sumOf(adjustments, (adjustment) => adjustment.amount)
const settledOn = ({ settlements }: BookDay) => netOf(settlements)
const returnedOn = ({ settlements }: BookDay) => netOf(settlements.filter(isReturned))

const DayLink = ({ day }: { day: string }) => (
  <ListLink to={`${paths.transactions}?from=${day}&to=${day}`}>{formatDay(day)}</ListLink>
)

const Settled = ({ settlement }: { settlement: Settlement }) => (
  <>
    <ListLink to={pathTo.settlement(settlement.id)}>{formatRupees(settlement.net)}</ListLink>
    {isReturned(settlement) && <CellNote tone="warning">returned</CellNote>}
  </>
)

function deductedIn(settlement: BookedRefund['settlement']) {
  if (settlement === null) return 'Not known'
  if (settlement === undefined) return 'A later settlement'
  return <ListLink to={pathTo.settlement(settlement.id)}>{settlement.id}</ListLink>
}

function Sent({ settlement }: { settlement: Settlement }) {
  const { status, processedAt } = settlement
  if (isReturned(settlement))
    return (
      <Badge tone="danger" icon={CircleX}>
        {RETURNED}
      </Badge>
    )
  return <span>{processedAt ? `Sent ${formatDay(processedAt)}` : labelOf('settlement', status)}</span>
}

const RETURNED = 'Returned by your bank'
