import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { usePrintAlone } from '../../screen/print-alone.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { qrCodeOf } from './qr-code.ts'
import { QrImage } from './qr-image.tsx'
import { upiLink } from './upi-link.ts'
import './share.css'

/** Prints a poster for the counter. */
export function Poster({ link, isTest }: { link: PaymentLink; isTest: boolean }) {
  const { title, amount, amountPaid, merchantName, url } = link
  const { print, printed } = usePrintAlone(
    <div className="poster">
      {isTest && <p className="poster-test">TEST: no money moves</p>}
      <p className="poster-name">{merchantName}</p>
      <p>{title}</p>
      <QrImage code={qrCodeOf(upiLink(link, { isTest }))} label="UPI QR code" />
      <p className="poster-amount">{formatRupees(amount - amountPaid)}</p>
      <p>Scan with any UPI app: the amount is filled in.</p>
      <p>{url}</p>
    </div>,
  )
  return (
    <>
      <Button variant="secondary" size="sm" onClick={print}>
        <Printer aria-hidden size={16} />
        Print poster
      </Button>
      {printed}
    </>
  )
}
