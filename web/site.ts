/** Who speaks on these pages, and what they may claim: each figure once, with its place and its qualifier. */
export const site = {
  name: 'Kosha',
  legalName: 'Kosha Payments (a fictional company)',
  tagline: 'Payments that reach you, and add up',
  description:
    'UPI payment collection, payouts over UPI and IMPS, and one API for businesses in India. T+1 settlement, fees in plain sight.',
  origin: 'https://kosha.example',
  locale: 'en-IN',
} as const

export const contact = {
  email: 'hello@kosha.example',
  supportEmail: 'support@kosha.example',
  securityEmail: 'security@kosha.example',
  // No Indian subscriber number starts with 0 after the country code, so this one can ring nobody.
  // Its spaces do not break, so that it stays on one line.
  phone: '+91\u00a000000\u00a012345',
  phoneHref: 'tel:+910000012345',
  address: ['Kosha Payments', '12 Example Road', 'Bengaluru 560001', 'Karnataka, India'],
  supportHours: 'Mon-Fri 9AM-6PM IST',
} as const

/** What the refund policy promises; the product's rules, not claims. */
export const rules = {
  refundWindow: '7 days',
  refundProcessing: '5-7 business days',
  /** Whose bank holidays are no working days, for settlements and refunds alike; the contract names it too. */
  bankHolidays: 'Maharashtra',
} as const

export type Claim = {
  /** As printed, for example `99.8%`. */
  figure: string
  label: string
  /** What the figure counts, and over which time. */
  qualifier: string
}

export const claims = {
  /** Header and About. */
  successRate: {
    figure: '99.8%',
    label: 'success rate',
    qualifier: 'UPI payments, last quarter, retries counted once',
  },
  /** Landing page. */
  landingSuccessRate: {
    figure: '98%',
    label: 'success rate',
    qualifier: 'all payment methods, last quarter',
  },
  uptime: { figure: '99.9%', label: 'uptime', qualifier: 'payment API, trailing twelve months' },
  paymentModes: { figure: '100+', label: 'payment modes', qualifier: 'UPI, cards, net banking and wallets' },
  integration: {
    figure: '48-hour',
    label: 'integration',
    qualifier: 'from approved account to first live payment',
  },
  upiSettlement: { figure: 'T+1', label: 'settlement', qualifier: 'UPI collection, on the next working day' },
  sameDaySettlement: { figure: 'Same-day', label: 'settlement', qualifier: 'eligible accounts, on request' },
  merchantSupport: {
    figure: '24/7',
    label: 'merchant support',
    qualifier: 'by email; by phone in support hours',
  },
} as const satisfies Record<string, Claim>
