import { Undo2 } from 'lucide-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { formatRupees } from './rupees.ts'

type PaidAmountProps = {
  /** In paise. */
  paid: number
  /** The refunded part; undefined if the server does not say. */
  refunded: number | undefined
}

/** `₹1,531.25 of it was refunded`; empty if nothing was refunded or that is unknown. */
export function refundedPart({ paid, refunded = 0 }: PaidAmountProps): string {
  if (refunded === 0) return ''
  return `${refunded === paid ? 'all' : formatRupees(refunded)} of it was refunded`
}

/** The room that the mark takes beside the amount in a column. */
export const MARK_ROOM = '00'

/** The paid amount in a row of a list, marked if part of it was refunded. */
export function PaidAmount({ paid, refunded }: PaidAmountProps) {
  const part = refundedPart({ paid, refunded })
  return (
    <span className="inline-flex items-center gap-1" translate="no" title={part}>
      {part && <Undo2 aria-hidden size={14} className="flex-none text-muted" />}
      <span>{formatRupees(paid)}</span>
      {part && <VisuallyHidden>{`, ${part}`}</VisuallyHidden>}
    </span>
  )
}
