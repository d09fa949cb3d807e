import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { timestamp } from '../../engine/time/clock.ts'
import { abandoned, confirmPayment, failPayment, succeed } from '../rules/payments.ts'
import { maskedVpa } from './customers.ts'
import { routesOf } from './gateways.ts'
import type { NumberedPayment } from './payments.ts'

type Transaction = components['schemas']['Transaction']

const CONFIRMED_AFTER_MS = 5000

/** A payment as the customer and the bank leave it: captured, failed or still open. */
export function transactionOf(payment: NumberedPayment, random: Random): Transaction {
  const { outcome, failure, method, customer, at, doneAt } = payment
  const row = started(payment, random)
  // One that the customer has left fails by itself.
  if (outcome === 'created' || failure === abandoned) return row
  if (method === 'upi') row.vpa = maskedVpa(customer, random)
  if (outcome === 'pending') return confirmPayment(row, at + CONFIRMED_AFTER_MS)
  return failure ? failPayment(row, { now: doneAt, failure }) : succeed(row, doneAt)
}

function started(payment: NumberedPayment, random: Random): Transaction {
  const { id, business, at, amount, method, customer, paymentLinkId } = payment
  const createdAt = timestamp(at)
  const row: Transaction = {
    id,
    merchantId: business.id,
    merchantName: business.name,
    amount,
    currency: 'INR',
    status: 'created',
    method,
    gatewayId: random.weighted<string>(routesOf(business)[method]),
    customer,
    fee: 0,
    tax: 0,
    refundedAmount: 0,
    refunds: [],
    events: [{ type: 'created', at: createdAt }],
    createdAt,
  }
  if (paymentLinkId !== undefined) row.paymentLinkId = paymentLinkId
  return row
}
