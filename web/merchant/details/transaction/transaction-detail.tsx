import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Note } from '../../dialogs/form-parts.tsx'
import { isCaptured } from '../../format/captured.ts'
import { Copyable, Fact } from '../../format/facts.tsx'
import { Headline } from '../../format/headline.tsx'
import { formatTime } from '../../format/ist.ts'
import { methodName } from '../../format/method-names.ts'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { settlementsQuery } from '../../settlements/settlements.ts'
import { GatewayName } from '../../transactions/gateway-name.tsx'
import type { Transaction } from '../../transactions/transactions.ts'
import { paymentReceipt } from '../receipt/receipt.ts'
import { ReceiptActions } from '../receipt/receipt-actions.tsx'
import { RefundList } from './refund-list.tsx'
import { storyOf } from './story.ts'
import { TransactionCustomer } from './transaction-customer.tsx'
import { TransactionMoney } from './transaction-money.tsx'
import { TransactionTimeline } from './transaction-timeline.tsx'
import './transaction-detail.css'

/** A payment as a story: what happened, what to do about it, what it comes to, then everything else. */
export function TransactionDetail({ transaction }: { transaction: Transaction }) {
  const { amount, status, failure, refunds, settlementId, paymentLinkId } = transaction
  const { data: settlements = [] } = useQuery(settlementsQuery)
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const settlement = settlements.find(({ id }) => id === settlementId)
  const receipt = paymentReceipt(transaction, links.find(({ id }) => id === paymentLinkId)?.title)
  return (
    <>
      <Headline amount={amount} kind="transaction" status={status}>
        {storyOf(transaction, settlement)}
      </Headline>
      {failure && (
        <Note tone="danger">
          <b>{failure.reason}</b> {failure.nextStep}
        </Note>
      )}
      {isCaptured(transaction) && <TransactionMoney transaction={transaction} settlement={settlement} />}
      {receipt && <ReceiptActions receipt={receipt} customer={transaction.customer} />}
      {refunds.length > 0 && <RefundList transaction={transaction} />}
      <TransactionTimeline transaction={transaction} />
      <TransactionCustomer transaction={transaction} />
      <Details transaction={transaction} />
    </>
  )
}

function Details({ transaction }: { transaction: Transaction }) {
  const { id, rrn, vpa, method, gatewayId, paymentLinkId, createdAt, merchantName } = transaction
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const showsMerchant = useShowsMerchant()
  return (
    <>
      <h3>Details</h3>
      <dl className="facts">
        <Fact name="ID">
          <Copyable text={id} what="transaction id" />
        </Fact>
        {rrn && (
          <Fact name="RRN">
            <Copyable text={rrn} what="RRN" />
          </Fact>
        )}
        <Fact name="Created">{formatTime(createdAt)}</Fact>
        <Fact name="Method">{methodName(method)}</Fact>
        {vpa && <Fact name="Customer's UPI ID">{vpa}</Fact>}
        {paymentLinkId && (
          <Fact name="Payment link">
            <Link className="link" to={pathTo.link(paymentLinkId)}>
              {links.find((link) => link.id === paymentLinkId)?.title ?? paymentLinkId}
            </Link>
          </Fact>
        )}
        <Fact name="Gateway">
          <GatewayName id={gatewayId} />
        </Fact>
        {showsMerchant && <Fact name="Merchant">{merchantName}</Fact>}
      </dl>
    </>
  )
}
