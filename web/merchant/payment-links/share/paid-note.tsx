import { useQuery } from '@tanstack/react-query'
import { CircleCheck, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { usePollFaster } from '../../live/poll-interval.ts'
import { closedReason } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { lastPaymentQuery, lastTestQuery, paidSentence, testPaidSentence } from './last-payment.ts'
import type { Payability } from './payability.ts'
import './share.css'

/** What was paid and when, at most 3 s after it happened; announced if it happens in front of the user. */
export function PaidNote({ link, payability }: { link: PaymentLink; payability: Payability }) {
  const [paidBefore] = useState(link.amountPaid)
  const { data: last, isLoading } = useQuery(lastPaymentQuery(link))
  const isOpen = closedReason(link) === null
  usePollFaster('payment-links', isOpen)
  const awaitsTest = isOpen && (payability.isTest || payability.isUpiTest)
  const { data: test } = useQuery({ ...lastTestQuery(link), enabled: awaitsTest })
  usePollFaster('test-payments', awaitsTest)
  const tested = awaitsTest && test ? testPaidSentence(test) : null
  const sentence = link.amountPaid > 0 ? paidSentence(link, last?.at) : null
  return (
    <>
      {sentence && (
        <p className="paid-note" data-part={link.amountPaid < link.amount || undefined}>
          <CircleCheck aria-hidden size={20} />
          {sentence}
        </p>
      )}
      {tested && (
        <p className="paid-note" data-test>
          <FlaskConical aria-hidden size={20} />
          {tested}
        </p>
      )}
      <LiveRegion text={tested ?? ''} />
      <LiveRegion text={sentence && !isLoading && link.amountPaid > paidBefore ? sentence : ''} />
    </>
  )
}
