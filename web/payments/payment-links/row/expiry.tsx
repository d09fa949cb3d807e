import { Clock } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { daysUntil, formatDay, formatDaysUntil } from '../../values/ist.ts'
import { hoursToExpiry } from '../payment-link-search.ts'
import type { PaymentLink } from '../payment-links.ts'

const SOON_DAYS = 3

/** The day on which a link expires, or how soon if that is near. */
export function Expiry({ link }: { link: PaymentLink }) {
  if (!link.expiresAt) return 'Never'
  const isSoon = hoursToExpiry(link, Date.now()) !== null && daysUntil(link.expiresAt) <= SOON_DAYS
  return (
    <span className="expiry">
      {isSoon && (
        <Badge tone="warning" icon={Clock}>
          {formatDaysUntil(link.expiresAt)}
        </Badge>
      )}
      <span>{formatDay(link.expiresAt)}</span>
    </span>
  )
}
