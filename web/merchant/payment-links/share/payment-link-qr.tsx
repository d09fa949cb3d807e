import { ButtonRow } from '../../../ui/app/button-row.tsx'
import { Disclosure } from '../../../ui/app/disclosure.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import type { PaymentLink } from '../payment-links.ts'
import type { Payability } from './payability.ts'
import { QrImage } from './qr-image.tsx'
import { upiLink } from './upi-link.ts'

type PaymentLinkQrProps = { link: PaymentLink; payability: Payability; onCounter: () => void }

/** The UPI QR code, or why UPI cannot pay the link. */
export const PaymentLinkQr = (props: PaymentLinkQrProps) =>
  props.payability.noUpi ? <Note className="mb-4">{props.payability.noUpi}</Note> : <QrCode {...props} />

function QrCode({ link, payability: { isUpiTest: isTest }, onCounter }: PaymentLinkQrProps) {
  const text = upiLink(link, { isTest })
  return (
    <div className="grid grid-cols-[minmax(8rem,40%)_minmax(0,1fr)] items-start gap-x-4 gap-y-3 text-muted">
      <QrImage className="lined w-full rounded-md" link={link} isTest={isTest} />
      {isTest ? (
        <p>
          <strong>This code is a test: </strong>
          <span>payments through it move no money, so hand over nothing for them.</span>
        </p>
      ) : (
        <p>
          Customers scan this with any UPI app; the amount is filled in. Wait until the payment shows here
          before handing over goods.
        </p>
      )}
      <ButtonRow className="col-span-full">
        <Button variant="secondary" size="sm" onClick={onCounter}>
          Show at the counter
        </Button>
      </ButtonRow>
      <Disclosure isStrong summary="Details" className="col-span-full">
        <ButtonRow className="mt-2">
          <span
            className="wrap-anywhere min-w-0 max-w-[calc(100%-3rem)] font-mono text-xs/body"
            translate="no"
          >
            {text}
          </span>
          <CopyButton text={text} name="UPI link" />
        </ButtonRow>
      </Disclosure>
    </div>
  )
}
