import { cutText } from '../../format/cut-text.ts'
import { decimalRupees } from '../../format/rupees.ts'
import { urlText } from '../../format/url-text.ts'
import type { PaymentLink } from '../payment-links.ts'

/** All links use one account; the reference tells them apart. */
const COLLECTING_VPA = 'pay@kosha'

/**
 * The UPI deep link for the remaining amount. It requests a payment and confirms nothing: the status comes from the
 * server.
 */
export function upiLink(
  { id, title, amount, amountPaid, partial, merchantName }: PaymentLink,
  { isTest = false } = {},
): string {
  const remaining = amount - amountPaid
  const fields: [string, string][] = [
    ['pa', COLLECTING_VPA],
    ['pn', merchantName],
    ['am', decimalRupees(remaining)],
    ...(partial
      ? [['mam', decimalRupees(Math.min(partial.minimum, remaining))] satisfies [string, string]]
      : []),
    ['cu', 'INR'],
    ['tn', cutText(isTest ? `TEST ${title}` : title, MAX_NOTE_LENGTH)],
    ['tr', id],
  ]
  // Payment apps show a plus literally, so URLSearchParams cannot be used. The @ of an address stays readable.
  const query = fields.map(([name, value]) => `${name}=${urlText(value).replace('%40', '@')}`)
  return `upi://pay?${query.join('&')}`
}

const MAX_NOTE_LENGTH = 50
