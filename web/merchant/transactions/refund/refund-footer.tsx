import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../../api/permissions.ts'
import { session } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useStoredText } from '../../../ui/use-stored-text.ts'
import { formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { readAttempt, storageKey } from '../../outbox/attempts.ts'
import type { Transaction } from '../transactions.ts'
import { isRefundRequest, refundPurpose } from './refund-flow.ts'
import { refundable } from './refundable.ts'

/** Of the button that opens the dialog. */
export const REFUND_ID = 'refund'

/** The refund button, or the reason why no refund is possible. */
export function RefundFooter({ transaction, onRefund }: { transaction: Transaction; onRefund: () => void }) {
  const { user } = useSnapshot(session)
  const stored = useStoredText(storageKey(user?.id, refundPurpose(transaction.id)))
  const unresolved = readAttempt(stored, isRefundRequest)
  const refundability = refundable(transaction)
  if (unresolved && can(user, 'refundTransaction')) {
    return (
      <>
        <Button id={REFUND_ID} size="sm" variant="secondary" onClick={onRefund}>
          Resolve refund
        </Button>
        <span className="text-muted">
          {`We cannot tell yet whether a refund of ${formatRupees(unresolved.body.amount)} was made.`}
        </span>
      </>
    )
  }
  if (refundability.state === 'closed') return <p className="text-muted">{refundability.reason}</p>
  if (!can(user, 'refundTransaction')) return <p className="text-muted">{permissionNote(user)}</p>
  return (
    <>
      <Button id={REFUND_ID} size="sm" variant="secondary" onClick={onRefund}>
        Refund
      </Button>
      <span className="text-muted">
        {`${transaction.mode === 'test' ? 'As a test, up to' : 'Up to'} ${formatRupees(refundability.remaining)}${refundability.until ? ` until ${formatTime(refundability.until)}` : ''}`}
      </span>
    </>
  )
}
