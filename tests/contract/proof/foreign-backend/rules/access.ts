import { addSettings } from '../data/default-settings.ts'
import type { Account, Business, Link, Payment, Store } from '../data/store.ts'

/** An admin has access to every business, others only to their own. */
const owns = ({ role, business }: Account, other: Business) => role === 'admin' || business === other

export const accessRules = {
  /** The data before the first request. */
  prepared: (store: Store): Store => store,
  addSettings: (store: Store, business: Business, now: number): void => addSettings(store, business, now),
  owns: (account: Account, business: Business) => owns(account, business),
  ownsLink: (account: Account, { business }: Link) => owns(account, business),
  ownsPayment: (account: Account, { business }: Payment) => owns(account, business),
  seesLink: (account: Account, { business }: Link) => owns(account, business),
  seesPayment: (account: Account, { business }: Payment) => owns(account, business),
  seesSettlements: (account: Account, business: Business) => owns(account, business),
  seesSettings: (account: Account, business: Business) => owns(account, business),
}
