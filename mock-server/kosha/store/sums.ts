import type { components } from '#contract'
import { isCaptured } from '../rules/refunds.ts'

type Transaction = components['schemas']['Transaction']

/** The sums of payments; `amount` is the captured amount in paise. */
export type Sum = { amount: number; count: number; succeeded: number; failed: number }

export const nothing = (): Sum => ({ amount: 0, count: 0, succeeded: 0, failed: 0 })

export function sumOf<Key>(sums: Map<Key, Sum>, key: Key): Sum {
  const existing = sums.get(key)
  if (existing) return existing
  const sum = nothing()
  sums.set(key, sum)
  return sum
}

export function count(sum: Sum, { amount, status }: Transaction): void {
  sum.count++
  if (status === 'failed') sum.failed++
  if (!isCaptured(status)) return
  sum.succeeded++
  sum.amount += amount
}

/** Whether no money moved: the gateway was in test mode. */
export const isTest = ({ mode }: Pick<Transaction, 'mode'>): boolean => mode === 'test'

/** The sums of transactions, in paise. */
type Money = components['schemas']['TransactionSums']

export const noMoney = (): Money => ({ captured: 0, refunded: 0, fee: 0, tax: 0 })

export function addMoney(sums: Money, { amount, status, refundedAmount, fee, tax }: Transaction): void {
  if (!isCaptured(status)) return
  sums.captured += amount
  sums.refunded += refundedAmount
  sums.fee += fee
  sums.tax += tax
}
