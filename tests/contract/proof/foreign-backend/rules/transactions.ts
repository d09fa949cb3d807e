import { ApiError } from '../contract/api-error.ts'
import { DAY, HOUR, indianDay, startOf, workingDaysLater } from '../data/calendar.ts'
import type { Business, Payment, StoredRefund } from '../data/store.ts'
import type { Query } from '../http/query.ts'

type Clock = { now(): number }
type Filter = (payment: Payment, values: string[], clock: Clock) => boolean

export const REFUND_WINDOW_MS = 7 * DAY
const MAX_REFUNDS = 100
export const refunded = ({ refunds }: Payment) =>
  refunds.reduce((sum, { amount, fails }) => sum + (fails ? 0 : amount), 0)
const notRefundable = (message: string) => new ApiError(409, 'not_refundable', message)
export const taxOn = (fee: number) => Math.floor((fee * 18 + 50) / 100)
const WORKING_DAYS_TO_DECIDE = 5

export const refundDecidedAt = (createdAt: number) =>
  startOf(workingDaysLater(indianDay(createdAt), WORKING_DAYS_TO_DECIDE)) + 11 * HOUR

export function refundStatusAt({ createdAt, fails }: StoredRefund, now: number) {
  if (refundDecidedAt(createdAt) > now) return 'pending'
  return fails ? 'failed' : 'processed'
}

export const paymentStatus = (payment: Payment) => {
  if (payment.state !== 'captured') return payment.state
  const sum = refunded(payment)
  if (sum === 0) return 'success'
  return sum < payment.amount ? 'partially_refunded' : 'refunded'
}

const searchTerms = ({ id, rrn, method, customer, refunds }: Payment): string[] =>
  [
    ...[id, rrn, customer.email, customer.phone, ...customer.name.split(/\s+/)],
    ...refunds.flatMap(({ id }) => [id, referenceValue(id, method)]),
  ].flatMap((term) => (term === undefined ? [] : [term.toLowerCase()]))

const filters: Record<string, Filter> = {
  status: (payment, values) => values.includes(paymentStatus(payment)),
  method: ({ method }, values) => values.includes(method),
  from: ({ createdAt }, [day = '']) => indianDay(createdAt) >= day,
  to: ({ createdAt }, [day = '']) => indianDay(createdAt) <= day,
  lastHours: ({ createdAt }, [hours], { now }) => createdAt >= now() - Number(hours) * HOUR,
  minAmount: ({ amount }, [least]) => amount >= Number(least),
  maxAmount: ({ amount }, [most]) => amount <= Number(most),
  search: (payment, [text = '']) => {
    const terms = searchTerms(payment)
    const words = text.toLowerCase().split(/\s+/)
    return words.every((word) => word === '' || terms.some((term) => term.startsWith(word)))
  },
  refundStatus: ({ refunds }, [status], { now }) =>
    refunds.some((refund) => refundStatusAt(refund, now()) === status),
  paymentLinkId: ({ linkId }, [id]) => linkId === id,
  settlementId: (payment, [id], clock) =>
    payment.state === 'captured' && settlementIdOf(payment, clock) === id,
  gatewayId: ({ gatewayId }, [id]) => gatewayId === id,
  mode: ({ isTest }, [mode]) => (isTest ? 'test' : 'live') === mode,
  merchantId: ({ business }, [id]) => business.id === id,
}

const byTime = (a: Payment, b: Payment) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id === b.id ? 0 : 1)
const byAmount = (a: Payment, b: Payment) => a.amount - b.amount || byTime(a, b)

export function order(sort: string): (a: Payment, b: Payment) => number {
  const ascending = sort.endsWith('amount') ? byAmount : byTime
  return sort.startsWith('-') ? (a, b) => ascending(b, a) : ascending
}

const listOf = (sort: string, { cursor: _cursor, limit: _limit, sort: _sort, ...wanted }: Query) =>
  JSON.stringify([sort, Object.entries(wanted).sort()])

export function sumsOf(payments: Payment[], { mode = [] }: Query) {
  const captured = payments.filter(
    ({ state, isTest }) => state === 'captured' && (!isTest || mode[0] === 'test'),
  )
  const sum = (amountOf: (payment: Payment) => number) =>
    captured.reduce((total, payment) => total + amountOf(payment), 0)
  return {
    captured: sum(({ amount }) => amount),
    refunded: sum(refunded),
    fee: sum(({ fee }) => fee),
    tax: sum(({ fee }) => taxOn(fee)),
  }
}

export function checkRefund(payment: Payment, amount: number, now: number): void {
  if (now > payment.decidedAt + REFUND_WINDOW_MS)
    throw new ApiError(409, 'refund_window_closed', 'The 7 days are over.')
  const rest = payment.amount - refunded(payment)
  const errors = [{ field: 'amount', message: `must be at most ${rest}` }]
  if (amount > rest)
    throw new ApiError(409, 'refund_exceeds_remaining', 'That is more than is left.', { errors })
}

export const transactionRules = {
  filters,
  cursorOf: (last: Payment, sort: string, query: Query) =>
    Buffer.from(JSON.stringify([last.id, checksum(listOf(sort, query))])).toString('base64url'),
  readCursor(cursor: string, sort: string, query: Query): string | undefined {
    try {
      const [id, list] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
      return list === checksum(listOf(sort, query)) && typeof id === 'string' ? id : undefined
    } catch {
      return undefined
    }
  },
  // Compares sort keys instead of looking up the row, which may have left the list.
  indexAfter: (last: Payment, rows: Payment[], sort: string) => {
    const compare = order(sort)
    const index = rows.findIndex((row) => compare(row, last) > 0)
    return index < 0 ? rows.length : index
  },
  checkCaptured: (payment: Payment): void => {
    if (payment.state !== 'captured') throw notRefundable('Only a captured payment can be refunded.')
    if (refunded(payment) === payment.amount) throw notRefundable('All of it was refunded.')
    if (payment.refunds.length >= MAX_REFUNDS) throw notRefundable('It was refunded in 100 parts.')
  },
}

export function settlementIdOf(payment: Payment, { now }: Clock): string | undefined {
  if (payment.isTest) return undefined
  const day = indianDay(payment.decidedAt)
  return day < indianDay(now()) ? settlementId(payment.business, day) : undefined
}

export const settlementId = ({ id }: Business, day: string) => `stl_${id}_${day.replaceAll('-', '')}`

/** A pseudorandom number with the required number of digits for each refund: an ARN of a card, or an RRN. */
export const referenceValue = (id: string, method: Payment['method']) => {
  const digits = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10 ** 12, 7)
  const value = `${digits}`.padStart(12, '1')
  return method === 'card' ? value.padStart(23, '7') : value
}

const checksum = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
