import { createHash } from 'node:crypto'
import type { components } from '#contract'
import { unprocessable } from '../contract/api-error.ts'
import { DAY } from '../data/calendar.ts'
import type { Link, SavedResponse, Store } from '../data/store.ts'

type Schemas = components['schemas']
type NewLink = Schemas['NewPaymentLink']
type Update = Schemas['PaymentLinkUpdate']

function checkLink({ amount, partial, expiresAt }: NewLink, now: number): void {
  if (partial && partial.minimum > amount)
    throw unprocessable('partial.minimum', 'must not be above the amount')
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now)
    throw unprocessable('expiresAt', 'must lie ahead')
}

const isSameInstant = (a: string | undefined, other: string | undefined) =>
  a !== undefined && other !== undefined && Date.parse(a) === Date.parse(other)

export const linkRules = {
  checkLink,
  checkLinkUpdate: ({ expiresAt, status, ...body }: Update, before: Link, now: number): void => {
    // An expired link may keep its expiry date, unless it is to be active.
    const keepsExpiry = isSameInstant(expiresAt, before.expiresAt) && status !== 'active'
    checkLink(expiresAt === undefined || keepsExpiry ? body : { ...body, expiresAt }, now)
  },
  savedLink: (body: NewLink): NewLink => body,
  updatedLink: (body: NewLink, _before: Link): NewLink => body,
  linkTag: ({ business, ...content }: Link, isExpired: boolean): string | undefined =>
    `"${createHash('sha256')
      .update(JSON.stringify([business.name, content, isExpired]))
      .digest('base64url')
      .slice(0, 20)}"`,
  isVersion: (wanted: string | undefined) =>
    wanted === undefined || (/^(\*|"[!#-~]+")$/.test(wanted) && wanted.length <= 64),
  removeLink: (store: Store, link: Link): void => {
    store.links = store.links.filter((otherLink) => otherLink !== link)
  },
  linkStatus: (link: Link, now: number): Schemas['PaymentLink']['status'] => {
    const { amountPaid, amount, isCancelled, expiresAt } = link
    if (amountPaid >= amount) return 'paid'
    if (isCancelled) return 'cancelled'
    if (expiresAt !== undefined && Date.parse(expiresAt) <= now) return 'expired'
    return amountPaid > 0 ? 'partially_paid' : 'active'
  },
  isKey: (key: string) => /^[A-Za-z0-9_-]{1,64}$/.test(key),
  fingerprint: (body: unknown) => JSON.stringify(sorted(body)),
  isSaved: ({ savedAt }: SavedResponse, now: number) => now - savedAt < DAY,
  saveResponse: (store: Store, index: string, response: SavedResponse): void => {
    store.responses.set(index, structuredClone(response))
  },
}

// The order of fields does not matter.
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
