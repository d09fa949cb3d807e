// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

// Numbers of the rules: `x-refund-window-days`, `x-refund-business-days` (the fewest and the most), `x-gst-percent`,
// `x-sample-fee-basis-points` (the fees of the demo, in hundredths of a per cent), `x-max-links`, the largest `limit`
// and `x-refresh-grace-seconds`.
export const refundWindowDays = 7
export const refundBusinessDays = [5, 7] as const
export const gstPercent = 18
export const sampleFees = { upi: 200, card: 210, netbanking: 190, wallet: 220 } as const
export const maxLinks = 5000
export const maxTransactionsPerPage = 500
export const refreshGraceSeconds = 30
