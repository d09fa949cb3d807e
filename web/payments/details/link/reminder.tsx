import { CopyButton } from '../../../ui/copy-button.tsx'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { mailUrl, reminderOf, whatsAppUrl } from '../../payment-links/share/payment-link-share.ts'

/** A text that reminds the customer, ready to send. */
export function Reminder({ link }: { link: PaymentLink }) {
  const text = reminderOf(link)
  return (
    <details className="link-part">
      <summary>Send a reminder</summary>
      <div className="reminder">
        <p>{text}</p>
        <CopyButton text={text} what="reminder" />
      </div>
      <p className="link-row">
        <a
          className="button"
          data-variant="secondary"
          data-size="sm"
          href={whatsAppUrl(link, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Remind by WhatsApp
        </a>
        <a className="button" data-variant="secondary" data-size="sm" href={mailUrl(link, text)}>
          Remind by email
        </a>
      </p>
    </details>
  )
}
