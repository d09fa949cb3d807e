import { formatDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { urlText } from '../../format/url-text.ts'
import { knownName } from '../../records/contact.ts'
import { refundedPartOf } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'

type Sent = { isTest: boolean }

/** WhatsApp with a prepared message, addressed to the customer if the link has a phone number. */
export const whatsAppUrl = (link: PaymentLink, text: string) =>
  `https://wa.me/${(link.customer?.phone ?? '').replaceAll(/\D/g, '')}?text=${urlText(text)}`

/** An email with a prepared message. */
export function mailUrl(link: PaymentLink, text: string): string {
  const subject = `${link.title}, ${remaining(link)}`
  const to = urlText(link.customer?.email ?? '').replace('%40', '@')
  return `mailto:${to}?subject=${urlText(subject)}&body=${urlText(text)}`
}

/** For a customer who has the link already. The address comes last, where no full stop can become part of it. */
export function reminderOf(link: PaymentLink, { isTest }: Sent): string {
  const { title, url, expiresAt, merchantName, customer, amountPaid } = link
  const name = knownName(customer)
  const greeting = name ? `Dear ${name}, a` : 'A'
  const still = amountPaid > 0 ? `${remaining(link)} of ${formatRupees(link.amount)}` : remaining(link)
  const how = expiresAt ? `Please pay by ${formatDay(expiresAt)}` : 'Please pay here'
  const refunded = refundedPartOf(link)
  const soFar = refunded && ` ${formatRupees(amountPaid)} was paid, and ${refunded}.`
  return `${testMark(isTest)}${greeting} reminder from ${merchantName}: ${still} for ${title} is still to be paid.${soFar} ${how}: ${url}`
}

const remaining = ({ amount, amountPaid }: PaymentLink) => formatRupees(amount - amountPaid)

const testMark = (isTest: boolean) => (isTest ? 'TEST, no money moves. ' : '')

/** What a customer is sent. */
export const message = (link: PaymentLink, { isTest }: Sent) =>
  `${testMark(isTest)}Please pay ${remaining(link)} to ${link.merchantName} for ${link.title}: ${link.url}`
