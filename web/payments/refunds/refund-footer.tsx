import { useSnapshot } from 'valtio'
import { session } from '../../auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { may, whyNot } from '../area/may.ts'
import type { Transaction } from '../transactions/transactions.ts'
import { formatRupees } from '../values/rupees.ts'
import { refundRest } from './refund-rest.ts'

/** The way to a refund, or the reason why there is none: a button that fails explains nothing. */
export function RefundFooter({ transaction, onRefund }: { transaction: Transaction; onRefund: () => void }) {
  const { user } = useSnapshot(session)
  const rest = refundRest(transaction)
  if (rest.state === 'closed') return <p className="muted">{rest.reason}</p>
  if (!may(user, 'refundTransaction')) return <p className="muted">{whyNot(user)}</p>
  return (
    <>
      <Button size="sm" look="secondary" onClick={onRefund}>
        Refund
      </Button>
      <span className="muted">
        {formatRupees(rest.rest)} left, {rest.days === 1 ? 'last day' : `${rest.days} days`}
      </span>
    </>
  )
}
