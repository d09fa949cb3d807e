import type { LucideIcon } from 'lucide-react'
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Loader,
  TimerOff,
  Undo2,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '../../ui/badge.tsx'

type Look = { word: string; icon: LucideIcon; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }

/** All statuses of the contract, by the kind of thing that has them. */
export const statuses = {
  transaction: {
    created: { word: 'Created', icon: CircleDashed, tone: 'neutral' },
    pending: { word: 'Pending', icon: Clock, tone: 'warning' },
    success: { word: 'Success', icon: CircleCheck, tone: 'success' },
    failed: { word: 'Failed', icon: CircleX, tone: 'danger' },
    partially_refunded: { word: 'Partially refunded', icon: Undo2, tone: 'action' },
    refunded: { word: 'Refunded', icon: Undo2, tone: 'neutral' },
  },
  refund: {
    pending: { word: 'Pending', icon: Clock, tone: 'warning' },
    processed: { word: 'Processed', icon: CircleCheck, tone: 'success' },
    failed: { word: 'Failed', icon: CircleX, tone: 'danger' },
  },
  link: {
    active: { word: 'Active', icon: CircleCheck, tone: 'action' },
    partially_paid: { word: 'Partially paid', icon: CircleDashed, tone: 'warning' },
    paid: { word: 'Paid', icon: CircleCheck, tone: 'success' },
    expired: { word: 'Expired', icon: TimerOff, tone: 'neutral' },
    cancelled: { word: 'Cancelled', icon: Ban, tone: 'neutral' },
  },
  settlement: {
    scheduled: { word: 'Scheduled', icon: CalendarClock, tone: 'neutral' },
    processing: { word: 'Processing', icon: Loader, tone: 'warning' },
    processed: { word: 'Processed', icon: CircleCheck, tone: 'success' },
    failed: { word: 'Failed', icon: CircleX, tone: 'danger' },
  },
} satisfies Record<string, Record<string, Look>>

type Kind = keyof typeof statuses

/** A status that this version does not know is shown as the server calls it. */
export function Status({ of, status }: { of: Kind; status: string }) {
  const { word, icon, tone } = lookOf(of, status)
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

/** The word alone. */
export const wordOf = (of: Kind, status: string) => lookOf(of, status).word

function lookOf(kind: Kind, status: string): Look {
  const known: Record<string, Look> = statuses[kind]
  return (
    (Object.hasOwn(known, status) && known[status]) || {
      word: inWords(status),
      icon: CircleDashed,
      tone: 'neutral',
    }
  )
}

/** `partially_refunded` as people read it. */
export const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
