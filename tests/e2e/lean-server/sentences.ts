/** What screens say by means of an optional field. */
type Sentences = {
  /** Said with it, and never without it. */
  with?: RegExp[]
  /** Would be said of a field that is none, and are false of one that is only left out. */
  never?: RegExp[]
}

/** Every field that a server may leave out, by the end of its path. Where there is nothing, only the value is shown. */
export const sentences: Record<string, Sentences> = {
  'gateways.credentials': { with: [/Credentials \(now \S+\)/], never: [/none yet/] },
  'gateways.successRate': {},
  vpa: { with: [/Customer's UPI ID/] },
  rrn: { with: [/confirmed it with RRN \d+/] },
  // Follows from the time of the capture.
  refundableUntil: {},
  'refunds.reason': {},
  'reference.value': { with: [/quote (RRN|ARN) \d+ to your bank/] },
  'refunds.processedAt': { with: [/was sent on \d/] },
  'transactions.failure': {
    with: [/Ask the customer to|Send the customer/],
    never: [/\b0 payments · ₹0\.00/],
  },
  'transaction.failure': {},
  'events.amount': {},
  sums: {},
  etag: {},
  // Without them a screen names no settlement that deducted, gave back or carried an amount, nor says that none has.
  'refunds.settlementId': { with: [/Refund deducted/] },
  'refunds.reversalSettlementId': { never: [/ith the next settlement/] },
  adjustments: { never: [/has not been sent again/] },
  'adjustments.refundId': {},
  'adjustments.transactionId': {},
  'adjustments.settlementId': {},
  carriedBy: { with: [/(was|been) sent again|goes out again/] },
  amountRefunded: {},
  'settlements.utr': { with: [/UTR [A-Z]{4}\w{8,}/] },
  'settlements.failure': { with: [/The bank returned the transfer|The bank rejected the transfer/] },
  'settlements.processedAt': { with: [/Sent on \d/, /Sent to bank/] },
  // Follows from the daily figures, if these have all payments.
  'stats.successRate': { never: [/no payments? (yet|completed)/i] },
  'stats.byMerchant.successRate': {},
  'stats.byGateway.successRate': {},
  // Captured payments that are not settled yet are left out of the next payout.
  'stats.unsettled': { with: [/About ₹/] },
  'stats.todayCompared': { with: [/(yesterday|last \w{3}) by now/] },
  // Without them their cards are left out.
  'stats.last30Days': { never: [/No payments? (failed )?in the last 30 days/] },
  'byMethod.successRate': {},
  'last30Days.byGateway.successRate': {},
}
