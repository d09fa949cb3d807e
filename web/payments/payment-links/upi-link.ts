import { cutText } from '../values/cut-text.ts'
import type { PaymentLink } from './payment-links.ts'

/** All links are collected here; the reference tells them apart. */
const COLLECTING_VPA = 'pay@kosha'

/** The UPI deep link for what is left to pay. It asks for money and confirms nothing: the status comes from the server. */
export function upiLink({ id, title, amount, amountPaid, partial, merchantName }: PaymentLink): string {
  const rest = amount - amountPaid
  const fields: [string, string][] = [
    ['pa', COLLECTING_VPA],
    ['pn', merchantName],
    ['am', decimal(rest)],
    ...(partial ? [['mam', decimal(Math.min(partial.minimum, rest))] satisfies [string, string]] : []),
    ['cu', 'INR'],
    ['tn', cutText(title, LONGEST_NOTE)],
    ['tr', id],
  ]
  // Payment apps show a plus as a plus, so no URLSearchParams here. The @ of an address stays readable.
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`)
  return `upi://pay?${query.join('&')}`
}

const LONGEST_NOTE = 50

const decimal = (paise: number) => {
  const digits = String(paise).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
