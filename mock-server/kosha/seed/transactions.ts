import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { feeOf } from '../rules/fees.ts'
import { rrnOf } from '../rules/references.ts'
import { refundableUntil } from '../rules/refunds.ts'
import { maskedVpa } from './customers.ts'
import { failures } from './failures.ts'
import { routesOf } from './gateways.ts'
import type { Payment } from './payments.ts'

type Transaction = components['schemas']['Transaction']
type Failure = components['schemas']['Failure']

/** The row of a payment before any refund or settlement. */
export function transactionOf(payment: Payment, id: string, random: Random): Transaction {
  const { business, at, doneAt, amount, method, outcome, customer, paymentLinkId } = payment
  const hasSucceeded = outcome === 'success'
  const { fee, tax } = hasSucceeded ? feeOf(amount, method) : FREE
  const createdAt = timestamp(at)
  const row: Transaction = {
    id,
    merchantId: business.id,
    merchantName: business.name,
    amount,
    currency: 'INR',
    status: outcome,
    method,
    gatewayId: random.weighted<string>(routesOf(business)[method]),
    customer,
    fee,
    tax,
    refundedAmount: 0,
    refunds: [],
    events: [{ type: 'created', at: createdAt }, ...outcomeEvents(payment)],
    createdAt,
  }
  if (paymentLinkId !== undefined) row.paymentLinkId = paymentLinkId
  if (method === 'upi' && outcome !== 'created') row.vpa = maskedVpa(customer, random)
  if (method === 'upi' && hasSucceeded) row.rrn = rrnOf(doneAt, random)
  if (hasSucceeded) row.refundableUntil = timestamp(refundableUntil(doneAt))
  if (outcome === 'failed') row.failure = random.weighted<Failure>(failures[method])
  return row
}

function outcomeEvents({ outcome, at, doneAt }: Payment): Transaction['events'] {
  if (outcome === 'created') return []
  if (outcome === 'pending') return [{ type: 'pending', at: timestamp(at + 5000) }]
  return [{ type: outcome === 'success' ? 'succeeded' : 'failed', at: timestamp(doneAt) }]
}

const FREE = { fee: 0, tax: 0 }
