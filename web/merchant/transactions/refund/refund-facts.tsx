import { Fact } from '../../format/facts.tsx'
import { formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Transaction } from '../transactions.ts'
import type { Refundability } from './refundable.ts'

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
          {`${formatRupees(refundedAmount)}${refundability.pending > 0 ? ` (${formatRupees(refundability.pending)} of it pending)` : ''}`}
        </Fact>
      )}
      <div data-sum>
        <dt>Can still be refunded</dt>
        <dd>{formatRupees(refundability.remaining)}</dd>
      </div>
      {refundability.until && <Fact name="Refundable until">{formatTime(refundability.until)}</Fact>}
      <Fact name="Fee and GST, not returned">{formatRupees(fee + tax)}</Fact>
    </dl>
  )
}
