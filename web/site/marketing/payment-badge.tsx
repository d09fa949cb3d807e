import { Badge } from '../../ui/badge.tsx'
import { CircleCheck, CircleX, Clock, Undo } from '../../ui/icon.tsx'

/** The status of a payment in an illustration, as the merchant area shows it. */
export const PaymentBadge = ({ status }: { status: keyof typeof looks }) => <Badge {...looks[status]} />

const looks = {
  success: { tone: 'success', icon: CircleCheck, children: 'Success' },
  pending: { tone: 'warning', icon: Clock, children: 'Pending' },
  failed: { tone: 'danger', icon: CircleX, children: 'Failed' },
  refunded: { tone: 'neutral', icon: Undo, children: 'Refunded' },
} as const
