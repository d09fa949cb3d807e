import type { components } from '#contract'
import { rejectUnprocessable } from '../../engine/rule-violation.ts'
import { isCaptured, refundedBy, statusAfter } from '../rules/refunds.ts'
import { sumOf } from '../rules/settling.ts'

type Schemas = components['schemas']

/**
 * Rejects a transaction in an inconsistent state, which could never be refunded, counted or settled.
 * @param now in epoch milliseconds
 * @throws RuleViolation naming the field
 */
export function rejectImpossibleTransaction(row: Schemas['Transaction'], now: number): void {
  const { status, amount, refundedAmount, refunds, events } = row
  const succeeded = events.some(({ type }) => type === 'succeeded')
  const refunded = refundedBy(refunds)
  if (events.some(({ at }) => Date.parse(at) > now)) reject('events', 'must not be in the future')
  if (succeeded !== isCaptured(status)) {
    reject(
      'status',
      `must fit the events; POST /__mock/transactions/${row.id}/outcome ends a pending payment`,
    )
  }
  if ((status === 'failed') !== (row.failure !== undefined))
    reject('failure', 'is required if and only if the status is failed')
  if (refundedAmount !== refunded) reject('refundedAmount', `must be ${refunded}, the sum of the refunds`)
  if (succeeded && status !== statusAfter(refunded, amount)) {
    reject('status', `must be ${statusAfter(refunded, amount)} with these refunds`)
  }
}

/**
 * Rejects events in the future.
 * @param now in epoch milliseconds
 * @throws RuleViolation naming the field
 */
export function rejectFuture(row: { createdAt?: string; processedAt?: string }, now: number): void {
  for (const field of ['createdAt', 'processedAt'] as const) {
    const at = row[field]
    if (at !== undefined && Date.parse(at) > now) reject(field, 'must not be in the future')
  }
}

/** @throws RuleViolation naming the field */
export function rejectImpossibleLink({ status, amount, amountPaid }: Schemas['PaymentLink']): void {
  if (amountPaid > amount) reject('amountPaid', `must be at most ${amount}`)
  if ((status === 'paid') !== (amountPaid === amount))
    reject('status', 'is paid if all of the amount is paid')
  if (status === 'active' && amountPaid > 0) reject('status', 'must be partially_paid with this amountPaid')
  if (status === 'partially_paid' && amountPaid === 0)
    reject('amountPaid', 'must be above 0 with this status')
}

/** @throws RuleViolation naming the field */
export function rejectImpossibleSettlement(row: Schemas['Settlement']): void {
  const { status, gross, refunds, fee, tax, adjustments, net } = row
  if (net !== gross - refunds - fee - tax + sumOf(adjustments))
    reject('net', 'must be gross − refunds − fee − tax + adjustments')
  const isProcessed = row.processedAt !== undefined && row.utr !== undefined
  if (status === 'processed' && !isProcessed)
    reject('utr', 'is required with processedAt once it is processed')
  if ((status === 'failed') !== (row.failure !== undefined))
    reject('failure', 'is required if and only if the status is failed')
}

function reject(field: string, message: string): never {
  return rejectUnprocessable('The row is inconsistent.', [{ field, message }])
}
