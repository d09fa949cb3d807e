import type { components } from '#contract'
import { invalid, senseless, unknown } from '../contract/api-error.ts'
import type { Account, Payment } from '../data/store.ts'
import type { Query } from '../http/query.ts'
import type { Context, Route } from '../http/route.ts'
import { ALL_ROLES, route } from '../http/route.ts'
import { keyOf, once } from './idempotency.ts'
import { transactionOf } from './transaction-view.ts'

type Schemas = components['schemas']

export const transactionRoutes: Route[] = [
  route(['GET', '/payments/transactions'], ALL_ROLES, ({ account, query }, context) => {
    const { rules } = context
    checkMeaning(query, context)
    const sort = query.sort?.[0] ?? '-createdAt'
    const rows = paymentsFor(account, context)
      .filter((payment) => rules.isWanted(payment, query, context))
      .sort(rules.order(sort))
    const start = startOf(query, sort, rows, context)
    const limit = rules.pageSize(query.limit?.[0])
    const page = rows.slice(start, start + limit)
    const last = page.at(-1)
    const hasMore = rules.hasMore(start + limit, rows.length)
    return {
      status: 200,
      body: {
        transactions: page.map((payment) => transactionOf(payment, context)),
        total: rules.total(rows.length, page.length),
        sums: rules.sums(rules.summedUp(rows, query), rules.summedUp(page, query), (fee) => rules.tax(fee)),
        ...(last && hasMore && { nextCursor: rules.cursorOf(last, sort, query) }),
      },
    }
  }),
  route<Schemas['RefundRequest']>(['POST', '/payments/refund'], ['merchant'], (call, context) =>
    once('refund', call, context, () => {
      const { store, rules, now } = context
      const { transactionId, amount, reason } = call.body
      const payment = store.payments.find(
        (each) => each.id === transactionId && rules.ownsPayment(call.account, each),
      )
      if (!payment) throw unknown('transaction')
      rules.checkRefund(payment, amount, now())
      const refund = { id: rules.newId('rfd'), amount, createdAt: now(), fails: false }
      const key = keyOf(call.headers)
      rules.saveRefund(payment, {
        ...refund,
        ...(reason !== undefined && { reason }),
        ...(key !== undefined && { idempotencyKey: key }),
      })
      return { status: 200, body: { transaction: rules.refundResponse(transactionOf(payment, context)) } }
    }),
  ),
]

/** The payments that an account may see. */
export const paymentsFor = (account: Account, { store, rules }: Context): Payment[] =>
  store.payments.filter((payment) => rules.seesPayment(account, payment))

function checkMeaning({ from, to, minAmount, maxAmount }: Query, { rules }: Context): void {
  if (from?.[0] && to?.[0] && rules.isAfter(from[0], to[0])) throw senseless('from', 'must not be after to')
  if (Number(minAmount?.[0] ?? 0) > Number(maxAmount?.[0] ?? Number.POSITIVE_INFINITY))
    throw senseless('minAmount', 'must not be above maxAmount')
}

function startOf(query: Query, sort: string, rows: Payment[], { rules, store }: Context): number {
  const cursor = query.cursor?.[0]
  if (cursor === undefined) return 0
  const after = rules.readCursor(cursor, sort, query)
  const last = store.payments.find(({ id }) => id === after)
  if (!last) throw invalid([{ field: 'cursor', message: 'is not one of this list' }])
  return rules.indexAfter(last, rows, sort)
}
