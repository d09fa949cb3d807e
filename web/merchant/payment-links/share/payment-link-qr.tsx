import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import { saveFile } from '../../csv/save-file.ts'
import { Note } from '../../dialogs/form-parts.tsx'
import { paymentMethodsQuery } from '../../settings/payment-methods.ts'
import type { PaymentLink } from '../payment-links.ts'
import { qrCodeOf, qrPng, qrSvg } from './qr-code.ts'
import { QrImage } from './qr-image.tsx'
import { noUpiReason, upiLink } from './upi-link.ts'
import './share.css'

const Poster = lazyPart(
  () => import('./poster.tsx'),
  (m) => m.Poster,
)

type PaymentLinkQrProps = { link: PaymentLink; onCounter: () => void }

/** The UPI QR code, or why UPI cannot pay the link. Until the payment methods are known, the code. */
export function PaymentLinkQr({ link, onCounter }: PaymentLinkQrProps) {
  const { data: methods } = useQuery(paymentMethodsQuery)
  const reason = methods && noUpiReason(link, methods)
  return reason ? <Note>{reason}</Note> : <QrCode link={link} onCounter={onCounter} />
}

function QrCode({ link, onCounter }: PaymentLinkQrProps) {
  const text = upiLink(link)
  const code = qrCodeOf(text)

  async function savePng() {
    const png = await qrPng(code)
    if (png) saveFile(`${link.id}.png`, png)
  }

  return (
    <div className="qr-code">
      <QrImage code={code} label={`UPI QR code for ${link.title}`} />
      <p>
        Customers scan this with any UPI app; the amount is filled in. Wait until the payment shows here
        before handing over goods.
      </p>
      <div className="link-row">
        <Button variant="secondary" size="sm" onClick={onCounter}>
          Show at the counter
        </Button>
        <Suspense>
          <Poster link={link} />
        </Suspense>
      </div>
      <details>
        <summary>Details</summary>
        <div className="link-row">
          <span className="mono">{text}</span>
          <CopyButton text={text} what="UPI link" />
        </div>
        <p className="link-row">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(`${link.id}.svg`, new Blob([qrSvg(code)], { type: 'image/svg+xml' }))}
          >
            Save SVG
          </Button>
          <Button variant="secondary" size="sm" onClick={savePng}>
            Save PNG
          </Button>
        </p>
      </details>
    </div>
  )
}
