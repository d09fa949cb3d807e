/** A sample payment; amounts in paise. GST is 18 % of the fee. */
export const payment = { amount: 234_900, refunded: 40_000, fee: 4698, tax: 846 }

export const refundable = payment.amount - payment.refunded
