import { Suspense } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import { saveFile } from '../../csv/save-file.ts'
import type { PaymentLink } from '../payment-links.ts'
import type { Payability } from './payability.ts'
import { qrCodeOf, qrPng, qrSvg } from './qr-code.ts'
import { QrImage } from './qr-image.tsx'
import { upiLink } from './upi-link.ts'
import './share.css'

const Poster = lazyPart(
  () => import('./poster.tsx'),
  (m) => m.Poster,
)

type PaymentLinkQrProps = { link: PaymentLink; payability: Payability; onCounter: () => void }

/** The UPI QR code, or why UPI cannot pay the link. */
export const PaymentLinkQr = (props: PaymentLinkQrProps) =>
  props.payability.noUpi ? <Note className="mb-4">{props.payability.noUpi}</Note> : <QrCode {...props} />

function QrCode({ link, payability: { isUpiTest: isTest }, onCounter }: PaymentLinkQrProps) {
  const text = upiLink(link, { isTest })
  const code = qrCodeOf(text)

  async function savePng() {
    const png = await qrPng(code)
    if (png) saveFile(`${link.id}.png`, png)
  }

  return (
    <div className="qr-code">
      <QrImage code={code} label={`${isTest ? 'TEST ' : ''}UPI QR code for ${link.title}`} />
      {isTest ? (
        <p>
          <b>This code is a test: </b>
          <span>a payment with it moves no money. Hand over nothing for it.</span>
        </p>
      ) : (
        <p>
          Customers scan this with any UPI app; the amount is filled in. Wait until the payment shows here
          before handing over goods.
        </p>
      )}
      <div className="link-row">
        <Button variant="secondary" size="sm" onClick={onCounter}>
          Show at the counter
        </Button>
        <Suspense>
          <Poster link={link} isTest={isTest} />
        </Suspense>
      </div>
      <details>
        <summary>Details</summary>
        <div className="link-row">
          <span className="mono" translate="no">
            {text}
          </span>
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
