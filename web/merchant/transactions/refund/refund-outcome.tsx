import { formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { ResolvedAttempt, UnresolvedAttempt } from '../../outbox/attempt-outcome.tsx'
import type { RefundFlow, RefundStep } from './refund-flow.ts'
import { refunds } from './refund-flow.ts'

type StepProps<Name extends RefundStep['name']> = Readonly<Extract<RefundStep, { name: Name }>> & {
  flow: RefundFlow
  onClose: () => void
}

export const UnresolvedRefund = ({ attempt, note, flow, onClose }: StepProps<'unresolved'>) => (
  <UnresolvedAttempt
    attempt={attempt}
    note={note}
    what={`the refund of ${described(attempt)}`}
    words={refunds.words}
    flow={flow}
    onClose={onClose}
  />
)

export function ResolvedRefund({
  attempt,
  id,
  flow,
  isRefundable,
  onClose,
}: StepProps<'resolved'> & { isRefundable: boolean }) {
  const label = id === null ? 'Start again' : 'Make another refund'
  return (
    <ResolvedAttempt
      text={`The refund of ${described(attempt)} was ${id === null ? 'not made' : 'made'}.`}
      next={isRefundable ? { label, onClick: flow.back } : null}
      onClose={onClose}
    />
  )
}

const described = ({
  body: { amount, reason },
  startedAt,
}: Readonly<Extract<RefundStep, { name: 'unresolved' }>['attempt']>) =>
  `${formatRupees(amount)}${reason ? ` (${reason})` : ''} of ${formatTime(new Date(startedAt).toISOString())}`
