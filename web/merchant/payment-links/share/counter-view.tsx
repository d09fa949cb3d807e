import { useQuery } from '@tanstack/react-query'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../../api/permissions.ts'
import { paths } from '../../../paths.ts'
import { session } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../dialogs/modal.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { chime, isSoundOn, turnSoundOff, turnSoundOn, useSoundOn } from '../../live/chime.ts'
import { paymentMethodsQuery } from '../../settings/payment-methods.ts'
import { closedReason } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { PaidNote } from './paid-note.tsx'
import { qrCodeOf } from './qr-code.ts'
import { QrImage } from './qr-image.tsx'
import { noUpiReason, upiLink } from './upi-link.ts'
import './counter-view.css'

/** For a customer in front of the screen: the amount, a large code, and whether it is paid. */
export function CounterView({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const { user } = useSnapshot(session)
  const { title, amount, amountPaid } = link
  const navigate = useNavigate()
  const next = () => void navigate(paths.newLink, { replace: true, state: { inPlace: true } })
  const isPaid = link.status === 'paid'
  useChime(amountPaid)
  return (
    <Modal title={title} hasCloseButton className="counter" onClose={onClose}>
      <p className="counter-amount">{formatRupees(isPaid ? amount : amount - amountPaid)}</p>
      {!isPaid && <Code link={link} />}
      <PaidNote link={link} />
      {!isPaid && <p className="counter-state">{closedReason(link) ?? 'Waiting for the payment'}</p>}
      {can(user, 'createPaymentLink') && (
        <Button variant={isPaid ? 'primary' : 'secondary'} onClick={next}>
          Next customer
        </Button>
      )}
      <SoundSwitch />
    </Modal>
  )
}

/** Sounds for each payment that comes in while the customer is here. */
function useChime(amountPaid: number) {
  const [paidBefore] = useState(amountPaid)
  useEffect(() => {
    if (amountPaid > paidBefore && isSoundOn()) chime()
  }, [amountPaid, paidBefore])
}

function SoundSwitch() {
  const isOn = useSoundOn()
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <button
      type="button"
      className="counter-sound"
      aria-pressed={isOn}
      onClick={isOn ? turnSoundOff : turnSoundOn}
    >
      <Icon aria-hidden size={18} />
      Sound when paid
    </button>
  )
}

function Code({ link }: { link: PaymentLink }) {
  const { data: methods } = useQuery(paymentMethodsQuery)
  if (closedReason(link)) return null
  const reason = methods && noUpiReason(link, methods)
  if (reason) return <p className="counter-state">{reason}</p>
  const label = `UPI QR code for ${link.title}`
  return <QrImage className="counter-code" code={qrCodeOf(upiLink(link))} label={label} />
}
