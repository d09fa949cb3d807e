import { successRate } from './site.ts'

export type Claim = {
  /** As displayed, for example `99.8%`. */
  figure: string
  label: string
  /** What the figure measures, and over which period. */
  qualifier: string
  short?: string
}

/** What the public pages may claim: each figure once, with place and qualifier. */
export const claims = {
  /** Header and About. */
  successRate,
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
