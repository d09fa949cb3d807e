import { formatDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { mailTo, whatsAppTo } from '../../format/url-text.ts'
import { knownName } from '../../records/contact.ts'
import { refundedPartOf } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'

type Message = { isTest: boolean }

export const whatsAppUrl = ({ customer }: PaymentLink, text: string) => whatsAppTo(customer?.phone, text)

export const mailUrl = (link: PaymentLink, text: string) =>
  mailTo(link.customer?.email, `${link.title}, ${remaining(link)}`, text)

/** For a customer who has the link already. The address comes last, so that no full stop becomes part of it. */
export function reminderOf(link: PaymentLink, { isTest }: Message): string {
  const { title, url, expiresAt, merchantName, customer, amountPaid } = link
  const name = knownName(customer)
  const greeting = name ? `Dear ${name}, a` : 'A'
  const due = amountPaid > 0 ? `${remaining(link)} of ${formatRupees(link.amount)}` : remaining(link)
  const request = expiresAt ? `Please pay by ${formatDay(expiresAt)}` : 'Please pay here'
  const refunded = refundedPartOf(link)
  const payments = refunded && ` ${formatRupees(amountPaid)} was paid, and ${refunded}.`
  return `${testMark(isTest)}${greeting} reminder from ${merchantName}: ${due} for ${title} is still to be paid.${payments} ${request}: ${url}`
}

const remaining = ({ amount, amountPaid }: PaymentLink) => formatRupees(amount - amountPaid)

const testMark = (isTest: boolean) => (isTest ? 'TEST, no money moves. ' : '')

/** The message to a customer. */
export const message = (link: PaymentLink, { isTest }: Message) =>
  `${testMark(isTest)}Please pay ${remaining(link)} to ${link.merchantName} for ${link.title}: ${link.url}`
