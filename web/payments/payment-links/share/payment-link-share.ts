import { formatRupees } from '../../values/rupees.ts'
import type { PaymentLink } from '../payment-links.ts'

/** WhatsApp with a prepared message, addressed to the customer if the link has a phone number. */
export const whatsAppUrl = (link: PaymentLink) =>
  `https://wa.me/${(link.customer?.phone ?? '').replaceAll(/\D/g, '')}?text=${encodeURIComponent(message(link))}`

/** An email with a prepared message. */
export function mailUrl(link: PaymentLink): string {
  const subject = `${link.title}, ${remaining(link)}`
  const to = encodeURIComponent(link.customer?.email ?? '').replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message(link))}`
}

const remaining = ({ amount, amountPaid }: PaymentLink) => formatRupees(amount - amountPaid)

const message = (link: PaymentLink) =>
  `${link.merchantName} asks you for ${remaining(link)}: ${link.title}. Pay here: ${link.url}`
