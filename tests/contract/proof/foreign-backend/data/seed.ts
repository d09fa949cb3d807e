import type { Rules } from '../rules.ts'
import { DAY, HOUR } from './calendar.ts'
import { addSettings } from './default-settings.ts'
import { addPayments } from './seed-payments.ts'
import type { Account, Business, Link, Role, Store } from './store.ts'

const PASSWORD = 'a cup of filter coffee'
/** Accounts that sign in with `PASSWORD`; the two merchants belong to different businesses. */
export const foreignAccounts: { role: Role; email: string; password: string }[] = [
  { role: 'admin', email: 'desk@platform.example', password: PASSWORD },
  { role: 'merchant', email: 'nila@roasters.example', password: PASSWORD },
  { role: 'viewer', email: 'books@roasters.example', password: PASSWORD },
  { role: 'merchant', email: 'farid@cycles.example', password: PASSWORD },
]
export const EXPIRED_TOKEN = 'tok_of_the_day_before_yesterday'

/** Four months of data for three businesses, up to `now` in epoch milliseconds. */
export function seeded(rules: Rules, now: number): Store {
  const store: Store = {
    accounts: [],
    sessions: new Map(),
    resets: new Map(),
    failures: new Map(),
    links: [],
    payments: [],
    gateways: [],
    methods: [],
    responses: new Map(),
  }
  const platform = { id: 'biz_platform', name: 'The platform' }
  const roasters = { id: 'biz_roasters', name: 'Nilgiri Roasters' }
  const cycles = { id: 'biz_cycles', name: 'Lakeside Cycles' }
  const clinic = { id: 'biz_clinic', name: 'Bluebell Clinic' }
  const businesses = [platform, roasters, roasters, cycles]
  for (const [index, { role, email, password }] of foreignAccounts.entries()) {
    const business = businesses[index] ?? platform
    store.accounts.push({ ...person(role, email, business, now), password: rules.keptPassword(password) })
  }
  for (const [index, business] of [roasters, cycles, clinic].entries()) {
    addSettings(store, business, now - 90 * DAY)
    openForBusiness(store, business)
    addUnpaidLinks(store, business, now)
    const paidLinks = addPaidLinks(store, business, now)
    addPayments(store, business, paidLinks, { now, every: (index + 1) * 19, seed: index + 1 })
  }
  const [account] = store.accounts
  if (account) store.sessions.set(EXPIRED_TOKEN, { account, expiresAt: now - DAY })
  rules.prepared(store)
  return store
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
  for (const gateway of store.gateways.filter((gateway) => gateway.business === business)) {
    gateway.credentials = { keyId: `live_${gateway.id}`, secret: 'nobody reads this' }
    gateway.mode = 'live'
  }
}

type Draft = Pick<Link, 'title' | 'amount'> & Partial<Link>

function addUnpaidLinks(store: Store, business: Business, now: number): void {
  const drafts: Draft[] = [
    { title: 'A kilo of Arabica', amount: 120_000, reference: 'BEANS-7' },
    {
      title: 'Grinder, used',
      amount: 899_900,
      partial: { minimum: 200_000 },
      customer: { name: 'Ila Bose' },
    },
    { title: 'Tasting of October', amount: 45_000, expiresAt: new Date(now - 20 * DAY).toISOString() },
    { title: 'Called off', amount: 60_000, isCancelled: true, notes: { why: 'ordered twice' } },
  ]
  for (const [index, draft] of drafts.entries())
    store.links.push(link(business, `open${index}`, now - (30 - index) * DAY, draft))
}

/** @returns the links with payments, so that those payments can be added */
function addPaidLinks(store: Store, business: Business, now: number): Link[] {
  const links = [
    link(business, 'paid', now - 9 * DAY, { title: 'Espresso course', amount: 250_000, amountPaid: 250_000 }),
    link(business, 'part', now - 9 * DAY + HOUR, {
      title: 'Roaster, first half',
      amount: 700_000,
      amountPaid: 350_000,
      partial: { minimum: 350_000 },
    }),
    link(business, 'late', now - 12 * DAY, {
      title: 'Deposit for a tasting',
      amount: 300_000,
      amountPaid: 100_000,
      partial: { minimum: 100_000 },
      expiresAt: new Date(now - 4 * DAY).toISOString(),
    }),
  ]
  store.links.push(...links)
  return links
}

const link = (business: Business, name: string, createdAt: number, draft: Draft): Link => ({
  isCancelled: false,
  amountPaid: 0,
  ...draft,
  id: `lnk_${business.id}_${name}`,
  business,
  createdAt,
  updatedAt: createdAt + HOUR,
})
