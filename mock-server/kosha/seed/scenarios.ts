/** The initial data sets of a store. */
export const scenarios = [
  'busy-day',
  'new-merchant',
  'settlement-failed',
  'bank-delays',
  'everything-fails',
  'large',
] as const

export type Scenario = (typeof scenarios)[number]

/** Descriptions for testers. */
export const descriptions: Record<Scenario, string> = {
  'busy-day':
    'Two merchants with 90 days of payments, refunds, links and settlements, up to two minutes ago.',
  'new-merchant': 'Accounts, gateways and payment methods; nobody has paid yet.',
  'settlement-failed': 'A busy day, and the bank rejected the last transfer to Tarang Textiles.',
  'bank-delays':
    'A busy day at which the bank is behind at Tarang Textiles: a refund is late, another was refused after it had been deducted, and a settlement is overdue.',
  'everything-fails': 'In the last two days nearly every payment failed, and so did the last settlement.',
  large: 'A busy day at Tarang Textiles with 100,000 payments.',
}

export type Settings = {
  /** Payments over 90 days, without those of links and of the last hours. */
  payments: { tarang: number; malhar: number }
  /** The number of customers of each merchant. */
  customers: number
  /** Whether payments of the last two days fail. */
  recentPaymentsFail: boolean
  lastSettlementFails: boolean
  /** Whether Tarang's bank has left a refund and a settlement undone. */
  bankIsBehind: boolean
}

const busyDay: Settings = {
  payments: { tarang: 430, malhar: 170 },
  customers: 70,
  recentPaymentsFail: false,
  lastSettlementFails: false,
  bankIsBehind: false,
}

/** `new-merchant` has accounts, gateways and methods, but no payments. */
export const settingsOf: Readonly<Record<Scenario, Settings | undefined>> = {
  'busy-day': busyDay,
  'new-merchant': undefined,
  'settlement-failed': { ...busyDay, lastSettlementFails: true },
  'bank-delays': { ...busyDay, bankIsBehind: true },
  'everything-fails': { ...busyDay, recentPaymentsFail: true, lastSettlementFails: true },
  large: { ...busyDay, payments: { tarang: 100_000, malhar: 170 }, customers: 5000 },
}
