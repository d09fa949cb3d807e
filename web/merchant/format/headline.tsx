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

/** The start of a detail: amount, status, and what happened. */
export const Headline = ({ amount, kind, status, mode, children }: HeadlineProps) => (
  <div className="headline px-4 pt-4 pb-1">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="tnum font-heading text-[1.75rem]/[1.3] tracking-tight" translate="no">
        {formatRupees(amount)}
      </span>
      {mode ? <PaymentStatus status={status} mode={mode} /> : <Status kind={kind} status={status} />}
    </p>
    {children && <p className="text-muted">{children}</p>}
  </div>
)
