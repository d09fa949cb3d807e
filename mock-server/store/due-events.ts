import type { components } from '#contract'
import { refundReferenceOf, utrOf } from '../rules/references.ts'
import { completeRefund, referenceKnownAt, refundCompletesAt, revealReference } from '../rules/refunds.ts'
import {
  joinSettlement,
  paidOut,
  process,
  processedAt,
  processingAt,
  refundsWaiting,
  settle,
  startProcessing,
} from '../rules/settling.ts'
import { capturedAt } from '../rules/transaction-events.ts'
import { timestamp } from '../time/clock.ts'
import { addDays, endOfIstDay, istDay, startOfIstDay } from '../time/ist.ts'
import type { Appointment, What } from '../time/schedule.ts'
import type { Store } from './store.ts'

type Settlement = components['schemas']['Settlement']
type PaymentLink = components['schemas']['PaymentLink']

/**
 * Lets everything happen that falls due up to now, in order and each at its own time: links expire, refunds
 * complete, days close into settlements, settlements go out.
 * @returns what happened, oldest first
 */
export function catchUp(store: Store): Appointment[] {
  const now = store.clock.now()
  const happened: Appointment[] = []
  for (let due = store.agenda.next(now); due; due = store.agenda.next(now)) {
    events[due.what](store, due)
    happened.push(due)
  }
  return happened
}

/** What will happen by itself to rows that were there from the start. */
export function appointmentsFor(
  store: Pick<Store, 'paymentLinks' | 'transactions' | 'settlements'>,
  now: number,
) {
  const refunds = store.transactions
    .all()
    .flatMap(({ id: transactionId, refunds }) =>
      refunds.flatMap((refund) => refundAppointments(transactionId, refund)),
    )
  return [
    ...store.paymentLinks.oldestFirst().flatMap(linkAppointments),
    ...refunds,
    ...store.settlements.oldestFirst().flatMap(settlementAppointments),
    { at: endOfIstDay(istDay(now)), what: 'day-closes', id: istDay(now) } satisfies Appointment,
  ]
}

export function linkAppointments({ id, status, expiresAt }: PaymentLink): Appointment[] {
  const canExpire = status === 'active' || status === 'partially_paid'
  return canExpire && expiresAt ? [{ at: Date.parse(expiresAt), what: 'link-expires', id }] : []
}

/** The id names the transaction and the refund. */
export function refundAppointments(
  transactionId: string,
  refund: components['schemas']['Refund'],
): Appointment[] {
  const id = `${transactionId} ${refund.id}`
  if (refund.status === 'pending') return [{ at: refundCompletesAt(refund), what: 'refund-completes', id }]
  if (refund.status === 'failed' || refund.reference.status !== 'pending') return []
  return [{ at: referenceKnownAt(refund), what: 'refund-reference-arrives', id }]
}

export function settlementAppointments(settlement: Settlement): Appointment[] {
  const { id, status } = settlement
  return [
    ...(status === 'scheduled'
      ? [{ at: processingAt(settlement), what: 'settlement-starts', id } as const]
      : []),
    ...(status === 'scheduled' || status === 'processing'
      ? [{ at: processedAt(settlement), what: 'settlement-goes-out', id } as const]
      : []),
  ]
}

const events: Record<What, (store: Store, due: Appointment) => void> = {
  'link-expires': ({ paymentLinks }, { id, at }) => {
    const link = paymentLinks.find(id)
    // The link may have been paid, deleted or given another expiry since.
    if (!link || (link.expiresAt !== undefined && Date.parse(link.expiresAt) !== at)) return
    if (linkAppointments(link).length > 0)
      paymentLinks.replace({ ...link, status: 'expired', updatedAt: timestamp(at) })
  },
  'refund-completes': (store, { id, at }) =>
    changeRefund(store, id, (transaction, refund) => {
      const isKnown = referenceKnownAt(refund) <= at
      const reference = isKnown ? refundReferenceOf(refund.id, refund.reference.type, at) : undefined
      return completeRefund(transaction, refund.id, { now: at, reference })
    }),
  'refund-reference-arrives': (store, { id, at }) =>
    changeRefund(store, id, (transaction, refund) =>
      revealReference(transaction, refund.id, refundReferenceOf(refund.id, refund.reference.type, at)),
    ),
  'day-closes': closeDay,
  'settlement-starts': ({ settlements }, { id }) => {
    const settlement = settlements.find(id)
    if (settlement?.status === 'scheduled') settlements.replace(startProcessing(settlement))
  },
  'settlement-goes-out': ({ settlements, transactions }, { id, at }) => {
    const settlement = settlements.find(id)
    if (settlement?.status !== 'processing') return
    settlements.replace(process(settlement, { now: at, utr: utrOf(id, at) }))
    for (const transaction of transactions.settledWith(id))
      transactions.replace(paidOut(transaction, { now: at }))
  },
}

function changeRefund(
  { transactions, agenda }: Store,
  ids: string,
  change: (
    transaction: components['schemas']['Transaction'],
    refund: components['schemas']['Refund'],
  ) => components['schemas']['Transaction'],
): void {
  const [transactionId = '', refundId] = ids.split(' ')
  const transaction = transactions.find(transactionId)
  const refund = transaction?.refunds.find(({ id }) => id === refundId)
  if (!transaction || !refund) return
  const changed = transactions.replace(change(transaction, refund))
  const after = changed.refunds.find(({ id }) => id === refundId)
  for (const next of after ? refundAppointments(transactionId, after) : []) agenda.add(next)
}

/** An Indian day has ended: its captured payments become one settlement for each merchant. */
function closeDay(store: Store, { at, id: day }: Appointment): void {
  const { transactions, settlements, agenda } = store
  // A payment may be captured on the day after it was created.
  const recent = transactions.createdBetween(startOfIstDay(addDays(day, -1)), at)
  const payments = recent.filter(
    (row) => row.settlementId === undefined && istDay(capturedAt(row) ?? 0) === day,
  )
  for (const merchantId of new Set(payments.map((row) => row.merchantId))) {
    const own = payments.filter((row) => row.merchantId === merchantId)
    const { settlement } = settle({
      id: store.ids.next('setl'),
      merchantId,
      merchantName: own[0]?.merchantName ?? merchantId,
      capturedOn: day,
      payments: own,
      refundsWaiting: refundsWaiting(
        transactions.refundedAt(merchantId),
        settlements.oldestFirst({ merchantId }),
      ),
      now: at,
    })
    settlements.insert(settlement)
    for (const row of own) transactions.replace(joinSettlement(row, settlement.id))
    for (const next of settlementAppointments(settlement)) agenda.add(next)
  }
  const tomorrow = addDays(day, 1)
  agenda.add({ at: endOfIstDay(tomorrow), what: 'day-closes', id: tomorrow })
}
