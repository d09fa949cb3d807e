import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { usePollFaster } from '../../live/use-live-data.ts'
import { Announcement } from '../../screen/announcement.tsx'
import { closedReason, refundedPartOf } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { lastPaymentQuery, paidSentence } from './last-payment.ts'

/** What was paid and when, at most 3 s after it happened; announced if it happens in front of the user. */
export function PaidNote({ link, isLarge }: { link: PaymentLink; isLarge?: boolean }) {
  const [paidBefore] = useState(link.amountPaid)
  const { data: last, isLoading } = useQuery(lastPaymentQuery(link))
  usePollFaster('payment-links', closedReason(link) === null)
  const sentence = link.amountPaid > 0 ? paidSentence(link, last?.at) : null
  return (
    <>
      {sentence && (
        <PaymentNote
          tone={link.amountPaid < link.amount || refundedPartOf(link) ? 'warning' : 'success'}
          icon={CircleCheck}
          isLarge={isLarge}
        >
          {sentence}
        </PaymentNote>
      )}
      <Announcement text={sentence && !isLoading && link.amountPaid > paidBefore ? sentence : ''} />
    </>
  )
}

type PaymentNoteProps = {
  tone: 'success' | 'warning'
  icon: LucideIcon
  isLarge?: boolean | undefined
  children: string
}

/** That money came in; large enough to be read across a counter. */
export const PaymentNote = ({ tone, icon: Icon, isLarge = false, children }: PaymentNoteProps) => (
  <p
    className={classes(
      'flex items-center gap-2 rounded-md font-semibold',
      tone === 'success' ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
      isLarge ? 'px-6 py-4 text-[clamp(1.125rem,3vmin,1.75rem)]' : 'mx-4 my-2 px-3.5 py-3 text-base/body',
    )}
  >
    <Icon aria-hidden size={20} className="flex-none" />
    <span>{children}</span>
  </p>
)
