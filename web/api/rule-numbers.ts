// Generated from openapi.yaml by `npm run generate`. Do not edit: the next run overwrites it.

/** Numbers of the rules: `x-refund-window-days`, `x-gst-percent` and `x-max-links`. */
export const ruleNumbers = {
  refundWindowDays: 7,
  gstPercent: 18,
  maxLinks: 5000,
} as const
