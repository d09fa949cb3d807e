/** What a store may start with. */
export const scenarios = [
  'busy-day',
  'new-merchant',
  'settlement-failed',
  'expiring-links',
  'everything-fails',
  'large',
] as const

export type Scenario = (typeof scenarios)[number]

export type Settings = {
  /** Payments over 90 days, beside those of links and of the last hours. */
  payments: { tarang: number; malhar: number }
  /** Different people who pay at Tarang. */
  customers: number
  /** Links of Tarang that end within the next hours. */
  linksAboutToExpire: number
  /** Whether the last two days went wrong. */
  recentPaymentsFail: boolean
  lastSettlementFails: boolean
}

const busyDay: Settings = {
  payments: { tarang: 430, malhar: 170 },
  customers: 70,
  linksAboutToExpire: 0,
  recentPaymentsFail: false,
  lastSettlementFails: false,
}

/** `new-merchant` has accounts, gateways and methods, but nobody has paid yet. */
export const settingsOf: Readonly<Record<Scenario, Settings | undefined>> = {
  'busy-day': busyDay,
  'new-merchant': undefined,
  'settlement-failed': { ...busyDay, lastSettlementFails: true },
  'expiring-links': { ...busyDay, linksAboutToExpire: 30 },
  'everything-fails': { ...busyDay, recentPaymentsFail: true, lastSettlementFails: true },
  large: { ...busyDay, payments: { tarang: 100_000, malhar: 170 }, customers: 5000 },
}
