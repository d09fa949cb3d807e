import type { PaymentLink, Transaction } from '../support/fixtures.ts'
import { refundableUntilOf, remainingOf } from '../support/fixtures.ts'
import type { Session, SideBySide } from './side-by-side.ts'

/** The links that this run has made. */
export function ownLinks({ oracle, made }: SideBySide, session?: Session): PaymentLink[] {
  const links = made.flatMap((id) => oracle.store.paymentLinks.find(id) ?? [])
  return session?.merchantId === undefined
    ? links
    : links.filter((link) => link.merchantId === session.merchantId)
}

/** First one in each state that a link with a payment can have. */
export function paidLinks({ oracle }: SideBySide, session?: Session): PaymentLink[] {
  const own = session?.merchantId === undefined ? {} : { merchantId: session.merchantId }
  const found = oracle.store.paymentLinks.oldestFirst(own).filter(({ amountPaid }) => amountPaid > 0)
  const firsts = ['paid', 'partially_paid', 'expired', 'cancelled'].map((each) =>
    found.find(({ status }) => status === each),
  )
  return [...firsts, ...found].filter((link) => link !== undefined)
}

/** Those of others, the ones with a payment first. */
export function foreignLinks({ oracle, made }: SideBySide, session?: Session): PaymentLink[] {
  const found = oracle.store.paymentLinks
    .oldestFirst()
    .filter(({ id, merchantId }) => merchantId !== session?.merchantId && !made.includes(id))
    .sort((a, b) => b.amountPaid - a.amountPaid)
  return firstsFirst(found, ({ status }) => status)
}

/** One in each state comes first. */
function firstsFirst<Row>(rows: Row[], stateOf: (row: Row) => string): Row[] {
  const firsts = new Map(rows.toReversed().map((row) => [stateOf(row), row])).values()
  return [...new Set([...firsts, ...rows])]
}

/** Those of others. */
export const foreignPayments = ({ oracle }: SideBySide, session?: Session): Transaction[] =>
  firstsFirst(
    oracle.store.transactions.rows(({ row }) => row.merchantId !== session?.merchantId),
    ({ status }) => status,
  )

export function payments(
  { oracle }: SideBySide,
  session: Session | undefined,
  wanted: 'refundable' | 'not',
): Transaction[] {
  const { now, store } = oracle
  const HOUR = 3_600_000
  const found = store.transactions
    .rows(({ row }) => session?.merchantId === undefined || row.merchantId === session.merchantId)
    .filter((row) => {
      const isCaptured = row.status === 'success' || row.status === 'partially_refunded'
      const until = refundableUntilOf(row)
      if (wanted === 'not') return !isCaptured || until < now - HOUR
      return isCaptured && until > now + HOUR && remainingOf(row) > 100 && row.refunds.length < 90
    })
    .sort((a, b) => refundableUntilOf(a) - refundableUntilOf(b))
  if (wanted === 'refundable') return found
  const closed = found.findLast(({ status }) => status === 'success' || status === 'partially_refunded')
  const rejected = ['created', 'pending', 'failed', 'refunded'].map((each) =>
    found.find(({ status }) => status === each),
  )
  return [closed, ...rejected, ...found].filter((row) => row !== undefined)
}

/** One of the smallest payments without a refund, which stays the same one for each n. */
export function smallPayment(sides: SideBySide, n: number, session?: Session): Transaction | undefined {
  const without = () => payments(sides, session, 'refundable').filter(({ refunds }) => refunds.length === 0)
  const id = chosen(sides, `small ${n}`, () => without().sort((a, b) => a.amount - b.amount)[n])
  return sides.oracle.store.transactions.find(id)
}

/** A link that is paid, or with 1 in part, and whose expiry can be restored. It stays the same one for each n. */
export function describedLink(sides: SideBySide, n: number, session?: Session): PaymentLink | undefined {
  const { now, store } = sides.oracle
  const wanted = n === 0 ? 'paid' : 'partially_paid'
  const isLasting = ({ expiresAt }: PaymentLink) => !(Date.parse(expiresAt ?? '') < now + 3_600_000)
  const found = () => paidLinks(sides, session).find((link) => link.status === wanted && isLasting(link))
  return store.paymentLinks.find(chosen(sides, `described ${n}`, found))
}

function chosen(sides: SideBySide, key: string, find: () => { id: string } | undefined): string {
  const id = sides.chosen.get(key) ?? find()?.id ?? ''
  if (id !== '') sides.chosen.set(key, id)
  return id
}

/** What an update of a link sends to change nothing. */
export function contentOf({ title, amount, partial, customer, reference, notes, expiresAt }: PaymentLink) {
  return JSON.parse(JSON.stringify({ title, amount, partial, customer, reference, notes, expiresAt }))
}
