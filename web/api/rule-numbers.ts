// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

// Numbers of the rules: `x-refund-window-days`, `x-refund-business-days` (the fewest and the most),
// `x-gst-percent`, `x-max-links`, `x-refresh-grace-seconds` and the largest `limit`.
export const refundWindowDays = 7
export const refundBusinessDays = [5, 7] as const
export const gstPercent = 18
export const maxLinks = 5000
export const maxTransactionsPerPage = 500
export const refreshGraceSeconds = 30
