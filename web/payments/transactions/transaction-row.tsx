import { useLocation, useParams } from 'react-router-dom'
import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { NewMark } from '../live/new-rows.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { formatTime } from '../values/ist.ts'
import { formatRupees } from '../values/rupees.ts'
import { Status } from '../values/status.tsx'
import type { Transaction } from './transactions.ts'

export function TransactionHeadings() {
  const showMerchant = useShowsMerchant()
  return (
    <tr aria-rowindex={1}>
      <th scope="col" data-column="id">
        Transaction
      </th>
      {showMerchant && <th scope="col">Merchant</th>}
      <th scope="col">Customer</th>
      <th scope="col" data-column="status">
        Status
      </th>
      <th scope="col" className="number" data-column="amount">
        Amount
      </th>
    </tr>
  )
}

export function TransactionCells({ transaction }: { transaction: Transaction }) {
  const { id, merchantName, customer, status, amount, refundedAmount, createdAt } = transaction
  const showMerchant = useShowsMerchant()
  const { search } = useLocation()
  const { id: opened } = useParams()
  return (
    <>
      <th scope="row">
        <Link
          className="row-link"
          to={pathTo.transaction(id) + search}
          state={{ inPlace: true }}
          aria-current={id === opened ? 'page' : undefined}
        >
          {id}
        </Link>
        <small className="unbroken">{formatTime(createdAt)}</small>
      </th>
      {showMerchant && <td data-label="Merchant">{merchantName}</td>}
      <td data-label="Customer">
        <span>
          <NewMark id={id} />
          {customer.name}
        </span>
      </td>
      <td data-label="Status">
        <Status kind="transaction" status={status} />
      </td>
      <td data-label="Amount" className="number money">
        <span>
          {formatRupees(amount)}
          {refundedAmount > 0 && <small>{formatRupees(refundedAmount)} refunded</small>}
        </span>
      </td>
    </>
  )
}
