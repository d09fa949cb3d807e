import { pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatRupees } from '../../format/rupees.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import './settlement-panel.css'

type RefundLine = { refund: Transaction['refunds'][number]; transaction: Transaction }

/** Each payment of a settlement, leading to it. */
export const PaymentLines = ({ payments }: { payments: readonly Transaction[] }) => (
  <ul className="settlement-lines">
    {payments.map((payment) => (
      <Line key={payment.id} transaction={payment} amount={formatRupees(payment.amount)} />
    ))}
  </ul>
)

/** Each refund that a settlement deducts, leading to its payment. */
export const RefundLines = ({ refunds }: { refunds: readonly RefundLine[] }) => (
  <ul className="settlement-lines">
    {refunds.map(({ refund, transaction }) => (
      <Line key={refund.id} transaction={transaction} amount={`− ${formatRupees(refund.amount)}`} />
    ))}
  </ul>
)

const Line = ({ transaction: { id, customer }, amount }: { transaction: Transaction; amount: string }) => (
  <li>
    <Link className="link" translate="no" to={pathTo.transaction(id)}>
      {customer.name || id}
    </Link>
    <span className="money" translate="no">
      {amount}
    </span>
  </li>
)
