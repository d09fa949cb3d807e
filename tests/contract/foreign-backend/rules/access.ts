import type { Account, Business, Link, Payment } from '../data/store.ts'

/** An admin has every business, everybody else one. */
const owns = ({ role, business }: Account, other: Business) => role === 'admin' || business === other

export const accessRules = {
  owns: (account: Account, business: Business) => owns(account, business),
  ownsLink: (account: Account, { business }: Link) => owns(account, business),
  ownsPayment: (account: Account, { business }: Payment) => owns(account, business),
  seesLink: (account: Account, { business }: Link) => owns(account, business),
  seesPayment: (account: Account, { business }: Payment) => owns(account, business),
  seesSettlements: (account: Account, business: Business) => owns(account, business),
  seesSettings: (account: Account, business: Business) => owns(account, business),
}
