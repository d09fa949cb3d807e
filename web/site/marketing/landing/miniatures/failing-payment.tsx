import { Badge } from '../../../../ui/badge.tsx'
import { CircleX } from '../../../../ui/icon.tsx'
import { Choices } from './choices.tsx'
import { failures } from './failures.ts'

/** A payment that fails in one of several ways, each with its reason and the next step. */
export function FailingPayment() {
  return (
    <Choices
      id="failure"
      legend="A payment of ₹640.50 by UPI fails. Why?"
      options={failures.map(({ label, reason, nextStep }) => ({
        label,
        result: (
          <>
            <Badge tone="danger" icon={CircleX}>
              Failed
            </Badge>
            <p className="mt-2 font-medium">{reason}</p>
            <p className="mt-1 text-muted">{nextStep}</p>
          </>
        ),
      }))}
    />
  )
}
