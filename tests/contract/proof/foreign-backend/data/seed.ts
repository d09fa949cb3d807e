import type { Rules } from '../rules.ts'
import { DAY } from './calendar.ts'
import { addSettings } from './default-settings.ts'
import { addPaidLinks, addUnpaidLinks } from './seed-links.ts'
import { addPayments } from './seed-payments.ts'
import type { Account, Business, Role, Store } from './store.ts'
import { emptyStore } from './store.ts'

const PASSWORD = 'a cup of filter coffee'
/** Accounts that sign in with `PASSWORD`; the two merchants belong to different businesses. */
export const foreignAccounts: { role: Role; email: string; password: string }[] = [
  { role: 'admin', email: 'desk@platform.example', password: PASSWORD },
  { role: 'merchant', email: 'nila@roasters.example', password: PASSWORD },
  { role: 'viewer', email: 'books@roasters.example', password: PASSWORD },
  { role: 'merchant', email: 'farid@cycles.example', password: PASSWORD },
]
export const EXPIRED_TOKEN = 'tok_of_the_day_before_yesterday'

const ROASTERS: Business = { id: 'biz_roasters', name: 'Nilgiri Roasters' }
const CYCLES: Business = { id: 'biz_cycles', name: 'Lakeside Cycles' }
const CLINIC: Business = { id: 'biz_clinic', name: 'Bluebell Clinic' }
const PLATFORM: Business = { id: 'biz_platform', name: 'The platform' }

/** Four months of data for three businesses, up to `now` in epoch milliseconds. */
export function seeded(rules: Rules, now: number): Store {
  const store = emptyStore()
  const businesses = [PLATFORM, ROASTERS, ROASTERS, CYCLES]
  // Copies each business, so that renaming it does not affect other backends.
  const own = new Map([PLATFORM, ROASTERS, CYCLES, CLINIC].map((each) => [each.id, { ...each }]))
  for (const [index, { role, email, password }] of foreignAccounts.entries()) {
    const business = own.get(businesses[index]?.id ?? '') ?? { ...PLATFORM }
    store.accounts.push({ ...person(role, email, business, now), password: rules.keptPassword(password) })
  }
  for (const [index, { id }] of [ROASTERS, CYCLES, CLINIC].entries()) {
    const business = own.get(id) ?? { ...CLINIC }
    addSettings(store, business, now - 90 * DAY)
    openForBusiness(store, business)
    addUnpaidLinks(store, business, now)
    const paidLinks = addPaidLinks(store, business, now)
    addPayments(store, business, paidLinks, { now, every: (index + 1) * 19, seed: index + 1 })
  }
  const [account] = store.accounts
  if (account) store.sessions.set(EXPIRED_TOKEN, { account, expiresAt: now - DAY })
  return rules.prepared(store)
}

const person = (role: Role, email: string, business: Business, now: number): Omit<Account, 'password'> => ({
  id: `usr_${email.split('@')[0]}`,
  name: role === 'admin' ? 'Devi Menon' : 'Nila Kurup',
  email,
  role,
  business,
  phone: '+910000099999',
  createdAt: now - 200 * DAY,
})

/** Switches the gateways of an established customer to live mode, each with credentials. */
function openForBusiness(store: Store, business: Business): void {
  for (const gateway of store.gateways.filter((each) => each.business === business)) {
    gateway.credentials = { keyId: `live_${gateway.id}`, secret: 'nobody reads this' }
    gateway.mode = 'live'
  }
}
