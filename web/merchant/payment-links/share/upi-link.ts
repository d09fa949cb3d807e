import { cutText } from '../../format/cut-text.ts'
import { decimalRupees, formatRupees } from '../../format/rupees.ts'
import { urlText } from '../../format/url-text.ts'
import type { PaymentMethod } from '../../settings/payment-methods.ts'
import type { PaymentLink } from '../payment-links.ts'

/** All links use one account; the reference tells them apart. */
const COLLECTING_VPA = 'pay@kosha'

/**
 * The UPI deep link for the remaining amount. It requests a payment and confirms nothing: the status comes from the
 * server.
 */
export function upiLink({ id, title, amount, amountPaid, partial, merchantName }: PaymentLink): string {
  const remaining = amount - amountPaid
  const fields: [string, string][] = [
    ['pa', COLLECTING_VPA],
    ['pn', merchantName],
    ['am', decimalRupees(remaining)],
    ...(partial
      ? [['mam', decimalRupees(Math.min(partial.minimum, remaining))] satisfies [string, string]]
      : []),
    ['cu', 'INR'],
    ['tn', cutText(title, MAX_NOTE_LENGTH)],
    ['tr', id],
  ]
  // Payment apps show a plus literally, so URLSearchParams cannot be used. The @ of an address stays readable.
  const query = fields.map(([name, value]) => `${name}=${urlText(value).replace('%40', '@')}`)
  return `upi://pay?${query.join('&')}`
}

const MAX_NOTE_LENGTH = 50

/** Why UPI cannot pay this link with these methods of any merchants; null if it can. */
export function noUpiReason(link: PaymentLink, methods: readonly PaymentMethod[]): string | null {
  const { amount, amountPaid, partial, merchantId } = link
  const enabled = methods.filter(
    (method) => method.merchantId === merchantId && method.type === 'upi' && method.enabled,
  )
  if (enabled.length === 0)
    return 'UPI is not enabled in the payment methods, so this link has no UPI QR code.'
  const most = amount - amountPaid
  const least = partial ? Math.min(partial.minimum, most) : most
  if (enabled.some(({ minAmount, maxAmount }) => minAmount <= most && least <= maxAmount)) return null
  const amounts = least < most ? `${formatRupees(least)} to ${formatRupees(most)}` : formatRupees(most)
  return `No enabled UPI method accepts ${amounts}, so this link has no UPI QR code.`
}
