import type { components } from '#contract'
import { timestamp } from '../../engine/time/clock.ts'
import { addDays, endOfIstDay } from '../../engine/time/ist.ts'
import { nextEtag } from '../rules/etag.ts'
import { isOpen, lapseOf } from '../rules/payments.ts'
import { refundReferenceOf, utrOf } from '../rules/references.ts'
import { completeRefund, referenceKnownAt, revealReference } from '../rules/refunds.ts'
import { linkEvents, refundEvents, settlementEvents } from '../rules/scheduled-events.ts'
import { withEvent } from '../rules/transaction-events.ts'
import type { ScheduledEvent } from '../schedule.ts'
import { creationOf, settlementsOfDay } from './days-settlements.ts'
import { takeEntries } from './ledger.ts'
import { rejectPayment } from './requests.ts'
import type { Store } from './store.ts'

type Transaction = components['schemas']['Transaction']
type Refund = components['schemas']['Refund']
type Settlement = components['schemas']['Settlement']

/**
 * Runs all due events in order, each at its scheduled time: links expire, refunds complete, each day's
 * payments are settled and settlements are paid out.
 * @returns the events run, oldest first
 */
export function runDueEvents(store: Store): ScheduledEvent[] {
  const now = store.clock.now()
  const done: ScheduledEvent[] = []
  for (let due = store.schedule.next(now); due; due = store.schedule.next(now)) {
    effects[due.what](store, due)
    done.push(due)
  }
  return done
}

const effects: Record<ScheduledEvent['what'], (store: Store, due: ScheduledEvent) => void> = {
  'link-expires': expireLink,
  'payment-lapses': endOpenPayment,
  'refund-completes': completePendingRefund,
  'refund-reference-arrives': addReference,
  'day-closes': closeDay,
  'settlement-starts': startSettlement,
  'settlement-goes-out': payOut,
}

function expireLink({ paymentLinks }: Store, { id, at }: ScheduledEvent): void {
  const link = paymentLinks.find(id)
  // The link may have been paid, deleted or given a new expiry since.
  if (!link || (link.expiresAt !== undefined && Date.parse(link.expiresAt) !== at)) return
  if (linkEvents(link).length > 0)
    paymentLinks.replace({ ...link, status: 'expired', etag: nextEtag(link), updatedAt: timestamp(at) })
}

function endOpenPayment(store: Store, { id, at }: ScheduledEvent): void {
  const payment = store.transactions.find(id)
  // It may have ended since, or wait for the bank instead of the customer.
  if (!payment || !isOpen(payment) || lapseOf(payment).at !== at) return
  rejectPayment(payment, lapseOf(payment).failure, store, at)
}

function completePendingRefund(store: Store, due: ScheduledEvent): void {
  const { at } = due
  changeRefund(store, due, 'pending', (transaction, refund) => {
    const isKnown = referenceKnownAt(refund) <= at
    const reference = isKnown ? refundReferenceOf(refund.id, refund.reference.type, at) : undefined
    const completed = completeRefund(transaction, refund.id, { now: at, reference })
    const sent = completed.refunds.find(({ id }) => id === refund.id) ?? refund
    const event = { createdAt: timestamp(at), transactionId: transaction.id, refund: sent }
    store.events.push({ type: 'refund.processed', ...event })
    return completed
  })
}

function addReference(store: Store, due: ScheduledEvent): void {
  changeRefund(store, due, 'processed', (transaction, refund) =>
    revealReference(transaction, refund.id, refundReferenceOf(refund.id, refund.reference.type, due.at)),
  )
}

function changeRefund(
  { transactions, schedule }: Store,
  { id: transactionId, refundId }: ScheduledEvent,
  status: Refund['status'],
  change: (transaction: Transaction, refund: Refund) => Transaction,
): void {
  const transaction = transactions.find(transactionId)
  const refund = transaction?.refunds.find(({ id }) => id === refundId)
  // A test may have changed the row since.
  if (!transaction || refund?.status !== status) return
  const changed = transactions.replace(change(transaction, refund))
  const after = changed.refunds.find(({ id }) => id === refundId)
  for (const next of after ? refundEvents(transactionId, after) : []) schedule.add(next)
}

function startSettlement({ settlements }: Store, { id }: ScheduledEvent): void {
  const settlement = settlements.find(id)
  if (settlement?.status === 'scheduled') settlements.replace({ ...settlement, status: 'processing' })
}

function payOut(store: Store, { id, at }: ScheduledEvent): void {
  const { settlements, events } = store
  const settlement = settlements.find(id)
  if (settlement?.status !== 'processing') return
  const processed = settlements.replace({
    ...settlement,
    status: 'processed',
    utr: utrOf(id, at),
    processedAt: timestamp(at),
  })
  events.push({ type: 'settlement.processed', createdAt: timestamp(at), settlement: processed })
  notePaidOut(processed, store, at)
}

/** Its payments are settled, and so are those of the returned settlements that it carries. */
function notePaidOut(
  { id, capturedOn, adjustments = [] }: Settlement,
  { settlements, transactions }: Pick<Store, 'settlements' | 'transactions'>,
  at: number,
): void {
  const settled = { type: 'settled', at: timestamp(at) } as const
  const { from, to } = creationOf(capturedOn)
  for (const row of transactions.between(from, to))
    if (row.settlementId === id) transactions.change(withEvent(row, settled))
  for (const { settlementId = '' } of adjustments) {
    const carried = settlements.find(settlementId)
    if (carried) notePaidOut(carried, { settlements, transactions }, at)
  }
}

/** At the end of a day (IST), creates one settlement per merchant from the entries that wait for one. */
function closeDay(store: Store, { at, id: day }: ScheduledEvent): void {
  const { transactions, settlements, schedule, ids } = store
  const created = settlementsOfDay(store, { day, at, nextId: () => ids.next('setl') })
  for (const { settlement, payments } of created) {
    settlements.insert(settlement)
    for (const row of payments) transactions.change({ ...row, settlementId: settlement.id })
    for (const next of settlementEvents(settlement)) schedule.add(next)
  }
  for (const { settlement, deducted } of created) takeEntries(settlement, deducted, store)
  const tomorrow = addDays(day, 1)
  schedule.add({ at: endOfIstDay(tomorrow), what: 'day-closes', id: tomorrow })
}
