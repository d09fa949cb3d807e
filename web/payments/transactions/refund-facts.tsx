import { Fact } from '../values/facts.tsx'
import { formatRupees } from '../values/rupees.ts'
import type { RefundRest } from './refundable.ts'
import type { Transaction } from './transactions.ts'

type RefundFactsProps = { transaction: Transaction; rest: Extract<RefundRest, { state: 'open' }> }

export function RefundFacts({ transaction: { amount, refundedAmount, fee, tax }, rest }: RefundFactsProps) {
  return (
    <dl className="facts">
      <Fact name="Paid">{formatRupees(amount)}</Fact>
      {refundedAmount > 0 && (
        <Fact name="Refunded so far">
          {formatRupees(refundedAmount)}
          {rest.pending > 0 && ` (${formatRupees(rest.pending)} of it pending)`}
        </Fact>
      )}
      <div data-sum>
        <dt>Left to refund</dt>
        <dd>{formatRupees(rest.rest)}</dd>
      </div>
      <Fact name="Time left">{rest.days === 1 ? 'Less than a day' : `${rest.days} days`}</Fact>
      <Fact name="Not returned to you">{formatRupees(fee + tax)} fee and GST of the payment</Fact>
    </dl>
  )
}
