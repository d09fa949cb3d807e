import { istDay } from '../../engine/time/ist.ts'
import { acceptingMethods } from '../rules/payments.ts'
import { capturedAt } from '../rules/transaction-events.ts'
import type { Rows } from '../store/store.ts'
import { EXAMPLE_LINK, EXAMPLE_PAYMENT } from './examples.ts'

/** Inconsistencies in seeded rows, for tests. Each entry starts with the violated rule. */
export function discrepancies(
  { transactions, settlements, paymentLinks, gateways, paymentMethods }: Rows,
  now: number,
): unknown[] {
  const found: unknown[] = []
  const examples: string[] = [EXAMPLE_LINK, EXAMPLE_PAYMENT]
  const check = (isFulfilled: boolean, ...details: unknown[]) => isFulfilled || found.push(details)
  const linkPaid = new Map<string, number>()
  const bySettlement = new Map<string, Rows['transactions']>()
  const deducted = new Map<string, number>()
  const givenBack = new Map<string, number>()
  const gatewayIds = new Set(gateways.filter(({ enabled }) => enabled).map(({ id }) => id))

  for (const row of transactions) {
    const capture = capturedAt(row)
    const refunded = row.refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
    for (const { amount, settlementId = '', reversalSettlementId = '' } of row.refunds) {
      deducted.set(settlementId, (deducted.get(settlementId) ?? 0) + amount)
      givenBack.set(reversalSettlementId, (givenBack.get(reversalSettlementId) ?? 0) + amount)
    }
    check(row.refundedAmount === refunded && refunded <= row.amount, 'refunds', row)
    const times = [row.createdAt, ...row.events.map(({ at }) => at)]
    check(times.toSorted().join() === times.join() && Date.parse(times.at(-1) ?? '') <= now, 'events', row)
    check(gatewayIds.has(row.gatewayId), 'gateway', row)
    const methods = paymentMethods.filter(({ merchantId }) => merchantId === row.merchantId)
    const isAccepted = acceptingMethods(methods, row).some((method) =>
      method.gatewayIds.includes(row.gatewayId),
    )
    check(isAccepted, 'method', row)
    const isPast = capture !== undefined && istDay(capture) < istDay(now)
    check((isPast && row.mode === undefined) === (row.settlementId !== undefined), 'settled', row)
    if (row.settlementId)
      bySettlement.set(row.settlementId, [...(bySettlement.get(row.settlementId) ?? []), row])
    if (row.paymentLinkId && capture !== undefined && row.mode === undefined) {
      linkPaid.set(row.paymentLinkId, (linkPaid.get(row.paymentLinkId) ?? 0) + row.amount)
    }
  }
  for (const link of paymentLinks) {
    check(link.amountPaid === (linkPaid.get(link.id) ?? 0), 'link', link)
    check((link.status === 'paid') === (link.amountPaid === link.amount), 'paid', link)
    const hasEnded = link.expiresAt !== undefined && Date.parse(link.expiresAt) <= now
    check(link.status !== 'active' || !hasEnded, 'expired', link)
    check(link.createdAt <= link.updatedAt && Date.parse(link.updatedAt) <= now, 'updated', link)
  }
  const byId = new Map(settlements.map((row) => [row.id, row]))
  /** Directly, or with the settlement that carries a returned transfer. */
  const arrived = (row: Rows['settlements'][number] | undefined): boolean =>
    row?.status === 'processed' || (row?.carriedBy !== undefined && arrived(byId.get(row.carriedBy)))
  for (const row of settlements) {
    const payments = bySettlement.get(row.id) ?? []
    const total = (key: 'amount' | 'fee' | 'tax') => payments.reduce((sum, payment) => sum + payment[key], 0)
    check(row.gross === total('amount') && row.fee === total('fee') && row.tax === total('tax'), 'sums', row)
    const cameBack = (row.adjustments ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const net = row.gross - row.refunds - row.fee - row.tax + cameBack
    check(row.net === net && row.net >= 0, 'net', row)
    check(row.transactionCount === payments.length, 'count', row)
    check(
      payments.every(
        (payment) =>
          istDay(capturedAt(payment) ?? 0) === row.capturedOn && payment.merchantId === row.merchantId,
      ),
      'day',
      row,
    )
    const isPaidOut = arrived(row)
    check(
      payments.every(({ events }) => events.some(({ type }) => type === 'settled') === isPaidOut),
      'paid out',
      row,
    )
    check(row.refunds === (deducted.get(row.id) ?? 0), 'deducted', row)
    const reversed = (row.adjustments ?? []).filter(({ type }) => type === 'refund_reversed')
    const back = reversed.reduce((sum, { amount }) => sum + amount, 0)
    check(back === (givenBack.get(row.id) ?? 0), 'given back', row)
  }
  for (const rows of [transactions, settlements, paymentLinks]) {
    const order = rows
      .filter(({ id }) => !examples.includes(id))
      .map(({ createdAt, id }) => `${createdAt} ${id}`)
    check(order.toSorted().join() === order.join(), 'order')
  }
  return found
}
