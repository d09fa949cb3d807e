import * as ruleNumbers from '../api/rule-numbers.ts'

const { refundBusinessDays, sampleFees } = ruleNumbers
const refundDays = refundBusinessDays.join('-')

/** The terms of the refund policy: rules of the product, not claims. */
export const rules = {
  refundWindow: `${ruleNumbers.refundWindowDays} days`,
  gst: `${ruleNumbers.gstPercent}%`,
  maxLinks: ruleNumbers.maxLinks,
  /** The fees of the demo. */
  sampleFees: `UPI ${sampleFees.upi / 100}%, cards ${sampleFees.card / 100}%, net banking ${sampleFees.netbanking / 100}%, wallets ${sampleFees.wallet / 100}%`,
  /** The number alone, for an element that keeps it on one line. */
  refundDays,
  refundProcessing: `${refundDays} business days`,
  /** The same inside a sentence. */
  refundArrival: `${refundBusinessDays.join(' to ')} business days`,
  /** The bank holidays of this state apply to settlements and refunds. Also named in the contract. */
  bankHolidays: 'Maharashtra',
} as const
