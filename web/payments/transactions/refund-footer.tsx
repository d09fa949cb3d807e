import { useSnapshot } from 'valtio'
import { may, whyNot } from '../../api/permissions.ts'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { formatRupees } from '../values/rupees.ts'
import { refundRest } from './refundable.ts'
import type { Transaction } from './transactions.ts'

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
