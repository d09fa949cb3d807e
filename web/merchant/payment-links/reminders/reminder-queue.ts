import { compareTexts } from '../../format/compare-texts.ts'
import { daysUntil } from '../../format/ist.ts'
import { hoursToExpiry } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'

/** Links of customers who may need a reminder, each once: the most urgent first. */
type ReminderQueue = { expiring: PaymentLink[]; overdue: PaymentLink[]; partlyPaid: PaymentLink[] }

const SOON_HOURS = 7 * 24
/** Whoever has not paid for so long is not forgetful. */
const OVERDUE_DAYS = 30

export function reminderQueue(links: readonly PaymentLink[], now: number): ReminderQueue {
  const isExpiring = (link: PaymentLink) => (hoursToExpiry(link, now) ?? SOON_HOURS + 1) <= SOON_HOURS
  const isOverdue = ({ status, expiresAt }: PaymentLink) =>
    status === 'expired' && expiresAt !== undefined && daysUntil(expiresAt, now) >= -OVERDUE_DAYS
  return {
    expiring: links.filter(isExpiring).toSorted((a, b) => compareTexts(a.expiresAt, b.expiresAt)),
    overdue: links.filter(isOverdue).toSorted((a, b) => compareTexts(b.expiresAt, a.expiresAt)),
    partlyPaid: links
      .filter((link) => link.status === 'partially_paid' && !isExpiring(link))
      .toSorted((a, b) => compareTexts(a.updatedAt, b.updatedAt)),
  }
}
