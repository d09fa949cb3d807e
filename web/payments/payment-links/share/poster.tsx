import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { formatRupees } from '../../values/rupees.ts'
import type { PaymentLink } from '../payment-links.ts'
import { qrCodeOf } from './qr-code.ts'
import { upiLink } from './upi-link.ts'
import './poster.css'

/** Prints a poster for the counter. The sheet exists only while it is printed: otherwise the list is what is on paper. */
export function Poster({ link }: { link: PaymentLink }) {
  const { title, amount, amountPaid, merchantName, url } = link
  const { size, path } = qrCodeOf(upiLink(link))
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    if (!isPrinting) return
    const stop = () => setPrinting(false)
    addEventListener('afterprint', stop)
    window.print()
    return () => removeEventListener('afterprint', stop)
  }, [isPrinting])

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setPrinting(true)}>
        <Printer aria-hidden size={16} />
        Print poster
      </Button>
      {isPrinting &&
        createPortal(
          <div className="poster" aria-hidden>
            <p className="poster-name">{merchantName}</p>
            <p>{title}</p>
            <svg
              viewBox={`0 0 ${size} ${size}`}
              shapeRendering="crispEdges"
              role="img"
              aria-label="UPI QR code"
            >
              <path d={path} />
            </svg>
            <p className="poster-amount">{formatRupees(amount - amountPaid)}</p>
            <p>Scan with any UPI app: the amount is filled in.</p>
            <p>{url}</p>
          </div>,
          document.body,
        )}
    </>
  )
}
