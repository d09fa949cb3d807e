import { Copyable } from '../../values/facts.tsx'
import { formatDay, formatTime } from '../../values/ist.ts'
import { formatRupees } from '../../values/rupees.ts'
import { Status } from '../../values/status.tsx'
import type { Refund } from '../transactions.ts'

export function RefundList({ refunds }: { refunds: Refund[] }) {
  return (
    <>
      <h3>Refunds</h3>
      {refunds.map((refund) => (
        <dl key={refund.id} className="facts">
          <div>
            <dt>{formatTime(refund.createdAt)}</dt>
            <dd>
              <b>{formatRupees(refund.amount)}</b> <Status kind="refund" status={refund.status} />
            </dd>
          </div>
          {refund.reason && (
            <div>
              <dt>Reason</dt>
              <dd>{refund.reason}</dd>
            </div>
          )}
          <div>
            <dt>{refund.reference.type.toUpperCase()} for the customer</dt>
            <dd>
              {refund.reference.value ? (
                <Copyable text={refund.reference.value} what="refund reference" />
              ) : (
                references[refund.reference.status]
              )}
            </dd>
          </div>
          {refund.status === 'pending' && (
            <div>
              <dt>Expected by customer</dt>
              <dd>by {formatDay(refund.expectedBy)}</dd>
            </div>
          )}
        </dl>
      ))}
    </>
  )
}

const references: Record<string, string> = {
  pending: 'Not issued by the bank yet',
  unavailable: 'Not issued by the bank',
}
