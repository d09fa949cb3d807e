import { Fact } from '../values/facts.tsx'
import { formatRupees } from '../values/rupees.ts'
import type { Refundability } from './refundable.ts'
import type { Transaction } from './transactions.ts'

type RefundFactsProps = { transaction: Transaction; refundability: Extract<Refundability, { state: 'open' }> }

export function RefundFacts({
  transaction: { amount, refundedAmount, fee, tax },
  refundability,
}: RefundFactsProps) {
  return (
    <dl className="facts">
      <Fact name="Paid">{formatRupees(amount)}</Fact>
      {refundedAmount > 0 && (
        <Fact name="Refunded so far">
          {formatRupees(refundedAmount)}
          {refundability.pending > 0 && ` (${formatRupees(refundability.pending)} of it pending)`}
        </Fact>
      )}
      <div data-sum>
        <dt>Left to refund</dt>
        <dd>{formatRupees(refundability.remaining)}</dd>
      </div>
      <Fact name="Time left">
        {refundability.days === 1 ? 'Less than a day' : `${refundability.days} days`}
      </Fact>
      <Fact name="Not refunded to you">{formatRupees(fee + tax)} fee and GST of the payment</Fact>
    </dl>
  )
}
