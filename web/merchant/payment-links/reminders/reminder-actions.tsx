import { ButtonRow } from '../../../ui/app/button-row.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Quote } from '../../../ui/app/quote.tsx'
import { buttonLook } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import { formatTime } from '../../format/ist.ts'
import type { PaymentLink } from '../payment-links.ts'
import { usePayability } from '../share/payability.ts'
import { mailUrl, reminderOf, whatsAppUrl } from '../share/payment-link-share.ts'
import type { Reminded } from './reminded.ts'
import { useReminded } from './reminded.ts'

/** The text that reminds a customer, the ways to send it, and when that was last done. */
export function ReminderActions({ link }: { link: PaymentLink }) {
  const { reminded, note } = useReminded()
  const payability = usePayability(link)
  const text = reminderOf(link, payability)
  const last = reminded.get(link.id)
  if (payability.nobody)
    return (
      <Note
        className="mb-4"
        tone="warning"
      >{`Customers cannot pay at the moment. ${payability.nobody}`}</Note>
    )
  return (
    <>
      <Quote copy={<CopyButton text={text} what="reminder" />}>
        <p>{text}</p>
      </Quote>
      <ButtonRow className="mt-2">
        <a
          className={buttonLook({ variant: 'secondary', size: 'sm' })}
          href={whatsAppUrl(link, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => note(link.id, 'whatsapp')}
        >
          Remind by WhatsApp
        </a>
        <a
          className={buttonLook({ variant: 'secondary', size: 'sm' })}
          href={mailUrl(link, text)}
          onClick={() => note(link.id, 'email')}
        >
          Remind by email
        </a>
        <span className="text-muted text-xs/body">
          {last ? remindedSentence(last) : 'Not reminded from this browser yet.'}
        </span>
      </ButtonRow>
    </>
  )
}

const ways = { whatsapp: 'by WhatsApp', email: 'by email' }

const remindedSentence = ({ at, by }: Reminded) =>
  `Last reminded ${ways[by]} on ${formatTime(new Date(at).toISOString())}.`
