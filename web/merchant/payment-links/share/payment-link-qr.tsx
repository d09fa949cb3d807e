import { Printer } from 'lucide-react'
import { ButtonRow } from '../../../ui/app/button-row.tsx'
import { Disclosure } from '../../../ui/app/disclosure.tsx'
import { Note } from '../../../ui/app/note.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy/copy-button.tsx'
import { saveFile } from '../../csv/save-file.ts'
import { formatRupees } from '../../format/rupees.ts'
import { usePrintAlone } from '../../screen/print-alone.tsx'
import type { PaymentLink } from '../payment-links.ts'
import type { Payability } from './payability.ts'
import { qrCodeOf, qrPng, qrSvg } from './qr-code.ts'
import { QrImage } from './qr-image.tsx'
import { upiLink } from './upi-link.ts'

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
    <div className="grid grid-cols-[minmax(8rem,40%)_minmax(0,1fr)] items-start gap-x-4 gap-y-3 text-muted">
      <QrImage
        className="lined w-full rounded-md"
        code={code}
        label={`${isTest ? 'TEST ' : ''}UPI QR code for ${link.title}`}
      />
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
        <Poster link={link} isTest={isTest} />
      </ButtonRow>
      <Disclosure isStrong summary="Details" className="col-span-full">
        <ButtonRow className="mt-2">
          <span
            className="wrap-anywhere min-w-0 max-w-[calc(100%-3rem)] font-mono text-xs/body"
            translate="no"
          >
            {text}
          </span>
          <CopyButton text={text} what="UPI link" />
        </ButtonRow>
        <ButtonRow className="mt-2">
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
        </ButtonRow>
      </Disclosure>
    </div>
  )
}

/** Prints a poster for the counter. */
function Poster({ link, isTest }: { link: PaymentLink; isTest: boolean }) {
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
