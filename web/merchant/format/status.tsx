import type { LucideIcon } from 'lucide-react'
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Clock,
  FlaskConical,
  Loader,
  TimerOff,
  Undo2,
} from 'lucide-react'
import type { components } from '#contract'
import type { Tone } from '../../ui/badge.tsx'
import { Badge } from '../../ui/badge.tsx'

type Appearance = { label: string; icon: LucideIcon; tone: Tone }

/** All statuses of the contract, by kind of object: one that is missing does not compile. */
export const statuses = {
  transaction: {
    created: { label: 'Created', icon: CircleDashed, tone: 'ended' },
    pending: { label: 'Pending', icon: Clock, tone: 'warning' },
    success: { label: 'Success', icon: CircleCheck, tone: 'success' },
    failed: { label: 'Failed', icon: CircleX, tone: 'danger' },
    partially_refunded: { label: 'Partially refunded', icon: Undo2, tone: 'returned' },
    refunded: { label: 'Refunded', icon: Undo2, tone: 'returned' },
  },
  refund: {
    pending: { label: 'Pending', icon: Clock, tone: 'warning' },
    processed: { label: 'Processed', icon: CircleCheck, tone: 'success' },
    failed: { label: 'Refused', icon: CircleX, tone: 'danger' },
  },
  link: {
    active: { label: 'Active', icon: CircleDot, tone: 'open' },
    partially_paid: { label: 'Partially paid', icon: CircleDashed, tone: 'warning' },
    paid: { label: 'Paid', icon: CircleCheck, tone: 'success' },
    expired: { label: 'Expired', icon: TimerOff, tone: 'neutral' },
    cancelled: { label: 'Cancelled', icon: Ban, tone: 'ended' },
  },
  settlement: {
    scheduled: { label: 'Scheduled', icon: CalendarClock, tone: 'open' },
    processing: { label: 'Processing', icon: Loader, tone: 'warning' },
    processed: { label: 'Processed', icon: CircleCheck, tone: 'success' },
    failed: { label: 'Returned', icon: CircleX, tone: 'danger' },
  },
} satisfies { [K in Kind]: Record<StatusOf[K], Appearance> }

type Schemas = components['schemas']
type StatusOf = {
  transaction: Schemas['Transaction']['status']
  refund: Schemas['Refund']['status']
  link: Schemas['PaymentLink']['status']
  settlement: Schemas['Settlement']['status']
}
type Kind = keyof StatusOf

/** A status unknown to this version is shown under its API name. */
export function Status({ kind, status }: { kind: Kind; status: string }) {
  const { label, icon, tone } = appearanceOf(kind, status)
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}

type PaymentState = { status: string; mode?: string | undefined; kind?: 'transaction' | 'refund' }

/** The status of a payment or of its refund, which of a test never looks like one of money. */
export const PaymentStatus = ({ status, mode, kind = 'transaction' }: PaymentState) =>
  mode === 'test' ? (
    <Badge tone="warning" icon={FlaskConical}>
      {paymentLabel({ status, mode, kind })}
    </Badge>
  ) : (
    <Status kind={kind} status={status} />
  )

/** `Success`, or `Test: success`. */
export function paymentLabel({ status, mode, kind = 'transaction' }: PaymentState): string {
  const label = labelOf(kind, status)
  return mode === 'test' ? `Test: ${label.toLowerCase()}` : label
}

/** The label alone. */
export const labelOf = (kind: Kind, status: string) => appearanceOf(kind, status).label

function appearanceOf(kind: Kind, status: string): Appearance {
  const appearances: Record<string, Appearance> = statuses[kind]
  return (
    (Object.hasOwn(appearances, status) && appearances[status]) || {
      label: humanize(status),
      icon: CircleDashed,
      tone: 'neutral',
    }
  )
}

/** Turns `partially_refunded` into `Partially refunded`. */
export const humanize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
