import { formatDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { mailTo, whatsAppTo } from '../../format/url-text.ts'
import { knownName } from '../../records/contact.ts'
import { refundedPartOf } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'

type Sent = { isTest: boolean }

export const whatsAppUrl = ({ customer }: PaymentLink, text: string) => whatsAppTo(customer?.phone, text)

export const mailUrl = (link: PaymentLink, text: string) =>
  mailTo(link.customer?.email, `${link.title}, ${remaining(link)}`, text)

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
