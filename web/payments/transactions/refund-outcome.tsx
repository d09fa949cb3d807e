import { useSnapshot } from 'valtio'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { isTooOld } from '../attempts/attempts.ts'
import { FormError, Note } from '../dialogs/form-parts.tsx'
import { formatTime } from '../values/ist.ts'
import { formatRupees } from '../values/rupees.ts'
import type { RefundAttempt, RefundFlow } from './refund-flow.ts'
import { refundTransaction } from './transactions.ts'

type UnresolvedRefundProps = {
  attempt: Readonly<RefundAttempt>
  isMissing: boolean
  flow: RefundFlow
  onClose: () => void
}

/** The answer was lost. The same refund may be sent again, and no other until it is known what became of this one. */
export function UnresolvedRefund({ attempt, isMissing, flow, onClose }: UnresolvedRefundProps) {
  const { isBusy, error } = useSnapshot(flow.state)
  return (
    <>
      <Note tone="warning">
        {isMissing
          ? `The refund of ${described(attempt)} has not arrived so far.`
          : `We cannot tell whether the refund of ${described(attempt)} was made.`}{' '}
        {isTooOld(attempt)
          ? 'It is too old to be sent again.'
          : 'Trying again sends the very same refund: it is never paid twice.'}
      </Note>
      <FormError error={error} texts={refundTransaction.meta} />
      <div className="dialog-actions">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void flow.check()}>
          Check what happened
        </Button>
        {!isTooOld(attempt) && (
          <SendButton variant="danger" busy={isBusy} onClick={() => void flow.retry()}>
            Try again
          </SendButton>
        )}
      </div>
    </>
  )
}

type ResolvedRefundProps = {
  attempt: Readonly<RefundAttempt>
  wasMade: boolean
  onAgain?: () => void
  onClose: () => void
}

export const ResolvedRefund = ({ attempt, wasMade, onAgain, onClose }: ResolvedRefundProps) => (
  <>
    <p role="status">
      {wasMade
        ? `The refund of ${described(attempt)} was made.`
        : `The refund of ${described(attempt)} was not made.`}
    </p>
    <div className="dialog-actions">
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          {wasMade ? 'Make another refund' : 'Start again'}
        </Button>
      )}
      <Button onClick={onClose}>Close</Button>
    </div>
  </>
)

const described = ({ body: { amount, reason }, startedAt }: Readonly<RefundAttempt>) =>
  `${formatRupees(amount)}${reason ? ` (${reason})` : ''} of ${formatTime(new Date(startedAt).toISOString())}`
