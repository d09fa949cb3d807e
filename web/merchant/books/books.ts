import { grouped } from '../format/grouped.ts'
import { dayOf } from '../format/ist.ts'
import type { Settlement } from '../records/settlements.ts'
import { adjusted, carrierOf, isReturned, netOf } from '../records/settlements.ts'
import type { RequestedRefund } from '../transactions/requested-refunds.ts'
import { requestedRefunds } from '../transactions/requested-refunds.ts'
import type { Transaction } from '../transactions/transactions.ts'
import type { Agreement } from './agreement.ts'
import { agreementOf } from './agreement.ts'
import type { Amounts, BookedPayment } from './amounts.ts'
import type { Period } from './period.ts'

/** An Indian day: what was captured, requested as a refund and given back on it, and what was sent to the bank. */
export type BookDay = Amounts & {
  day: string
  /** The settlement of its payments. */
  settlements: Settlement[]
  /** The net of the settlements that were sent on this day, in paise. */
  toBank: number
}

/** `month` as `2026-11`. */
export type Fees = Omit<Amounts, 'refunds' | 'givenBack' | 'net'> & {
  month: string
  method: Transaction['method']
}

export type BookedRefund = RequestedRefund & {
  /** The settlement that deducted it; undefined while it waits for one, null if that is not known. */
  settlement: Settlement | undefined | null
}

export type Books = {
  period: Period
  days: BookDay[]
  totals: Amounts & { toBank: number }
  /** The payments captured in the period, oldest first. */
  payments: BookedPayment[]
  fees: Fees[]
  refunds: BookedRefund[]
  /** Those of the period's payments, oldest first. */
  settlements: Settlement[]
  agreement: Agreement
  payouts: Payouts
  /** Whether the server says when each transfer was sent; if not, `toBank` counts nothing. */
  knowsSent: boolean
}

/**
 * The accounts of a period. A payment counts on the day it was captured, a refund on the day it was requested unless it
 * failed before it was deducted, and a settlement, with what it gives back, on the day of its payments.
 * @param transactions all with a capture or a refund in the period or days of the refund window before; others are ignored
 * @param settlements all of the merchant's
 */
export function booksOf(
  period: Period,
  {
    transactions,
    settlements: allSettlements,
  }: { transactions: readonly Transaction[]; settlements: readonly Settlement[] },
): Books {
  const within = (day: string | undefined) => day !== undefined && day >= period.from && day <= period.to
  const payments = capturedPayments(transactions).filter(({ day }) => within(day))
  const requested = requestedRefunds(transactions)
  const refunds = requested.filter(({ day }) => within(day))
  const settlements = allSettlements
    .filter(({ capturedOn }) => within(capturedOn))
    .toSorted((a, b) => a.capturedOn.localeCompare(b.capturedOn))
  const knowsSent = allSettlements.every(
    ({ status, processedAt }) => status !== 'processed' || processedAt !== undefined,
  )
  const sent = allSettlements.filter(({ processedAt }) => within(processedAt && dayOf(processedAt)))
  const agreement = (totals: Amounts) =>
    agreementOf(period, { totals, payments, transactions, settlements, requested, allSettlements })
  const totals = { ...sumOf(payments, refunds, settlements), toBank: knowsSent ? netOf(sent) : 0 }
  return {
    period,
    days: daysOf(payments, refunds, settlements, knowsSent ? sent : []),
    totals,
    payments,
    fees: feesOf(payments),
    refunds: refunds.map((row) => ({ ...row, settlement: settlementOf(row, requested, allSettlements) })),
    settlements,
    agreement: agreement(totals),
    payouts: payoutsOf(settlements, allSettlements, knowsSent ? sent : null),
    knowsSent,
  }
}

/** Null where no refund names its settlement: the server does not tell. */
function settlementOf(
  { refund }: RequestedRefund,
  requested: readonly RequestedRefund[],
  allSettlements: readonly Settlement[],
): BookedRefund['settlement'] {
  if (refund.settlementId !== undefined)
    return allSettlements.find(({ id }) => id === refund.settlementId) ?? null
  return allSettlements.some(({ refunds }) => refunds > 0) &&
    requested.every((row) => !row.refund.settlementId)
    ? null
    : undefined
}

const capturedPayments = (transactions: readonly Transaction[]): BookedPayment[] =>
  transactions
    .flatMap((transaction) => {
      const at = transaction.events.find(({ type }) => type === 'succeeded')?.at
      return at ? [{ transaction, at, day: dayOf(at) }] : []
    })
    .toSorted((a, b) => a.at.localeCompare(b.at))

function daysOf(
  payments: readonly BookedPayment[],
  refunds: readonly RequestedRefund[],
  settlements: readonly Settlement[],
  sent: readonly Settlement[],
): BookDay[] {
  const paymentsOn = grouped(payments, ({ day }) => day)
  const refundsOn = grouped(refunds, ({ day }) => day)
  const settlementsOn = grouped(settlements, ({ capturedOn }) => capturedOn)
  const sentOn = grouped(sent, ({ processedAt = '' }) => dayOf(processedAt))
  const days = new Set([paymentsOn, refundsOn, settlementsOn, sentOn].flatMap((byDay) => [...byDay.keys()]))
  return [...days].toSorted().map((day) => ({
    day,
    ...sumOf(paymentsOn.get(day) ?? [], refundsOn.get(day) ?? [], settlementsOn.get(day) ?? []),
    settlements: settlementsOn.get(day) ?? [],
    toBank: netOf(sentOn.get(day) ?? []),
  }))
}

function feesOf(payments: readonly BookedPayment[]): Fees[] {
  const groups = grouped(payments, ({ day, transaction }) => `${day.slice(0, 7)} ${transaction.method}`)
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([key, group]) => {
      const [first] = group
      const { refunds: _refunds, givenBack: _givenBack, net: _net, ...amounts } = sumOf(group, [], [])
      return first ? [{ month: key.slice(0, 7), method: first.transaction.method, ...amounts }] : []
    })
}

function sumOf(
  payments: readonly BookedPayment[],
  refunds: readonly RequestedRefund[],
  settlements: readonly Settlement[],
): Amounts {
  const givenBack = adjusted(settlements, 'refund_reversed')
  const sum = { count: payments.length, gross: 0, refunds: 0, fee: 0, tax: 0, givenBack }
  for (const { transaction } of payments) {
    sum.gross += transaction.amount
    sum.fee += transaction.fee
    sum.tax += transaction.tax
  }
  for (const { refund } of refunds) sum.refunds += refund.amount
  return { ...sum, net: sum.gross - sum.refunds - sum.fee - sum.tax + givenBack }
}

/** A number of settlements and their net, in paise. */
type Part = { count: number; net: number }

/**
 * Where the money of the period's settlements is, and how that leads to what the bank was sent in the period:
 * settled − returned − waiting = sent; sent + sent for earlier payments − sent after the period = to bank.
 */
type Payouts = {
  settled: Part
  /** The transfer failed: the bank has given the money back. */
  returned: Part
  /** The returned money that no later settlement has sent again. */
  notSentAgain: Part
  /** Scheduled, or being transferred. */
  waiting: Part
  sent: Part
  /** Null if the server does not say when each transfer was sent. */
  bridge: {
    /** Sent in the period, for payments captured before it. */
    sentForEarlier: Part
    /** Sent after the period, for payments captured in it. */
    sentAfter: Part
    /** Sent in the period: the total of the day book. */
    toBank: Part
  } | null
}

/** @param sentInPeriod of all the merchant's settlements; null if the server does not say when each was sent */
function payoutsOf(
  settlements: readonly Settlement[],
  allSettlements: readonly Settlement[],
  sentInPeriod: readonly Settlement[] | null,
): Payouts {
  const sent = settlements.filter(isSent)
  const returned = settlements.filter(isReturned)
  return {
    settled: part(settlements),
    returned: part(returned),
    notSentAgain: part(
      returned.filter((settlement) => carrierOf(settlement, allSettlements)?.status !== 'processed'),
    ),
    waiting: part(settlements.filter((settlement) => !isSent(settlement) && !isReturned(settlement))),
    sent: part(sent),
    bridge: sentInPeriod && {
      sentForEarlier: part(sentInPeriod.filter((settlement) => !settlements.includes(settlement))),
      sentAfter: part(sent.filter((settlement) => !sentInPeriod.includes(settlement))),
      toBank: part(sentInPeriod),
    },
  }
}

const isSent = ({ status }: Settlement) => status === 'processed'

const part = (settlements: readonly Settlement[]): Part => ({
  count: settlements.length,
  net: netOf(settlements),
})
