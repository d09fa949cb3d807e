import { grouped } from '../format/grouped.ts'
import type { Settlement } from '../settlements/settlements.ts'
import type { Transaction } from '../transactions/transactions.ts'
import type { Amounts, BookedPayment } from './amounts.ts'
import type { Deductions, RequestedRefund } from './deductions.ts'
import type { Period } from './period.ts'

/**
 * How the books lead to the settlements of the period, in paise:
 * net of the books − not settled − brought forward + carried forward = net of the settlements.
 */
export type Agreement = {
  /** Captured, but part of no settlement yet, after fee and GST. */
  unsettled: { count: number; net: number }
  /** Refunds requested before the period, but deducted in it. */
  broughtForward: number
  /** Refunds requested in the period, but not deducted in it. */
  carriedForward: number
  settled: number
  /** What is left unexplained; zero if the books and the settlements agree. */
  difference: number
  /** Whose payments are not what they were settled as. */
  differing: Settlement[]
  /** Whether it is known which settlement deducts each refund. */
  knowsDeductions: boolean
}

type Facts = {
  totals: Amounts
  payments: readonly BookedPayment[]
  transactions: readonly Transaction[]
  settlements: readonly Settlement[]
  requested: readonly RequestedRefund[]
  deductions: Deductions | null
}

export function agreementOf(period: Period, facts: Facts): Agreement {
  const { totals, payments, transactions, settlements, requested, deductions } = facts
  const open = payments.filter(({ transaction }) => transaction.settlementId === undefined)
  const unsettled = { count: open.length, net: sumOf(open, ({ transaction }) => netOf(transaction)) }
  const forward = deductions ? forwardOf(period, requested, deductions) : forwardBySum(totals, settlements)
  const settled = sumOf(settlements, ({ net }) => net)
  const expected = totals.net - unsettled.net - forward.broughtForward + forward.carriedForward
  const rows = grouped(transactions, ({ settlementId }) => settlementId)
  return {
    unsettled,
    ...forward,
    settled,
    difference: expected - settled,
    differing: settlements.filter((each) => !isSumOf(each, rows.get(each.id) ?? [])),
    knowsDeductions: deductions !== null,
  }
}

type Forward = Pick<Agreement, 'broughtForward' | 'carriedForward'>

function forwardOf(period: Period, requested: readonly RequestedRefund[], deductions: Deductions): Forward {
  const isBefore = ({ day }: RequestedRefund) => day < period.from
  const deductedOn = ({ refund }: RequestedRefund) => deductions.get(refund.id)?.capturedOn
  const amount = ({ refund }: RequestedRefund) => refund.amount
  return {
    broughtForward: sumOf(
      requested.filter((each) => isBefore(each) && (deductedOn(each) ?? '') >= period.from),
      amount,
    ),
    carriedForward: sumOf(
      requested.filter((each) => !isBefore(each) && each.day <= period.to && deductedOn(each) === undefined),
      amount,
    ),
  }
}

/** Where the refunds cannot be told apart, only what they amount to is known. */
function forwardBySum(totals: Amounts, settlements: readonly Settlement[]): Forward {
  const more = sumOf(settlements, ({ refunds }) => refunds) - totals.refunds
  return { broughtForward: Math.max(more, 0), carriedForward: Math.max(0 - more, 0) }
}

function isSumOf({ transactionCount, gross, fee, tax }: Settlement, rows: readonly Transaction[]): boolean {
  return (
    rows.length === transactionCount &&
    sumOf(rows, ({ amount }) => amount) === gross &&
    sumOf(rows, (row) => row.fee) === fee &&
    sumOf(rows, (row) => row.tax) === tax
  )
}

const netOf = ({ amount, fee, tax }: Transaction) => amount - fee - tax

const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amountOf(item), 0)
