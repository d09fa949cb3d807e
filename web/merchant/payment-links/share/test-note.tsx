import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { usePollFaster } from '../../live/poll-interval.ts'
import type { PaymentLink } from '../payment-links.ts'
import { lastTestQuery, testPaidSentence } from './last-payment.ts'
import './share.css'

/** That a test payment came, at most 3 s after it happened: nothing else of the link tells of it. */
export function TestNote({ link }: { link: PaymentLink }) {
  const { data: test } = useQuery(lastTestQuery(link))
  usePollFaster('test-payments', true)
  const sentence = test ? testPaidSentence(test) : null
  return (
    <>
      {sentence && (
        <p className="paid-note" data-test>
          <FlaskConical aria-hidden size={20} />
          <span>{sentence}</span>
        </p>
      )}
      <LiveRegion text={sentence ?? ''} />
    </>
  )
}
