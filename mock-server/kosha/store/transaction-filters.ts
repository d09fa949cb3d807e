import type { components, operations } from '#contract'
import { HOUR_MS } from '../../engine/time/clock.ts'
import { endOfIstDay, startOfIstDay } from '../../engine/time/ist.ts'
import type { Scope } from './table.ts'

export type Filters = NonNullable<operations['listTransactions']['parameters']['query']>
export type Transaction = components['schemas']['Transaction']

/** A row, its time in epoch milliseconds, and its searchable words in lower case. */
export type StoredTransaction = { row: Transaction; createdAt: number; words: string }

/** @param before the row that it replaces: its words remain unless something searchable changes */
export function stored(row: Transaction, before?: StoredTransaction): StoredTransaction {
  const isSame =
    before?.row.customer === row.customer && before.row.refunds === row.refunds && before.row.rrn === row.rrn
  return {
    row,
    createdAt: before?.row.createdAt === row.createdAt ? before.createdAt : Date.parse(row.createdAt),
    words: isSame ? before.words : searchedIn(row),
  }
}

function searchedIn({ id, rrn = '', customer, refunds }: Transaction): string {
  const { name, email, phone = '' } = customer
  const references = refunds.flatMap((refund) => [refund.id, refund.reference.value ?? ''])
  // Each word behind a space, so that the start of a word can be searched for.
  return ` ${[id, rrn, name, email, phone, ...references].join(' ')}`.toLowerCase().replace(/[^\S ]/g, ' ')
}

/** Whether a row is in scope and passes every filter. @param now in epoch milliseconds */
export function matcher(
  filters: Filters,
  scope: Scope,
  now: number,
): (transaction: StoredTransaction) => boolean {
  const { merchantId, gatewayId, mode, paymentLinkId, settlementId, status, method, refundStatus } = filters
  const { minAmount, maxAmount, lastHours } = filters
  const from = filters.from ? startOfIstDay(filters.from) : Number.NEGATIVE_INFINITY
  const to = filters.to ? endOfIstDay(filters.to) : Number.POSITIVE_INFINITY
  const words = (filters.search?.toLowerCase().match(/\S+/g) ?? []).map((word) => ` ${word}`)
  return ({ row, createdAt, words: stored }) =>
    (!scope.merchantId || row.merchantId === scope.merchantId) &&
    (!merchantId || row.merchantId === merchantId) &&
    (!gatewayId || row.gatewayId === gatewayId) &&
    (!mode || (row.mode ?? 'live') === mode) &&
    (!paymentLinkId || row.paymentLinkId === paymentLinkId) &&
    (!settlementId || row.settlementId === settlementId) &&
    (!status?.length || status.includes(row.status)) &&
    (!method?.length || method.includes(row.method)) &&
    (!refundStatus || row.refunds.some((refund) => refund.status === refundStatus)) &&
    (minAmount === undefined || row.amount >= minAmount) &&
    (maxAmount === undefined || row.amount <= maxAmount) &&
    createdAt >= from &&
    createdAt < to &&
    (!lastHours || (createdAt >= now - lastHours * HOUR_MS && createdAt <= now)) &&
    words.every((word) => stored.includes(word))
}
