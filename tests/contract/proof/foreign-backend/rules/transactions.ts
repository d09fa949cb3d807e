import { ApiError } from '../contract/api-error.ts'
import { DAY, HOUR, indianDay } from '../data/calendar.ts'
import type { Business, Payment, StoredRefund } from '../data/store.ts'
import type { Query } from '../http/query.ts'

/** What a filter needs of the backend that it is part of. */
type Surroundings = {
  now(): number
  rules: {
    refundStatusAt(refund: StoredRefund, now: number): string
  }
}
type Filter = (payment: Payment, values: string[], context: Surroundings) => boolean

export const REFUND_WINDOW_MS = 7 * DAY
const MAX_REFUNDS = 100
const refunded = ({ refunds }: Payment) =>
  refunds.reduce((sum, { amount, fails }) => sum + (fails ? 0 : amount), 0)
const notRefundable = (message: string) => new ApiError(409, 'not_refundable', message)

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
  refundStatus: ({ refunds }, [status], { rules, now }) =>
    refunds.some((refund) => rules.refundStatusAt(refund, now()) === status),
  paymentLinkId: ({ linkId }, [id]) => linkId === id,
  settlementId: (payment, [id], context) =>
    payment.state === 'captured' && settlementIdOf(payment, context) === id,
  gatewayId: ({ gatewayId }, [id]) => gatewayId === id,
  mode: ({ isTest }, [mode]) => (isTest ? 'test' : 'live') === mode,
  merchantId: ({ business }, [id]) => business.id === id,
}

const byTime = (a: Payment, b: Payment) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id === b.id ? 0 : 1)
const byAmount = (a: Payment, b: Payment) => a.amount - b.amount || byTime(a, b)

function order(sort: string): (a: Payment, b: Payment) => number {
  const ascending = sort.endsWith('amount') ? byAmount : byTime
  return sort.startsWith('-') ? (a, b) => ascending(b, a) : ascending
}

const listOf = (sort: string, { cursor: _cursor, limit: _limit, sort: _sort, ...wanted }: Query) =>
  JSON.stringify([sort, Object.entries(wanted).sort()])

export const transactionRules = {
  refunded,
  filters,
  isWanted(payment: Payment, query: Query, context: Surroundings): boolean {
    return Object.entries(query).every(
      ([name, values]) => this.filters[name]?.(payment, values, context) ?? true,
    )
  },
  order,
  total: (all: number, _page: number) => all,
  summedUp: (payments: Payment[], query: Query) =>
    query.mode?.[0] === 'test' ? payments : payments.filter(({ isTest }) => !isTest),
  sums(all: Payment[], _page: Payment[], tax: (fee: number) => number) {
    const captured = all.filter(({ state }) => state === 'captured')
    const sum = (amountOf: (payment: Payment) => number) =>
      captured.reduce((total, payment) => total + amountOf(payment), 0)
    return {
      captured: sum(({ amount }) => amount),
      refunded: sum(refunded),
      fee: sum(({ fee }) => fee),
      tax: sum(({ fee }) => tax(fee)),
    }
  },
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
  checkRefund(payment: Payment, amount: number, now: number): void {
    this.checkCaptured(payment)
    if (now > payment.decidedAt + REFUND_WINDOW_MS)
      throw new ApiError(409, 'refund_window_closed', 'The 7 days are over.')
    const rest = payment.amount - refunded(payment)
    const errors = [{ field: 'amount', message: `must be at most ${rest}` }]
    if (amount > rest)
      throw new ApiError(409, 'refund_exceeds_remaining', 'That is more than is left.', { errors })
  },
}

export function settlementIdOf(payment: Payment, { now }: Surroundings): string | undefined {
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
