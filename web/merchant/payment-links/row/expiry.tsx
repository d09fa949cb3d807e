import { Clock } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { daysUntil, formatDay, formatDaysUntil } from '../../format/ist.ts'
import { hoursToExpiry } from '../payment-link-search.ts'
import type { PaymentLink } from '../payment-links.ts'

const SOON_DAYS = 3

/** The day on which a link expires; if that is near, how soon. */
export function Expiry({ link }: { link: PaymentLink }) {
  if (!link.expiresAt) return 'Never'
  const isSoon = hoursToExpiry(link, Date.now()) !== null && daysUntil(link.expiresAt) <= SOON_DAYS
  const day = formatDay(link.expiresAt)
  if (!isSoon) return day
  return (
    <Badge tone="warning" icon={Clock}>
      {formatDaysUntil(link.expiresAt)}
      <VisuallyHidden>, {day}</VisuallyHidden>
    </Badge>
  )
}
