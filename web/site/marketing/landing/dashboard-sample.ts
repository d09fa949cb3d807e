/**
 * The week in the sample dashboard; amounts in paise. Totals are computed on render, so they always match
 * their parts. The settlement below the dashboard covers the last day.
 */
export const week = [
  { day: 'Fri 13', paise: 3_845_000 },
  { day: 'Sat 14', paise: 5_231_000 },
  { day: 'Sun 15', paise: 6_127_550 },
  { day: 'Mon 16', paise: 4_198_000 },
  { day: 'Tue 17', paise: 4_462_000 },
  { day: 'Wed 18', paise: 4_791_550 },
  { day: 'Thu 19', paise: 4_820_000 },
]

export const attempts = { started: 250, succeeded: 245 }

/** Gross − refunds − fee − tax; GST is 18 % of the fee. */
export const settlement = { gross: 4_820_000, refunds: 125_000, fee: 38_560, tax: 6941 }

export const net = settlement.gross - settlement.refunds - settlement.fee - settlement.tax

export const latest = [
  { customer: 'Farah Khan', method: 'UPI', time: '18:42', paise: 234_900, status: 'success' },
  { customer: 'Joseph D’Souza', method: 'Card', time: '18:37', paise: 1_280_000, status: 'success' },
  { customer: 'Gurpreet Singh', method: 'UPI', time: '18:31', paise: 64_050, status: 'failed' },
  { customer: 'Lakshmi Iyer', method: 'Net banking', time: '18:20', paise: 125_000, status: 'refunded' },
] as const

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** For illustrations: `₹1,23,456.78`. */
export const inRupees = (paise: number) => rupees.format(paise / 100)
