import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import { Copyable, Fact } from '../../format/facts.tsx'
import { formatDay, formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { Status } from '../../format/status.tsx'
import type { Refund, Transaction } from '../../transactions/transactions.ts'
import { refundReceipt } from '../receipt/receipt.ts'
import { ReceiptActions } from '../receipt/receipt-actions.tsx'
import { refundMessage } from './refund-message.ts'
import './transaction-detail.css'

export function RefundList({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <h3>Refunds</h3>
      {transaction.refunds.map((refund) => (
        <OneRefund key={refund.id} refund={refund} transaction={transaction} />
      ))}
    </>
  )
}

function OneRefund({ refund, transaction }: { refund: Refund; transaction: Transaction }) {
  const message = refundMessage(refund, transaction)
  const receipt = refundReceipt(refund, transaction)
  const { amount, status, reason, reference, createdAt, expectedBy } = refund
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{formatTime(createdAt)}</dt>
          <dd>
            <b>{formatRupees(amount)}</b> <Status kind="refund" status={status} />
          </dd>
        </div>
        {reason && <Fact name="Reason">{reason}</Fact>}
        {status !== 'failed' && <Fact name="With the customer">by {formatDay(expectedBy)}</Fact>}
        <Fact name={`${reference.type.toUpperCase()} for the customer`}>
          {reference.value ? (
            <Copyable text={reference.value} what="refund reference" />
          ) : (
            references[reference.status]
          )}
        </Fact>
      </dl>
      {message && (
        <div className="refund-message">
          <p>
            <span>For the customer</span>
            {message}
          </p>
          <CopyButton text={message} what="message for the customer" />
        </div>
      )}
      {receipt && <ReceiptActions receipt={receipt} customer={transaction.customer} />}
    </>
  )
}

const references: Record<string, string> = {
  pending: 'Not issued by the bank yet',
  unavailable: 'Not issued by the bank',
}
