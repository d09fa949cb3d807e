import type { components } from '#contract'
import { istAt, istDay } from '../../../../../mock-server/engine/time/ist.ts'
import { gstOn } from '../../../../../mock-server/kosha/rules/fees.ts'
import { refundableUntil } from '../../../../../mock-server/kosha/rules/refunds.ts'
import { capturedIn, settle } from '../../../../../mock-server/kosha/rules/settling.ts'
import { capturedAt } from '../../../../../mock-server/kosha/rules/transaction-events.ts'
import { addWorkingDays } from '../../../../../mock-server/kosha/rules/working-days.ts'

type Schemas = components['schemas']
type Transaction = Schemas['Transaction']
type PaymentLink = Schemas['PaymentLink']
type Settlement = Schemas['Settlement']
type Refund = Schemas['Refund']
type Adjustment = Schemas['Adjustment']
type Event = Schemas['TransactionEvent']

const WORKING_DAYS = 7
const HOUR_MS = 3_600_000
const MAX_SETTLEMENTS = 1000
/** Placeholders for required values that the server left out. */
const NO_RRN = '000000000000'
const NO_FAILURE = { code: 'not_told', source: 'bank', reason: 'Not told', nextStep: 'Not told' } as const

// What was read is adopted with every field that follows from others computed anew. A backend that computed one of
// them wrongly then differs from the model before anything was written.

/** @param settlementId of the settlement of the day on which it was captured */
export function adoptedTransaction(row: Transaction, settlementId: string | undefined): Transaction {
  const { refundableUntil: _until, settlementId: _told, failure, rrn, ...rest } = row
  const at = capturedAt(row)
  const refundedAmount = sumOf(row.refunds.filter(({ status }) => status !== 'failed'))
  const status = statusOf(row, at !== undefined, refundedAmount)
  return {
    ...rest,
    status,
    tax: gstOn(row.fee),
    refundedAmount,
    ...(at !== undefined && { refundableUntil: new Date(refundableUntil(at)).toISOString() }),
    ...(at !== undefined && row.method === 'upi' && { rrn: rrn ?? NO_RRN }),
    ...(at !== undefined && row.mode !== 'test' && settlementId !== undefined && { settlementId }),
    ...(status === 'failed' && { failure: failure ?? NO_FAILURE }),
    refunds: inOrder(row.refunds, ({ createdAt }) => createdAt).map((refund) => adoptedRefund(row, refund)),
    events: adoptedEvents(row, at !== undefined),
  }
}

function adoptedRefund({ method }: Transaction, { processedAt, ...refund }: Refund): Refund {
  const { status, value = NO_RRN } = refund.reference
  return {
    ...refund,
    reference: { type: method === 'card' ? 'arn' : 'rrn', status, ...(status === 'available' && { value }) },
    expectedBy: addWorkingDays(istDay(Date.parse(refund.createdAt)), WORKING_DAYS),
    ...(refund.status === 'processed' && { processedAt: processedAt ?? refund.createdAt }),
  }
}

/** The times of bank events are read; the rest follows from the payment and its refunds. */
function adoptedEvents(
  { events, createdAt, refunds, settlementId }: Transaction,
  isCaptured: boolean,
): Event[] {
  const reported = (type: Event['type'], most: number) =>
    events.filter((event) => event.type === type).slice(0, most)
  const ended = (type: Event['type'], status: Refund['status']) => {
    const refundsInStatus = refunds.filter((refund) => refund.status === status)
    return refundsInStatus.map(({ amount }, index) => ({
      type,
      at: createdAt,
      amount,
      ...reported(type, refundsInStatus.length)[index],
    }))
  }
  const allEvents: Event[] = [
    { type: 'created', at: createdAt },
    ...reported('pending', 1),
    ...reported(isCaptured ? 'succeeded' : 'failed', 1),
    ...refunds.map(({ createdAt: at, amount }): Event => ({ type: 'refund_requested', at, amount })),
    ...ended('refund_processed', 'processed'),
    ...ended('refund_failed', 'failed'),
    ...reported('settled', settlementId === undefined ? 0 : 1),
  ]
  const indexOf = ({ type, at }: Event) => events.findIndex((event) => event.type === type && event.at === at)
  return inOrder(
    allEvents.sort((a, b) => indexOf(a) - indexOf(b)),
    ({ at }) => at,
  )
}

const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** Oldest first; rows of the same instant keep their order. */
const inOrder = <Row>(rows: Row[], at: (row: Row) => string) =>
  [...rows].sort((a, b) => Date.parse(at(a)) - Date.parse(at(b)))

function statusOf(
  { status, amount, events }: Transaction,
  isCaptured: boolean,
  refunded: number,
): Transaction['status'] {
  if (isCaptured) return refunded === 0 ? 'success' : refunded < amount ? 'partially_refunded' : 'refunded'
  if (events.some(({ type }) => type === 'failed')) return 'failed'
  return status === 'pending' || status === 'created' ? status : 'created'
}

export function adoptedLink(link: PaymentLink, paidBy: Transaction[], now: number): PaymentLink {
  const amountPaid = sumOf(paidBy.filter((row) => row.mode !== 'test' && capturedAt(row) !== undefined))
  const refunded = sumOf(
    paidBy
      .filter(({ mode }) => mode !== 'test')
      .flatMap(({ refunds }) => refunds.filter(({ status }) => status !== 'failed')),
  )
  return {
    ...link,
    amountPaid,
    ...(link.amountRefunded !== undefined && { amountRefunded: refunded }),
    status: linkStatus(link, amountPaid, now),
  }
}

function linkStatus(link: PaymentLink, amountPaid: number, now: number): PaymentLink['status'] {
  const { status, amount, expiresAt } = link
  if (amountPaid >= amount) return 'paid'
  if (status === 'cancelled') return 'cancelled'
  if (expiresAt !== undefined && Date.parse(expiresAt) <= now) return 'expired'
  return amountPaid > 0 ? 'partially_paid' : 'active'
}

/**
 * The settlements of one merchant, with the payments that they contain and all of its refunds: each refund is deducted
 * by the first that can, unless the bank refused it before, and what came back is what refunds and settlements name.
 */
export function adoptedSettlements(
  settlements: Settlement[],
  payments: Transaction[],
  now: number,
): Settlement[] {
  const refunds = payments.filter(({ mode }) => mode !== 'test').flatMap(deductible)
  // Older settlements than the list shows may have deducted some.
  const isComplete = settlements.length < MAX_SETTLEMENTS
  if (isComplete) for (const { refund } of refunds) delete refund.settlementId
  let waiting = inOrder(refunds, ({ refund }) => refund.createdAt)
  const oldestFirst = inOrder(settlements, ({ createdAt }) => createdAt)
  return oldestFirst.map((reported) => {
    const captured = capturedIn(payments.filter(({ settlementId }) => settlementId === reported.id))
    const at = Date.parse(reported.createdAt)
    const due = waiting.filter(({ refund, until }) => Date.parse(refund.createdAt) < at && until >= at)
    const reasons = new Map(reported.skippedDays.map(({ date, reason }) => [date, reason]))
    const refundsWaiting = due.map(({ refund: { id: refundId, amount } }) => ({ refundId, amount }))
    const adjustments = adoptedAdjustments(reported, settlements, refunds)
    const { settlement, taken } = settle({ ...reported, captured, refundsWaiting, adjustments, now: at })
    for (const { refund } of waiting) if (taken.includes(refund.id)) refund.settlementId ??= reported.id
    waiting = waiting.filter(({ refund }) => !taken.includes(refund.id))
    const { utr = 'NOTTOLD00000', failure = NO_FAILURE } = reported
    const status = isBeforeDay(settlement.dueOn, now) ? 'scheduled' : reported.status
    return {
      ...settlement,
      status,
      ...(!isComplete && { refunds: reported.refunds, net: reported.net }),
      skippedDays: settlement.skippedDays.map(({ date, reason }) => ({
        date,
        reason: reasons.get(date) ?? reason,
      })),
      ...(status === 'processed' && { utr, processedAt: notBefore(settlement.dueOn, reported.processedAt) }),
      ...(status === 'failed' && { failure }),
      ...(reported.carriedBy !== undefined && { carriedBy: reported.carriedBy }),
    }
  })
}

/** A refund of a payment, which no settlement deducts any more after `until`, when the bank refused it. */
type Deductible = { refund: Refund; transactionId: string; until: number }

function deductible({ id: transactionId, refunds, events }: Transaction): Deductible[] {
  const refusals = events.filter(({ type }) => type === 'refund_failed')
  return refunds.map((refund) => {
    const until =
      refund.status === 'failed'
        ? Date.parse(refusals.shift()?.at ?? refund.createdAt)
        : Number.POSITIVE_INFINITY
    return { refund, transactionId, until }
  })
}

/** By the refunds and settlements that name it; where none names any, those that it names, each with its own amount. */
function adoptedAdjustments(
  { id, adjustments: reported }: Settlement,
  settlements: Settlement[],
  refunds: Deductible[],
): Adjustment[] {
  if (reported === undefined) return []
  const hasReversals = refunds.some(({ refund }) => refund.reversalSettlementId !== undefined)
  const reversed = refunds.filter(({ refund }) =>
    hasReversals
      ? refund.reversalSettlementId === id
      : reported.some(({ refundId }) => refundId === refund.id),
  )
  const hasCarriers = settlements.some(({ carriedBy }) => carriedBy !== undefined)
  const returned = settlements.filter((other) =>
    hasCarriers ? other.carriedBy === id : reported.some(({ settlementId }) => settlementId === other.id),
  )
  const placeOf = ({ refundId, settlementId }: Adjustment) =>
    reported.findIndex((entry) => entry.refundId === refundId && entry.settlementId === settlementId)
  return [
    ...returned.map((settlement) => ({
      type: 'transfer_returned' as const,
      amount: settlement.net,
      settlementId: settlement.id,
    })),
    ...reversed.map(({ refund: { id: refundId, amount }, transactionId }) => ({
      ...{ type: 'refund_reversed' as const, amount, refundId, transactionId },
    })),
  ].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Certainly: it may begin while everything is read. */
export const isBeforeDay = (day: string, now: number) => istAt(day, 0) - now > HOUR_MS

const notBefore = (day: string, reported: string | undefined) =>
  reported !== undefined && istDay(Date.parse(reported)) >= day
    ? reported
    : new Date(istAt(day, 11)).toISOString()
