import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../../api/permissions.ts'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { Dialog } from '../../../ui/app/dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { usePollFaster } from '../../live/use-live-data.ts'
import { closedReason } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { lastTestQuery, testPaidSentence } from './last-payment.ts'
import { PaidNote, PaymentNote } from './paid-note.tsx'
import { usePayability } from './payability.ts'
import { QrImage } from './qr-image.tsx'

/** For a customer in front of the screen: the amount, a large code, and whether it is paid. */
export function CounterView({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const { user } = useSnapshot(session)
  const { title, amount, amountPaid, merchantName } = link
  const navigate = useNavigate()
  const next = () => void navigate(paths.newLink, { replace: true, state: { inPlace: true } })
  const isPaid = link.status === 'paid'
  const { noUpi, isUpiTest } = usePayability(link)
  const problem = closedReason(link) ?? noUpi
  return (
    <Dialog title={title} hasCloseButton size="screen" onClose={onClose}>
      <p className="font-semibold text-lg/body" dir="auto" translate="no">
        {merchantName}
      </p>
      {!isPaid && isUpiTest && (
        <p className="rounded-md bg-warning-soft px-4 py-1.5 font-heading text-[clamp(1rem,3vmin,1.5rem)] text-warning">
          Test: no money moves
        </p>
      )}
      <p className="tnum font-bold text-[clamp(2.25rem,9vmin,5rem)]/[1.1] tracking-tight">
        {formatRupees(isPaid ? amount : amount - amountPaid)}
      </p>
      {!isPaid && problem === null && (
        // Amount and buttons stand around it, and above them the line of the title.
        <QrImage className="w-[min(88vw,100dvh-24rem)] min-w-40 rounded-lg" link={link} isTest={isUpiTest} />
      )}
      <PaidNote link={link} isLarge />
      {problem === null && isUpiTest && <TestNote link={link} />}
      {!isPaid && (
        <p className="text-lg/body text-muted">
          {problem ?? (isUpiTest ? 'Waiting for a test payment' : 'Waiting for the payment')}
        </p>
      )}
      {can(user, 'createPaymentLink') && (
        <Button variant={isPaid ? 'primary' : 'secondary'} onClick={next}>
          Next customer
        </Button>
      )}
    </Dialog>
  )
}

/** Shows a test payment within 3 s: nothing else about the link shows it. */
function TestNote({ link }: { link: PaymentLink }) {
  const { data: test } = useQuery(lastTestQuery(link))
  usePollFaster('test-payments', true)
  const sentence = test ? testPaidSentence(test) : null
  return (
    <>
      {sentence && (
        <PaymentNote tone="warning" icon={FlaskConical}>
          {sentence}
        </PaymentNote>
      )}
      <LiveRegion text={sentence ?? ''} />
    </>
  )
}
