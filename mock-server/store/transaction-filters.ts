import type { components, operations } from '#contract'
import { HOUR_MS } from '../time/clock.ts'
import { endOfIstDay, startOfIstDay } from '../time/ist.ts'
import type { Bits } from './bits.ts'
import type { Values } from './column-values.ts'
import { Columns } from './columns.ts'
import type { Scope } from './table.ts'

export type Filters = NonNullable<operations['listTransactions']['parameters']['query']>
type Transaction = components['schemas']['Transaction']

const CODES = ['status', 'method', 'refunds', 'merchant', 'gateway', 'link', 'settlement'] as const
const NUMBERS = ['createdAt', 'amount'] as const
const INDEXED = ['status', 'method', 'refunds', 'merchant', 'gateway'] as const

export const createColumns = () =>
  new Columns<(typeof CODES)[number], (typeof NUMBERS)[number]>(CODES, NUMBERS, INDEXED)

/** The fields of all transactions available for filtering and sorting. Numbers are epoch milliseconds and paise. */
export type FilterableColumns = Values<(typeof CODES)[number], (typeof NUMBERS)[number]>

/** The same fields of one. */
type FilterableFields = {
  codes: Record<(typeof CODES)[number], (row: Transaction) => string>
  numbers: Record<(typeof NUMBERS)[number], (row: Transaction) => number>
}

export const filterableOfRow: FilterableFields = {
  codes: {
    status: ({ status }) => status,
    method: ({ method }) => method,
    refunds: ({ refunds }) => statusesOf(refunds),
    merchant: ({ merchantId }) => merchantId,
    gateway: ({ gatewayId }) => gatewayId,
    link: ({ paymentLinkId = '' }) => paymentLinkId,
    settlement: ({ settlementId = '' }) => settlementId,
  },
  numbers: {
    createdAt: ({ createdAt }) => Date.parse(createdAt),
    amount: ({ amount }) => amount,
  },
}

/** The different statuses of these refunds, as the column `refunds` lists them. */
export const statusesOf = (refunds: readonly Pick<Transaction['refunds'][number], 'status'>[]): string =>
  refunds.length > 1
    ? [...new Set(refunds.map(({ status }) => status))].sort().join(' ')
    : (refunds[0]?.status ?? '')

/** The rows in scope that pass every filter except the text search. @param now in epoch milliseconds */
export function narrow(
  columns: ReturnType<typeof createColumns>,
  filters: Filters,
  { merchantId }: Scope,
  now: number,
): Bits {
  const bits = columns.everything()
  if (merchantId !== undefined) columns.keep(bits, 'merchant', [merchantId])
  if (filters.merchantId) columns.keep(bits, 'merchant', [filters.merchantId])
  if (filters.status?.length) columns.keep(bits, 'status', filters.status)
  if (filters.method?.length) columns.keep(bits, 'method', filters.method)
  if (filters.gatewayId) columns.keep(bits, 'gateway', [filters.gatewayId])
  if (filters.paymentLinkId) columns.keep(bits, 'link', [filters.paymentLinkId])
  if (filters.settlementId) columns.keep(bits, 'settlement', [filters.settlementId])
  if (filters.refundStatus) columns.keep(bits, 'refunds', combinationsWith(filters.refundStatus))
  if (filters.from)
    columns.keepBetweenSorted(bits, 'createdAt', startOfIstDay(filters.from), Number.POSITIVE_INFINITY)
  if (filters.to) columns.keepBetweenSorted(bits, 'createdAt', 0, endOfIstDay(filters.to) - 1)
  if (filters.lastHours) columns.keepBetweenSorted(bits, 'createdAt', now - filters.lastHours * HOUR_MS, now)
  const { minAmount = 0, maxAmount = Number.POSITIVE_INFINITY } = filters
  if (minAmount > 0 || maxAmount !== Number.POSITIVE_INFINITY)
    columns.keepBetween(bits, 'amount', minAmount, maxAmount)
  return bits
}

const combinationsWith = (status: string) =>
  [
    'failed',
    'pending',
    'processed',
    'failed pending',
    'failed processed',
    'pending processed',
    'failed pending processed',
  ].filter((each) => each.split(' ').includes(status))
