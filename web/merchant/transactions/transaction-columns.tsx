import { useLocation, useParams } from 'react-router-dom'
import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { isCaptured } from '../format/captured.ts'
import { Copyable } from '../format/facts.tsx'
import { methodName } from '../format/method-names.ts'
import { RelativeTime } from '../format/relative-time.tsx'
import { formatRupees } from '../format/rupees.ts'
import { Status } from '../format/status.tsx'
import { NewMark } from '../live/new-rows.tsx'
import type { Column } from '../table/column.ts'
import { GatewayName } from './gateway-name.tsx'
import type { Transaction } from './transactions.ts'

/** What a merchant looks for comes first, ids last. */
export const transactionColumns: readonly Column<Transaction>[] = [
  {
    id: 'amount',
    name: 'Amount',
    width: 7.75,
    isNumber: true,
    isRowHeader: true,
    sort: 'amount',
    phone: 'value',
    amount: ({ amount }) => amount,
    cell: ({ id, amount }) => <TransactionLink id={id} amount={amount} />,
  },
  {
    id: 'status',
    name: 'Status',
    width: 10.25,
    grow: 1,
    phone: 'state',
    cell: ({ status }) => <Status kind="transaction" status={status} />,
  },
  {
    id: 'customer',
    name: 'Customer',
    width: 8.5,
    grow: 6,
    phone: 'title',
    cell: ({ id, customer: { name, email, phone } }) => (
      <span className="name-and-note">
        <span>
          <NewMark id={id} />
          {name}
        </span>
        <small>{email ?? phone}</small>
      </span>
    ),
  },
  {
    id: 'merchant',
    name: 'Merchant',
    width: 9,
    grow: 2,
    isOptional: true,
    cell: ({ merchantName }) => merchantName,
  },
  {
    id: 'method',
    name: 'Method',
    width: 6.75,
    grow: 1,
    isOptional: true,
    cell: ({ method }) => methodName(method),
  },
  {
    id: 'time',
    name: 'Time',
    width: 11.5,
    grow: 1,
    sort: 'createdAt',
    phone: 'detail',
    cell: ({ createdAt }) => <RelativeTime moment={createdAt} />,
  },
  {
    id: 'fee',
    name: 'Fee and GST',
    width: 7,
    isNumber: true,
    isOptional: 'hidden',
    amount: ({ fee, tax }) => fee + tax,
    cell: ({ fee, tax }) => (fee + tax > 0 ? formatRupees(fee + tax) : '—'),
  },
  {
    id: 'refunded',
    name: 'Refunded',
    width: 7.5,
    isNumber: true,
    isOptional: 'hidden',
    amount: ({ refundedAmount }) => refundedAmount,
    cell: ({ refundedAmount }) => (refundedAmount > 0 ? formatRupees(refundedAmount) : '—'),
  },
  {
    id: 'net',
    name: 'Net',
    width: 7.75,
    isNumber: true,
    isOptional: 'hidden',
    amount: ({ amount }) => amount,
    cell: (transaction) => netOf(transaction),
  },
  {
    id: 'rrn',
    name: 'RRN',
    width: 10,
    isOptional: 'hidden',
    cell: ({ rrn }) => rrn && <Copyable text={rrn} what={`RRN ${rrn}`} />,
  },
  {
    id: 'link',
    name: 'Payment link',
    width: 11,
    isOptional: 'hidden',
    cell: ({ paymentLinkId: id }) => id && <Copyable text={id} what={`payment link id ${id}`} />,
  },
  {
    id: 'gateway',
    name: 'Gateway',
    width: 8,
    grow: 1,
    isOptional: 'hidden',
    cell: ({ gatewayId }) => <GatewayName id={gatewayId} />,
  },
  {
    id: 'settlement',
    name: 'Settlement',
    width: 10.5,
    isOptional: 'hidden',
    cell: ({ settlementId: id }) => id && <Copyable text={id} what={`settlement id ${id}`} />,
  },
  {
    id: 'id',
    name: 'Transaction ID',
    width: 12.5,
    isOptional: true,
    cell: ({ id }) => <Copyable text={id} what={`transaction id ${id}`} />,
  },
]

/** For a single merchant, the name of the merchant says nothing. */
export const ownTransactionColumns = transactionColumns.filter(({ id }) => id !== 'merchant')

/** What reaches the bank: only of what was captured. */
function netOf(transaction: Transaction): string {
  const { amount, fee, tax, refundedAmount } = transaction
  return isCaptured(transaction) ? formatRupees(amount - fee - tax - refundedAmount) : '—'
}

function TransactionLink({ id, amount }: { id: string; amount: number }) {
  const { search } = useLocation()
  const { id: opened } = useParams()
  return (
    <Link
      className="row-link money"
      to={pathTo.transaction(id) + search}
      state={{ inPlace: true }}
      aria-current={id === opened ? 'page' : undefined}
    >
      {formatRupees(amount)}
      <VisuallyHidden> {id}</VisuallyHidden>
    </Link>
  )
}
