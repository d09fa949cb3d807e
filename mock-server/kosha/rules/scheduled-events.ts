import type { components } from '#contract'
import type { ScheduledEvent } from '../schedule.ts'
import { isOpen, lapseOf } from './payments.ts'
import { referenceKnownAt, refundCompletesAt } from './refunds.ts'
import { processedAt, processingAt } from './settling.ts'

type Schemas = components['schemas']
type PaymentLink = Schemas['PaymentLink']
type Refund = Schemas['Refund']
type Transaction = Schemas['Transaction']
type Settlement = Schemas['Settlement']

export function linkEvents({ id, status, expiresAt }: PaymentLink): ScheduledEvent[] {
  const canExpire = status === 'active' || status === 'partially_paid'
  return canExpire && expiresAt ? [{ at: Date.parse(expiresAt), what: 'link-expires', id }] : []
}

export function transactionEvents(transaction: Transaction): ScheduledEvent[] {
  const { id, refunds } = transaction
  if (isOpen(transaction)) return [{ at: lapseOf(transaction).at, what: 'payment-lapses', id }]
  return refunds.flatMap((refund) => refundEvents(id, refund))
}

export function refundEvents(transactionId: string, refund: Refund): ScheduledEvent[] {
  const ids = { id: transactionId, refundId: refund.id }
  if (refund.status === 'pending')
    return [{ at: refundCompletesAt(refund), what: 'refund-completes', ...ids }]
  if (refund.status === 'failed' || refund.reference.status !== 'pending') return []
  return [{ at: referenceKnownAt(refund), what: 'refund-reference-arrives', ...ids }]
}

export function settlementEvents(settlement: Settlement): ScheduledEvent[] {
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
