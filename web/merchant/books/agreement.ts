import { grouped } from '../format/grouped.ts'
import type { Settlement } from '../records/settlements.ts'
import { adjusted } from '../records/settlements.ts'
import type { RequestedRefund } from '../transactions/requested-refunds.ts'
import type { Transaction } from '../transactions/transactions.ts'
import type { Amounts, BookedPayment } from './amounts.ts'
import type { Period } from './period.ts'

/**
 * Reconciles the books with the settlements of the period, in paise:
 * net of the books − not settled − brought forward + carried forward + sent again = net of the settlements.
 */
export type Agreement = {
  /** Captured, but part of no settlement yet, after fee and GST. */
  unsettled: { count: number; net: number }
  /** Refunds requested before the period, but deducted in it. */
  broughtForward: number
  /** Refunds requested in the period, but not deducted in it. */
  carriedForward: number
  /** Transfers that came back, paid out again with these settlements. */
  sentAgain: number
  settled: number
  /** The unexplained difference; zero if the books and the settlements agree. */
  difference: number
  /** Its payments are not what they were settled as. */
  differing: Settlement[]
  /** Whether it is known which refunds each settlement deducted. */
  knowsDeductions: boolean
  /** The refunds that name it do not add up to its deductions and reversals. */
  misnamed: Settlement[]
}

type Facts = {
  totals: Amounts
  payments: readonly BookedPayment[]
  transactions: readonly Transaction[]
  settlements: readonly Settlement[]
  requested: readonly RequestedRefund[]
  allSettlements: readonly Settlement[]
}

export function agreementOf(period: Period, facts: Facts): Agreement {
  const { totals, payments, transactions, settlements, requested, allSettlements } = facts
  const open = payments.filter(({ transaction }) => transaction.settlementId === undefined)
  const unsettled = { count: open.length, net: sumOf(open, ({ transaction }) => netOf(transaction)) }
  const differs = (settlement: Settlement) =>
    settlement.refunds !== deductedBy(settlement, requested) ||
    adjusted([settlement], 'refund_reversed') !== givenBackBy(settlement, requested)
  const nameSettlements = requested.some(({ refund }) => refund.settlementId !== undefined)
  const knowsDeductions = settlements.every(
    (settlement) => settlement.refunds === deductedBy(settlement, requested),
  )
  const forward = knowsDeductions
    ? forwardOf(period, requested, new Map(allSettlements.map(({ id, capturedOn }) => [id, capturedOn])))
    : forwardBySum(totals, settlements)
  const sentAgain = adjusted(settlements, 'transfer_returned')
  const settled = sumOf(settlements, ({ net }) => net)
  const expected = totals.net - unsettled.net - forward.broughtForward + forward.carriedForward + sentAgain
  const rows = grouped(transactions, ({ settlementId }) => settlementId)
  return {
    unsettled,
    ...forward,
    sentAgain,
    settled,
    difference: expected - settled,
    differing: settlements.filter((settlement) => !isSumOf(settlement, rows.get(settlement.id) ?? [])),
    knowsDeductions,
    misnamed: nameSettlements ? settlements.filter(differs) : [],
  }
}

type Forward = Pick<Agreement, 'broughtForward' | 'carriedForward'>

const deductedBy = ({ id }: Settlement, requested: readonly RequestedRefund[]) =>
  sumOf(
    requested.filter(({ refund }) => refund.settlementId === id),
    ({ refund }) => refund.amount,
  )

/** By the refunds that name the settlement; if there are none, by the settlement itself. */
function givenBackBy(settlement: Settlement, requested: readonly RequestedRefund[]): number {
  if (requested.every(({ refund }) => refund.reversalSettlementId === undefined))
    return adjusted([settlement], 'refund_reversed')
  return sumOf(
    requested.filter(({ refund }) => refund.reversalSettlementId === settlement.id),
    ({ refund }) => refund.amount,
  )
}

function forwardOf(
  period: Period,
  requested: readonly RequestedRefund[],
  dayOfSettlement: ReadonlyMap<string, string>,
): Forward {
  const isBefore = ({ day }: RequestedRefund) => day < period.from
  const deductedOn = ({ refund }: RequestedRefund) => dayOfSettlement.get(refund.settlementId ?? '') ?? ''
  const isInPeriod = (day: string) => day >= period.from && day <= period.to
  const amount = ({ refund }: RequestedRefund) => refund.amount
  return {
    broughtForward: sumOf(
      requested.filter((row) => isBefore(row) && isInPeriod(deductedOn(row))),
      amount,
    ),
    carriedForward: sumOf(
      requested.filter((row) => isInPeriod(row.day) && !isInPeriod(deductedOn(row))),
      amount,
    ),
  }
}

/** Without knowing which refunds were deducted, only their sum is known. */
function forwardBySum(totals: Amounts, settlements: readonly Settlement[]): Forward {
  const excess = sumOf(settlements, ({ refunds }) => refunds) - totals.refunds
  return { broughtForward: Math.max(excess, 0), carriedForward: Math.max(0 - excess, 0) }
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
