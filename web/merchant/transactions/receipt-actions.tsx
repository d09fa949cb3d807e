import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, buttonLook } from '../../ui/button.tsx'
import { formatRupees } from '../format/rupees.ts'
import { mailTo, whatsAppTo } from '../format/url-text.ts'
import type { Receipt } from './receipt.ts'
import { receiptText } from './receipt.ts'

type ReceiptActionsProps = { receipt: Receipt; customer: { phone?: string; email?: string } }

/** The ways to bring a receipt to the customer: on paper, or as a message. */
export function ReceiptActions({ receipt, customer: { phone, email } }: ReceiptActionsProps) {
  const { print, printed } = usePrintAlone(<Paper receipt={receipt} />)
  const { title, business } = receipt
  const documentName = title.toLowerCase()
  const text = receiptText(receipt)

  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 px-4 py-3 print:hidden" aria-label={title}>
      <span className="shrink-0 grow basis-full text-muted text-xs/body">{title}</span>
      <Button
        variant="secondary"
        size="sm"
        onClick={print}
        aria-label={`Print ${documentName}`}
        title={`Print ${documentName}`}
      >
        <Printer aria-hidden size={16} />
        Print
      </Button>
      <a
        className={buttonLook({ variant: 'quiet', size: 'sm' })}
        href={whatsAppTo(phone, text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp: send ${documentName}`}
      >
        WhatsApp
      </a>
      <a
        className={buttonLook({ variant: 'quiet', size: 'sm' })}
        href={mailTo(email, `${title}, ${business}`, text)}
        aria-label={`Email: send ${documentName}`}
      >
        Email
      </a>
      {printed}
    </fieldset>
  )
}

const Paper = ({ receipt: { title, business, amount, facts, note } }: { receipt: Receipt }) => (
  <article className="mx-auto my-[1cm] max-w-[14cm] text-[11pt]">
    <p className="line-b mb-[4mm] border-[#aaa] pb-[3mm] font-bold text-[16pt]">{business}</p>
    <h1 className="text-[13pt]">{title}</h1>
    <p className="mt-[2mm] mb-[4mm] font-bold text-[24pt]">{formatRupees(amount)}</p>
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className="line-b flex justify-between gap-[1cm] border-[#aaa] py-[2mm]">
          <dt>{name}</dt>
          <dd className="text-end">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-[6mm]">{note}</p>
  </article>
)

/** Prints a sheet alone. It exists only while it is printed: at other times the screen is printed. */
function usePrintAlone(sheet: ReactNode) {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    if (!isPrinting) return
    const stop = () => setPrinting(false)
    addEventListener('afterprint', stop)
    window.print()
    return () => removeEventListener('afterprint', stop)
  }, [isPrinting])

  return {
    print: () => setPrinting(true),
    printed:
      isPrinting &&
      createPortal(
        <div data-printed-alone className="wrap-anywhere hidden text-[black] print:block" aria-hidden>
          {sheet}
        </div>,
        document.body,
      ),
  }
}
