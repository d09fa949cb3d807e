import type { ComponentProps, ReactNode } from 'react'
import { formatRupees } from './rupees.ts'
import { Status } from './status.tsx'

type HeadlineProps = ComponentProps<typeof Status> & {
  /** In paise. */
  amount: number
  /** What happened, in one sentence. */
  children: ReactNode
}

/** What a detail begins with: how much, how it stands, and what happened. */
export const Headline = ({ amount, kind, status, children }: HeadlineProps) => (
  <div className="headline">
    <p>
      <b translate="no">{formatRupees(amount)}</b>
      <Status kind={kind} status={status} />
    </p>
    <p>{children}</p>
  </div>
)
