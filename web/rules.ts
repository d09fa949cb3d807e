import * as ruleNumbers from './api/rule-numbers.ts'

/** The terms of the refund policy: rules of the product, not claims. */
export const rules = {
  refundWindow: `${ruleNumbers.refundWindowDays} days`,
  gst: `${ruleNumbers.gstPercent}%`,
  maxLinks: ruleNumbers.maxLinks,
  refundProcessing: '5-7 business days',
  /** The state whose bank holidays apply to settlements and refunds. Also named in the contract. */
  bankHolidays: 'Maharashtra',
} as const
