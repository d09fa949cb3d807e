import { ButtonRow } from '../../../ui/app/button-row.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Quote } from '../../../ui/app/quote.tsx'
import { buttonLook } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { usePayability } from '../share/payability.ts'
import { mailUrl, reminderOf, whatsAppUrl } from '../share/payment-link-share.ts'

/** The text that reminds a customer, and the ways to send it. */
export function ReminderActions({ link }: { link: PaymentLink }) {
  const payability = usePayability(link)
  const text = reminderOf(link, payability)
  if (payability.nobody)
    return (
      <Note
        className="mb-4"
        tone="warning"
      >{`Customers cannot pay at the moment. ${payability.nobody}`}</Note>
    )
  return (
    <>
      <Quote copy={<CopyButton text={text} name="reminder" />}>
        <p>{text}</p>
      </Quote>
      <SendText link={link} text={text} verb="Remind" className="mt-2" />
    </>
  )
}

type SendTextProps = { link: PaymentLink; text: string; verb: 'Send' | 'Remind'; className?: string }

/** The programs that send a text to the customer of a link. */
export const SendText = ({ link, text, verb, ...rest }: SendTextProps) => (
  <ButtonRow {...rest}>
    <a
      className={buttonLook({ variant: 'secondary', size: 'sm' })}
      href={whatsAppUrl(link, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {`${verb} by WhatsApp`}
    </a>
    <a className={buttonLook({ variant: 'secondary', size: 'sm' })} href={mailUrl(link, text)}>
      {`${verb} by email`}
    </a>
  </ButtonRow>
)
