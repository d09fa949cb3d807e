import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { usePollFaster } from '../../live/poll-interval.ts'
import { Announcement } from '../../screen/announcement.tsx'
import { closedReason } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { lastPaymentQuery, paidSentence } from './last-payment.ts'
import './share.css'

/** What was paid and when, at most 3 s after it happened; announced if it happens in front of the user. */
export function PaidNote({ link, isLarge }: { link: PaymentLink; isLarge?: boolean }) {
  const [paidBefore] = useState(link.amountPaid)
  const { data: last, isLoading } = useQuery(lastPaymentQuery(link))
  usePollFaster('payment-links', closedReason(link) === null)
  const sentence = link.amountPaid > 0 ? paidSentence(link, last?.at) : null
  return (
    <>
      {sentence && (
        <p className="paid-note" data-large={isLarge} data-part={link.amountPaid < link.amount || undefined}>
          <CircleCheck aria-hidden size={20} />
          <span>{sentence}</span>
        </p>
      )}
      <Announcement text={sentence && !isLoading && link.amountPaid > paidBefore ? sentence : ''} />
    </>
  )
}
