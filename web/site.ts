/** The company's details and the claims its pages may make: each figure once, with place and qualifier. */
export const site = {
  name: 'Kosha',
  legalName: 'Kosha Payments (a fictional company)',
  tagline: 'Payments that reach you, and add up',
  origin: 'https://kosha.example',
  locale: 'en-IN',
} as const

export const contact = {
  email: 'hello@kosha.example',
  supportEmail: 'support@kosha.example',
  securityEmail: 'security@kosha.example',
  // No Indian subscriber number starts with 0 after the country code, so this one cannot be real.
  // Non-breaking spaces keep it on one line.
  phone: '+91\u00a000000\u00a012345',
  phoneHref: 'tel:+910000012345',
  address: ['Kosha Payments', '12 Example Road', 'Bengaluru 560001', 'Karnataka, India'],
  supportHours: 'Mon-Fri 9AM-6PM IST',
} as const

export type Claim = {
  /** As displayed, for example `99.8%`. */
  figure: string
  label: string
  /** What the figure measures, and over which period. */
  qualifier: string
  short?: string
}

export const claims = {
  /** Header and About. */
  successRate: {
    figure: '99.8%',
    label: 'success rate',
    qualifier: 'UPI payments, last quarter, retries counted once',
    /** For the header, where there is less room. */
    short: 'UPI, all merchants, last quarter',
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
