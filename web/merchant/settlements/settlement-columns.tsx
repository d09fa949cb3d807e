import { useLocation, useParams } from 'react-router-dom'
import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Copyable } from '../format/facts.tsx'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { Status } from '../format/status.tsx'
import type { Column } from '../table/column.ts'
import type { Settlement } from './settlements.ts'

const money = (id: 'gross' | 'refunds' | 'fee' | 'tax', name: string): Column<Settlement> => ({
  id,
  name,
  width: 7.75,
  isNumber: true,
  isOptional: 'hidden',
  sort: id,
  amount: (settlement) => settlement[id],
  cell: (settlement) => <span className="money">{formatRupees(settlement[id])}</span>,
})

export const settlementColumns: readonly Column<Settlement>[] = [
  {
    id: 'net',
    name: 'Net',
    width: 7.75,
    isNumber: true,
    isRowHeader: true,
    sort: 'net',
    amount: ({ net }) => net,
    phone: 'value',
    cell: (settlement) => <SettlementLink settlement={settlement} />,
  },
  {
    id: 'status',
    name: 'Status',
    width: 8.5,
    grow: 1,
    phone: 'state',
    cell: ({ status }) => <Status kind="settlement" status={status} />,
  },
  {
    id: 'due',
    name: 'Due',
    width: 7.5,
    grow: 1,
    sort: 'dueOn',
    phone: 'title',
    cell: ({ dueOn }) => formatDay(dueOn),
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
    id: 'utr',
    name: 'UTR',
    width: 14.5,
    grow: 1,
    isOptional: true,
    cell: ({ utr }) => (utr ? <Copyable text={utr} what={`UTR ${utr}`} /> : '—'),
  },
  {
    id: 'payments',
    name: 'Payments',
    width: 8,
    grow: 2,
    isOptional: true,
    sort: 'transactionCount',
    phone: 'detail',
    cell: ({ transactionCount: count, capturedOn }) => (
      <span className="name-and-note">
        <span>
          {count} {count === 1 ? 'payment' : 'payments'}
        </span>
        <small>of {formatDay(capturedOn)}</small>
      </span>
    ),
  },
  money('gross', 'Captured'),
  money('refunds', 'Refunds'),
  money('fee', 'Fee'),
  money('tax', 'GST on fee'),
  {
    id: 'id',
    name: 'Settlement ID',
    width: 10.5,
    isOptional: true,
    cell: ({ id }) => <Copyable text={id} what={`settlement id ${id}`} />,
  },
]

/** For a single merchant, the name of the merchant says nothing. */
export const ownSettlementColumns = settlementColumns.filter(({ id }) => id !== 'merchant')

/** What the columns of the list sort by. */
export const settlementSortKeys = {
  net: ({ net }: Settlement) => net,
  dueOn: ({ dueOn }: Settlement) => dueOn,
  transactionCount: ({ transactionCount }: Settlement) => transactionCount,
  gross: ({ gross }: Settlement) => gross,
  refunds: ({ refunds }: Settlement) => refunds,
  fee: ({ fee }: Settlement) => fee,
  tax: ({ tax }: Settlement) => tax,
}

function SettlementLink({ settlement: { id, net } }: { settlement: Settlement }) {
  const { search } = useLocation()
  const { id: opened } = useParams()
  return (
    <Link
      className="row-link money"
      to={pathTo.settlement(id) + search}
      state={{ inPlace: true }}
      aria-current={id === opened ? 'page' : undefined}
    >
      {formatRupees(net)}
      <VisuallyHidden> {id}</VisuallyHidden>
    </Link>
  )
}
