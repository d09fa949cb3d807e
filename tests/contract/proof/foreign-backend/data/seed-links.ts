import { DAY, HOUR } from './calendar.ts'
import type { Business, Link, Store } from './store.ts'

type Draft = Pick<Link, 'title' | 'amount'> & Partial<Link>

/** Adds unpaid links of every kind. */
export function addUnpaidLinks(store: Store, business: Business, now: number): void {
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
export function addPaidLinks(store: Store, business: Business, now: number): Link[] {
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
