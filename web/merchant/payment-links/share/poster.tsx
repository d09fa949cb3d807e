import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { usePrintAlone } from '../../screen/print-alone.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { qrCodeOf } from './qr-code.ts'
import { QrImage } from './qr-image.tsx'
import { upiLink } from './upi-link.ts'

/** Prints a poster for the counter. */
export function Poster({ link, isTest }: { link: PaymentLink; isTest: boolean }) {
  const { title, amount, amountPaid, merchantName, url } = link
  const { print, printed } = usePrintAlone(
    <article
      aria-label="Poster"
      className="flex flex-col items-center gap-[6mm] pt-[2cm] text-center text-[14pt]"
    >
      {isTest && (
        <p className="border-current px-[8mm] py-[2mm] font-bold text-[26pt] [border-width:1.5mm]">
          TEST: no money moves
        </p>
      )}
      <p className="font-bold text-[26pt]">{merchantName}</p>
      <p>{title}</p>
      <QrImage className="w-[11cm]" code={qrCodeOf(upiLink(link, { isTest }))} label="UPI QR code" />
      <p className="font-bold text-[34pt]">{formatRupees(amount - amountPaid)}</p>
      <p>Scan with any UPI app: the amount is filled in.</p>
      <p>{url}</p>
    </article>,
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
