import { Clock } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { daysUntil, formatDay } from './ist.ts'

/** How long ago the day was on which something should have happened. */
export const Late = ({ day }: { day: string }) => {
  const days = -daysUntil(day)
  return (
    <Badge tone="danger" icon={Clock}>
      <span>{days === 1 ? '1 day late' : `${days} days late`}</span>
      <VisuallyHidden>{`, ${formatDay(day)}`}</VisuallyHidden>
    </Badge>
  )
}
