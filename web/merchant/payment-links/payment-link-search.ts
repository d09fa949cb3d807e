import { cutText } from '../format/cut-text.ts'
import { wholeNumber } from '../screen/url-params.ts'
import type { PaymentLink } from './payment-links.ts'

/** `expiring`: within this many days, for links that can still be paid. */
export type LinkFilter = { search: string; status: string; expiring?: number; sort?: string }

/** What the columns of the list sort by. */
export const linkSortKeys = {
  createdAt: ({ createdAt }: PaymentLink) => createdAt,
  title: ({ title }: PaymentLink) => title.toLowerCase(),
  amount: ({ amount }: PaymentLink) => amount,
  amountPaid: ({ amountPaid }: PaymentLink) => amountPaid,
  expiresAt: ({ expiresAt }: PaymentLink) => expiresAt,
}

/** The names of all filters in the URL. */
export const linkFilterNames = ['search', 'status', 'expiring', 'sort']

const statuses = ['active', 'partially_paid', 'paid', 'expired', 'cancelled']
const sorts = Object.keys(linkSortKeys).flatMap((name) => [name, `-${name}`])
const MAX_DAYS = 365
const HOUR_MS = 60 * 60 * 1000

/** The filters in the URL. Unknown values are ignored. */
export function linkFilterIn(params: URLSearchParams): LinkFilter {
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const chosen = text('status').split(',')
  const sort = text('sort')
  const expiring = wholeNumber(text('expiring'), MAX_DAYS)
  return {
    search: cutText(text('search').replaceAll(/\p{Cc}/gu, ''), 100),
    status: statuses.filter((status) => chosen.includes(status)).join(','),
    ...(expiring && { expiring }),
    ...(sorts.includes(sort) && { sort }),
  }
}

/** Every word of the search occurs somewhere in the link; statuses are separated by commas. */
export function matches(link: PaymentLink, filter: LinkFilter, now = Date.now()): boolean {
  const { search, status, expiring } = filter
  if (status && !status.split(',').includes(link.status)) return false
  if (expiring && (hoursToExpiry(link, now) ?? Number.POSITIVE_INFINITY) > expiring * 24) return false
  const { id, title, reference, customer, url, merchantName } = link
  const text = [id, title, reference, url, merchantName, customer?.name, customer?.email, customer?.phone]
    .join('\n')
    .toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Hours until the link expires; null if it has expired or never does. */
export function hoursToExpiry({ status, expiresAt }: PaymentLink, now: number): number | null {
  if (expiresAt === undefined || (status !== 'active' && status !== 'partially_paid')) return null
  const left = Date.parse(expiresAt) - now
  return left > 0 ? left / HOUR_MS : null
}
