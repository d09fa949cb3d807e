import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { ReminderActions } from '../../payment-links/reminders/reminder-actions.tsx'

/** A text that reminds the customer, ready to send. */
export const Reminder = ({ link }: { link: PaymentLink }) => (
  <details className="link-part">
    <summary>Send a reminder</summary>
    <ReminderActions link={link} />
  </details>
)
