import { Note } from '../../../ui/app/note.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import { formatTime } from '../../format/ist.ts'
import type { PaymentLink } from '../payment-links.ts'
import { usePayability } from '../share/payability.ts'
import { mailUrl, reminderOf, whatsAppUrl } from '../share/payment-link-share.ts'
import type { Reminded } from './reminded.ts'
import { useReminded } from './reminded.ts'
import './reminders.css'

/** The text that reminds a customer, the ways to send it, and when that was last done. */
export function ReminderActions({ link }: { link: PaymentLink }) {
  const { reminded, note } = useReminded()
  const payability = usePayability(link)
  const text = reminderOf(link, payability)
  const last = reminded.get(link.id)
  if (payability.nobody)
    return <Note className="mb-4" tone="warning">{`Nobody could pay now. ${payability.nobody}`}</Note>
  return (
    <>
      <div className="reminder">
        <p>{text}</p>
        <CopyButton text={text} what="reminder" />
      </div>
      <p className="reminder-actions">
        <a
          className="button"
          data-variant="secondary"
          data-size="sm"
          href={whatsAppUrl(link, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => note(link.id, 'whatsapp')}
        >
          Remind by WhatsApp
        </a>
        <a
          className="button"
          data-variant="secondary"
          data-size="sm"
          href={mailUrl(link, text)}
          onClick={() => note(link.id, 'email')}
        >
          Remind by email
        </a>
        <small>{last ? remindedSentence(last) : 'Not reminded from this browser yet.'}</small>
      </p>
    </>
  )
}

const ways = { whatsapp: 'by WhatsApp', email: 'by email' }

const remindedSentence = ({ at, by }: Reminded) =>
  `Last reminded ${ways[by]} on ${formatTime(new Date(at).toISOString())}.`
