import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '../../../session/session.ts'
import { ButtonRow } from '../../../ui/app/button-row.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Quote } from '../../../ui/app/quote.tsx'
import { buttonLook } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import { storedText, storeText, useStoredText } from '../../../ui/use-stored-text.ts'
import { formatTime } from '../../format/ist.ts'
import type { PaymentLink } from '../payment-links.ts'
import { usePayability } from '../share/payability.ts'
import { mailUrl, reminderOf, whatsAppUrl } from '../share/payment-link-share.ts'
import type { Reminded } from './reminded.ts'
import { readReminded } from './reminded.ts'

const MAX_KEPT = 500

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

/** What the signed-in user reminded of, by the link's id, and how to note a reminder. Kept in this browser only. */
function useReminded() {
  const { user } = useSnapshot(session)
  const key = `reminders/${user?.id}`
  const text = useStoredText(key)
  const reminded = useMemo(() => readReminded(text, Date.now()), [text])
  function note(linkId: string, by: Reminded['by']) {
    const now = Date.now()
    // Another tab may have noted one since this was drawn.
    const others = readReminded(storedText(key), now)
    others.delete(linkId)
    const kept = [...others].slice(1 - MAX_KEPT)
    storeText(key, JSON.stringify(Object.fromEntries([...kept, [linkId, { at: now, by }]])))
  }
  return { reminded, note }
}
