import type { components } from '#contract'
import { unprocessable } from '../refusal.ts'

type Schemas = components['schemas']

const CAPTURED = ['success', 'partially_refunded', 'refunded']

/**
 * Rejects a transaction in an inconsistent state, which could never be refunded, counted or settled.
 * @param now in epoch milliseconds
 * @throws Refusal 422 naming the field
 */
export function refuseImpossibleTransaction(row: Schemas['Transaction'], now: number): void {
  const { status, amount, refundedAmount, refunds, events } = row
  const isCaptured = events.some(({ type }) => type === 'succeeded')
  const refunded = refunds.reduce((sum, each) => sum + (each.status === 'failed' ? 0 : each.amount), 0)
  if (events.some(({ at }) => Date.parse(at) > now)) refuse('events', 'must not be in the future')
  if (isCaptured !== CAPTURED.includes(status)) {
    refuse(
      'status',
      `must fit the events; POST /__mock/transactions/${row.id}/outcome ends a pending payment`,
    )
  }
  if ((status === 'failed') !== (row.failure !== undefined))
    refuse('failure', 'is required if and only if the status is failed')
  if (refundedAmount !== refunded) refuse('refundedAmount', `must be ${refunded}, the sum of the refunds`)
  if (isCaptured && status !== refundStatus(amount, refunded)) {
    refuse('status', `must be ${refundStatus(amount, refunded)} with these refunds`)
  }
}

/**
 * Rejects events in the future.
 * @param now in epoch milliseconds
 * @throws Refusal 422 naming the field
 */
export function refuseFuture(row: { createdAt?: string; processedAt?: string }, now: number): void {
  for (const field of ['createdAt', 'processedAt'] as const) {
    const at = row[field]
    if (at !== undefined && Date.parse(at) > now) refuse(field, 'must not be in the future')
  }
}

/** @throws Refusal 422 naming the field */
export function refuseImpossibleLink({ status, amount, amountPaid }: Schemas['PaymentLink']): void {
  if (amountPaid > amount) refuse('amountPaid', `must be at most ${amount}`)
  if ((status === 'paid') !== (amountPaid === amount))
    refuse('status', 'is paid if all of the amount is paid')
  if (status === 'active' && amountPaid > 0) refuse('status', 'must be partially_paid with this amountPaid')
  if (status === 'partially_paid' && amountPaid === 0)
    refuse('amountPaid', 'must be above 0 with this status')
}

/** @throws Refusal 422 naming the field */
export function refuseImpossibleSettlement(row: Schemas['Settlement']): void {
  const { status } = row
  const isProcessed = row.processedAt !== undefined && row.utr !== undefined
  if (status === 'processed' && !isProcessed)
    refuse('utr', 'is required with processedAt once it is processed')
  if ((status === 'failed') !== (row.failure !== undefined))
    refuse('failure', 'is required if and only if the status is failed')
}

function refundStatus(amount: number, refunded: number): Schemas['Transaction']['status'] {
  if (refunded === 0) return 'success'
  return refunded === amount ? 'refunded' : 'partially_refunded'
}

function refuse(field: string, message: string): never {
  return unprocessable('The row is inconsistent.', [{ field, message }])
}
