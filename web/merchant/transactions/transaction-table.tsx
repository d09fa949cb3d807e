import { useLocation, useParams } from 'react-router-dom'
import { pathTo } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { formatTime } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { PaymentStatus } from '../format/status.tsx'
import { NewMark } from '../live/new-rows.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import type { Transaction } from './transactions.ts'

type TransactionTableProps = { transactions: Transaction[]; isOfOneCustomer?: boolean }

/** A short list of transactions, in rows like those of the long one. */
export const TransactionTable = ({ transactions, isOfOneCustomer }: TransactionTableProps) => (
  <div className="list short-list" data-of-one={isOfOneCustomer}>
    <table className="ledger" data-cards aria-label="Transactions">
      <thead>
        <TransactionHeadings isOfOneCustomer={isOfOneCustomer} />
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction.id}>
            <TransactionCells transaction={transaction} isOfOneCustomer={isOfOneCustomer} />
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Of one customer, whose name would be the same in each row. */
type OfOne = { isOfOneCustomer: boolean | undefined }

function TransactionHeadings({ isOfOneCustomer }: OfOne) {
  const showMerchant = useShowsMerchant()
  return (
    <tr aria-rowindex={1}>
      <th scope="col" className="number">
        Amount
      </th>
      <th scope="col">Status</th>
      {!isOfOneCustomer && <th scope="col">Customer</th>}
      {showMerchant && <th scope="col">Merchant</th>}
      <th scope="col">Time</th>
      <th scope="col" data-cell="id">
        Transaction ID
      </th>
    </tr>
  )
}

/** In the order of the list of transactions. */
function TransactionCells({ transaction, isOfOneCustomer }: { transaction: Transaction } & OfOne) {
  const { id, merchantName, customer, amount, createdAt } = transaction
  const showMerchant = useShowsMerchant()
  const { search } = useLocation()
  const { id: opened } = useParams()
  return (
    <>
      <th scope="row" className="number" data-phone="value">
        <Link
          className="money row-link"
          translate="no"
          to={pathTo.transaction(id) + search}
          state={{ inPlace: true }}
          aria-label={`${formatRupees(amount)} ${id}`}
          aria-current={id === opened ? 'page' : undefined}
        >
          {formatRupees(amount)}
        </Link>
      </th>
      <td data-phone="state">
        <PaymentStatus {...transaction} />
      </td>
      {!isOfOneCustomer && (
        <td data-cell="rest" data-phone="title">
          <span className="name-and-note">
            <NewMark id={id} />
            <span translate="no">{customer.name}</span>
          </span>
        </td>
      )}
      {showMerchant && (
        <td data-cell="owner" translate="no">
          {merchantName}
        </td>
      )}
      <td data-cell={isOfOneCustomer ? 'rest' : undefined} data-phone={isOfOneCustomer ? 'title' : 'detail'}>
        {formatTime(createdAt)}
      </td>
      <td className="mono" translate="no" data-cell="id" data-phone={isOfOneCustomer ? 'detail' : undefined}>
        {id}
      </td>
    </>
  )
}
