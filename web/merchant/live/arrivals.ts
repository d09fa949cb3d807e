import type { InfiniteData } from '@tanstack/react-query'
import { proxy } from 'valtio/vanilla'
import type { components } from '#contract'
import { isList, isRecord } from '../../api/shape.ts'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'

type Transaction = Pick<
  components['schemas']['Transaction'],
  'id' | 'amount' | 'status' | 'customer' | 'createdAt'
>

const MAX_REMEMBERED = 200

/** The payments that came in while a screen was open: when, by id, and what was said about the latest. */
export const arrivals = proxy({ at: {} as Record<string, number>, message: '' })

/** Notes the payments of `after` that are newer than all of `before`. */
export function noteArrivals(before: unknown, after: unknown, now: number) {
  const since = newest(transactionsIn(before))
  const arrived = transactionsIn(after).filter(
    ({ id, createdAt }) => createdAt > since && !Object.hasOwn(arrivals.at, id),
  )
  if (arrived.length === 0) return
  const latest = Object.entries(arrivals.at).slice(-MAX_REMEMBERED)
  arrivals.at = Object.fromEntries([...latest, ...arrived.map(({ id }) => [id, now] as const)])
  arrivals.message = messageOn(arrived)
}

export function forgetArrivals() {
  Object.assign(arrivals, { at: {}, message: '' })
}

/** `New payment: ₹1,250.00 from Meera Iyer.`, or how many there are. */
function messageOn(arrived: readonly Transaction[]): string {
  const [arrival] = arrived
  if (!arrival || arrived.length > 1) return `${formatCount(arrived.length)} new payments.`
  const { amount, customer, status } = arrival
  const title = status === 'failed' ? 'Payment failed' : 'New payment'
  return `${title}: ${formatRupees(amount)} from ${customer.name}.`
}

const newest = (transactions: readonly Transaction[]) =>
  transactions.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '')

function transactionsIn(data: unknown): Transaction[] {
  if (!isPages(data)) return []
  return data.pages.flatMap((page) => (isPage(page) ? page.transactions : []))
}

const isPage = (page: unknown): page is { transactions: Transaction[] } =>
  isRecord(page) && isList(page.transactions)

export const isPages = (data: unknown): data is InfiniteData<unknown> =>
  isRecord(data) && Array.isArray(data.pages)
