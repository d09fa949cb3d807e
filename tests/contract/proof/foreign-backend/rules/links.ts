import { createHash } from 'node:crypto'
import type { components } from '#contract'
import { unprocessable } from '../contract/api-error.ts'
import { DAY } from '../data/calendar.ts'
import type { Link, SavedResponse, Store } from '../data/store.ts'

type Schemas = components['schemas']
type NewLink = Schemas['NewPaymentLink']
type Update = Schemas['PaymentLinkUpdate']

export function checkLink({ amount, partial, expiresAt }: NewLink, now: number): void {
  if (partial && partial.minimum > amount)
    throw unprocessable('partial.minimum', 'must not be above the amount')
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now)
    throw unprocessable('expiresAt', 'must lie ahead')
}

const isSameInstant = (a: string | undefined, other: string | undefined) =>
  a !== undefined && other !== undefined && Date.parse(a) === Date.parse(other)

export function checkLinkUpdate({ expiresAt, status, ...body }: Update, before: Link, now: number): void {
  // An expired link may keep its expiry date, unless it is to be active.
  const keepsExpiry = isSameInstant(expiresAt, before.expiresAt) && status !== 'active'
  checkLink(expiresAt === undefined || keepsExpiry ? body : { ...body, expiresAt }, now)
}

export const isVersion = (wanted: string | undefined) =>
  wanted === undefined || (/^(\*|"[!#-~]+")$/.test(wanted) && wanted.length <= 64)

export function linkStatus(link: Link, now: number): Schemas['PaymentLink']['status'] {
  const { amountPaid, amount, isCancelled, expiresAt } = link
  if (amountPaid >= amount) return 'paid'
  if (isCancelled) return 'cancelled'
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now) return 'expired'
  return amountPaid > 0 ? 'partially_paid' : 'active'
}

export const linkRules = {
  savedLink: (body: NewLink): NewLink => body,
  updatedLink: (body: NewLink, _before: Link): NewLink => body,
  linkTag: ({ business, ...content }: Link, isExpired: boolean): string | undefined =>
    `"${createHash('sha256')
      .update(JSON.stringify([business.name, content, isExpired]))
      .digest('base64url')
      .slice(0, 20)}"`,
  removeLink: (store: Store, link: Link): void => {
    store.links = store.links.filter((otherLink) => otherLink !== link)
  },
  isKey: (key: string) => /^[A-Za-z0-9_-]{1,64}$/.test(key),
  isSaved: ({ savedAt }: SavedResponse, now: number) => now - savedAt < DAY,
}
