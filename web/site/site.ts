/** The company's details, and the figure that every page shows. */
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

/** Header and About. */
export const successRate = {
  figure: '99.8%',
  label: 'success rate',
  qualifier: 'UPI payments, last quarter, retries counted once',
  /** For the header, where there is less room. */
  short: 'UPI payments, all merchants, last quarter',
} as const
