import { useQuery } from '@tanstack/react-query'
import { paths, pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatCount, numbered } from '../../format/count.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Settlement } from '../../settlements/settlements.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import { DAYS_READ, deductedRefunds } from './deducted-refunds.ts'
import { settledPaymentsQuery, settledRefundsQuery } from './settlement-rows.ts'
import './settlement-detail.css'

/** The payments and refunds of a settlement, line by line. */
export function SettlementLines({ settlement, all }: { settlement: Settlement; all: Settlement[] }) {
  const { id, transactionCount, refunds } = settlement
  const payments = useQuery(settledPaymentsQuery(id))
  return (
    <>
      <h3>{numbered(transactionCount, 'payment')}</h3>
      <ul className="settlement-lines">
        {payments.data?.transactions.map((payment) => (
          <Line key={payment.id} transaction={payment} amount={formatRupees(payment.amount)} />
        ))}
      </ul>
      <p className="facts">
        <Link className="link" to={`${paths.transactions}?settlementId=${id}`}>
          {`All ${formatCount(transactionCount)} in the list of transactions`}
        </Link>
      </p>
      {refunds > 0 && <RefundLines settlement={settlement} all={all} />}
    </>
  )
}

function RefundLines({ settlement, all }: { settlement: Settlement; all: Settlement[] }) {
  const { data } = useQuery(settledRefundsQuery(settlement))
  const deducted = data && deductedRefunds(settlement, all, data)
  return (
    <>
      <h3>Refunds deducted</h3>
      {deducted && (
        <ul className="settlement-lines">
          {deducted.map(({ refund, transaction }) => (
            <Line key={refund.id} transaction={transaction} amount={`− ${formatRupees(refund.amount)}`} />
          ))}
        </ul>
      )}
      {deducted === null && (
        <p className="facts muted">
          {formatRupees(settlement.refunds)} in all. The refunds of the {DAYS_READ} days before do not add up
          to it, so they are not listed.
        </p>
      )}
    </>
  )
}

const Line = ({ transaction: { id, customer }, amount }: { transaction: Transaction; amount: string }) => (
  <li>
    <Link className="link" to={pathTo.transaction(id)}>
      {customer.name || id}
    </Link>
    <span className="money">{amount}</span>
  </li>
)
