import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Note } from '../../dialogs/form-parts.tsx'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import { gatewaysQuery } from '../../settings/gateways.ts'
import { Copyable, Fact } from '../../values/facts.tsx'
import { formatTime } from '../../values/ist.ts'
import { methodName } from '../../values/method-names.ts'
import { formatRupees } from '../../values/rupees.ts'
import { Status } from '../../values/status.tsx'
import type { Transaction } from '../transactions.ts'
import { RefundList } from './refund-list.tsx'
import { TransactionTimeline } from './transaction-timeline.tsx'

export function TransactionDetail({ transaction }: { transaction: Transaction }) {
  const {
    id,
    amount,
    status,
    customer,
    fee,
    tax,
    failure,
    refunds,
    rrn,
    settlementId,
    paymentLinkId,
    gatewayId,
  } = transaction
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  return (
    <>
      <dl className="facts">
        <Fact name="Amount">
          <b>{formatRupees(amount)}</b>
        </Fact>
        <Fact name="Status">
          <Status kind="transaction" status={status} />
        </Fact>
        <Fact name="ID">
          <Copyable text={id} what="transaction id" />
        </Fact>
        <Fact name="Created">{formatTime(transaction.createdAt)}</Fact>
        <Fact name="Customer">
          {[customer.name, customer.email, customer.phone].filter(Boolean).join(', ')}
        </Fact>
        <Fact name="Method">{methodName(transaction.method)}</Fact>
        {transaction.vpa && <Fact name="UPI ID, as typed">{transaction.vpa}</Fact>}
        {rrn && (
          <Fact name="RRN">
            <Copyable text={rrn} what="RRN" />
          </Fact>
        )}
        <Fact name="Fee">{formatRupees(fee)}</Fact>
        <Fact name="GST on the fee">{formatRupees(tax)}</Fact>
        {settlementId && (
          <Fact name="Settlement">
            <Link className="link" to={pathTo.settlement(settlementId)}>
              {settlementId}
            </Link>
          </Fact>
        )}
        {paymentLinkId && (
          <Fact name="Payment link">
            <Link className="link" to={pathTo.shareLink(paymentLinkId)}>
              {links.find(({ id }) => id === paymentLinkId)?.title ?? paymentLinkId}
            </Link>
          </Fact>
        )}
        <Fact name="Gateway">{gateways.find(({ id }) => id === gatewayId)?.name ?? gatewayId}</Fact>
        <Fact name="Merchant">{transaction.merchantName}</Fact>
      </dl>
      {failure && (
        <Note tone="danger">
          <b>{failure.reason}</b> {failure.nextStep}
        </Note>
      )}
      {refunds.length > 0 && <RefundList refunds={refunds} />}
      <TransactionTimeline events={transaction.events} />
    </>
  )
}
