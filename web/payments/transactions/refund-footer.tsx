import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { formatRupees } from '../values/rupees.ts'
import { refundable } from './refundable.ts'
import type { Transaction } from './transactions.ts'

/** The way to a refund, or the reason why there is none: a button that fails explains nothing. */
export function RefundFooter({ transaction, onRefund }: { transaction: Transaction; onRefund: () => void }) {
  const { user } = useSnapshot(session)
  const refundability = refundable(transaction)
  if (refundability.state === 'closed') return <p className="muted">{refundability.reason}</p>
  if (!can(user, 'refundTransaction')) return <p className="muted">{permissionNote(user)}</p>
  return (
    <>
      <Button size="sm" variant="secondary" onClick={onRefund}>
        Refund
      </Button>
      <span className="muted">
        {formatRupees(refundability.remaining)} left,{' '}
        {refundability.days === 1 ? 'last day' : `${refundability.days} days`}
      </span>
    </>
  )
}
