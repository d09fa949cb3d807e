import type { ComponentProps, ReactNode } from 'react'
import { formatRupees } from './rupees.ts'
import { PaymentStatus, Status } from './status.tsx'

type HeadlineProps = ComponentProps<typeof Status> & {
  /** In paise. */
  amount: number
  /** Of a payment. */
  mode?: string | undefined
  /** What happened, in one sentence; null if something below says it. */
  children: ReactNode
}

/** What a detail begins with: how much, how it stands, and what happened. */
export const Headline = ({ amount, kind, status, mode, children }: HeadlineProps) => (
  <div className="headline">
    <p>
      <b translate="no">{formatRupees(amount)}</b>
      {mode ? <PaymentStatus status={status} mode={mode} /> : <Status kind={kind} status={status} />}
    </p>
    {children && <p>{children}</p>}
  </div>
)
