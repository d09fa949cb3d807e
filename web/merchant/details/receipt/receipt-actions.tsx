import { Download, Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../csv/save-file.ts'
import { formatRupees } from '../../format/rupees.ts'
import { urlText } from '../../format/url-text.ts'
import { usePrintAlone } from '../../screen/print-alone.tsx'
import type { Receipt } from './receipt.ts'
import { receiptHtml, receiptText } from './receipt.ts'
import './receipt.css'

type ReceiptActionsProps = { receipt: Receipt; customer: { phone?: string; email?: string } }

/** The ways to bring a receipt to the customer: on paper, as a file, or as a message. */
export function ReceiptActions({ receipt, customer: { phone, email } }: ReceiptActionsProps) {
  const { print, printed } = usePrintAlone(<Paper receipt={receipt} />)
  const { id, title, business } = receipt
  const what = title.toLowerCase()
  const text = receiptText(receipt)
  const named = (how: string) => ({ 'aria-label': `${how} ${what}`, title: `${how} ${what}` })

  function save() {
    saveFile(`receipt-${id}.html`, new Blob([receiptHtml(receipt)], { type: 'text/html;charset=utf-8' }))
  }

  return (
    <fieldset className="receipt-actions" aria-label={title}>
      <span>{title}</span>
      <Button variant="secondary" size="sm" onClick={print} {...named('Print')}>
        <Printer aria-hidden size={16} />
        Print
      </Button>
      <Button variant="secondary" size="sm" onClick={save} {...named('Save')}>
        <Download aria-hidden size={16} />
        Save
      </Button>
      <a
        className="button"
        data-variant="quiet"
        data-size="sm"
        href={`https://wa.me/${(phone ?? '').replaceAll(/\D/g, '')}?text=${urlText(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`WhatsApp: send ${what}`}
      >
        WhatsApp
      </a>
      <a
        className="button"
        data-variant="quiet"
        data-size="sm"
        href={mailTo(email, `${title}, ${business}`, text)}
        aria-label={`Email: send ${what}`}
      >
        Email
      </a>
      {printed}
    </fieldset>
  )
}

const Paper = ({ receipt: { title, business, amount, facts, note } }: { receipt: Receipt }) => (
  <article className="receipt">
    <p className="receipt-business">{business}</p>
    <h1>{title}</h1>
    <p className="receipt-amount">{formatRupees(amount)}</p>
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p>{note}</p>
  </article>
)

const mailTo = (email = '', subject: string, body: string) =>
  `mailto:${urlText(email).replace('%40', '@')}?subject=${urlText(subject)}&body=${urlText(body)}`
