import { pathTo } from '../../paths.ts'
import { ListLink } from '../../ui/app/list-link.tsx'
import { formatRupees } from '../format/rupees.ts'
import type { Settlement } from '../records/settlements.ts'
import { AmountItem, AmountList } from '../screen/amount-list.tsx'
import type { Transaction } from '../transactions/transactions.ts'

type RefundLine = { refund: Transaction['refunds'][number]; transaction: Transaction }

/** Each payment of a settlement, leading to it. */
export const PaymentLines = ({ payments }: { payments: readonly Transaction[] }) => (
  <AmountList>
    {payments.map((payment) => (
      <Line key={payment.id} transaction={payment} amount={formatRupees(payment.amount)} />
    ))}
  </AmountList>
)

/** Each refund that a settlement deducts, leading to its payment. */
export const RefundLines = ({ refunds }: { refunds: readonly RefundLine[] }) => (
  <AmountList>
    {refunds.map(({ refund, transaction }) => (
      <Line key={refund.id} transaction={transaction} amount={`− ${formatRupees(refund.amount)}`} />
    ))}
  </AmountList>
)

/** What came back, leading to the payment or to the settlement that it is of. */
export const AdjustmentLines = ({ adjustments }: { adjustments: NonNullable<Settlement['adjustments']> }) => (
  <AmountList>
    {adjustments.map(({ amount, refundId, transactionId, settlementId = '' }) => (
      <AmountItem key={refundId ?? settlementId} amount={`+ ${formatRupees(amount)}`}>
        <ListLink to={transactionId ? pathTo.transaction(transactionId) : pathTo.settlement(settlementId)}>
          {transactionId ? `Refund ${refundId}, refused` : `Settlement ${settlementId}, returned`}
        </ListLink>
      </AmountItem>
    ))}
  </AmountList>
)

const Line = ({ transaction: { id, customer }, amount }: { transaction: Transaction; amount: string }) => (
  <AmountItem amount={amount}>
    <ListLink translate="no" to={pathTo.transaction(id)}>
      {customer.name || id}
    </ListLink>
  </AmountItem>
)
