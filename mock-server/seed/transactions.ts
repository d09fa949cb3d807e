import type { components } from '#contract'
import type { Random } from '../random.ts'
import { feeOf } from '../rules/fees.ts'
import { rrnOf } from '../rules/references.ts'
import { refundableUntil } from '../rules/refunds.ts'
import { maskedVpa } from './customers.ts'
import { failures } from './failures.ts'
import { routesOf } from './gateways.ts'
import type { Payment } from './payments.ts'

type Transaction = components['schemas']['Transaction']
type Failure = components['schemas']['Failure']
type Known = { id: string; customer: Transaction['customer']; random: Random }
type Outcome = Pick<Payment, 'method' | 'outcome'>

/** The gateway of a payment: the first random draw for its row. */
export const drawGateway = ({ business, method }: Pick<Payment, 'business' | 'method'>, random: Random) =>
  random.weighted<string>(routesOf(business)[method])

/** Skips the random draws that `transactionOf` makes after the gateway. */
export function skipRest({ method, outcome }: Outcome, random: Random): void {
  if (method === 'upi' && outcome !== 'created') random.skip(VPA_DRAWS)
  if (method === 'upi' && outcome === 'success') random.skip(RRN_DRAWS)
  if (outcome === 'failed') random.skip(FAILURE_DRAWS)
}

/** The RRN, if any, that `transactionOf` assigns to the payment with the same generator state. */
export function rrnOfPayment({ method, outcome, doneAt }: Payment, random: Random): string | undefined {
  if (method !== 'upi' || outcome !== 'success') return undefined
  random.skip(GATEWAY_DRAWS + VPA_DRAWS)
  return rrnOf(doneAt, random)
}

/** The row of a payment before any refund or settlement. */
export function transactionOf(payment: Payment, { id, customer, random }: Known): Transaction {
  const { business, at, doneAt, amount, method, outcome, paymentLinkId } = payment
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
    gatewayId: drawGateway(payment, random),
    customer,
    fee,
    tax,
    refundedAmount: 0,
    refunds: [],
    events: [{ type: 'created', at: createdAt }],
    createdAt,
  }
  // Assigned one by one: conditional spreads make creating 100,000 rows twice as slow.
  if (paymentLinkId !== undefined) row.paymentLinkId = paymentLinkId
  if (method === 'upi' && outcome !== 'created') row.vpa = maskedVpa(customer, random)
  if (method === 'upi' && hasSucceeded) row.rrn = rrnOf(doneAt, random)
  if (hasSucceeded) row.refundableUntil = timestamp(refundableUntil(doneAt))
  if (outcome === 'failed') row.failure = random.weighted<Failure>(failures[method])
  const answer = outcomeEvent(payment)
  if (answer) row.events.push(answer)
  return row
}

function outcomeEvent({ outcome, at, doneAt }: Payment): Transaction['events'][number] | undefined {
  if (outcome === 'created') return undefined
  if (outcome === 'pending') return { type: 'pending', at: timestamp(at + 5000) }
  return { type: outcome === 'success' ? 'succeeded' : 'failed', at: timestamp(doneAt) }
}

// The number of random draws for each.
const GATEWAY_DRAWS = 1
const VPA_DRAWS = 1
const RRN_DRAWS = 6
const FAILURE_DRAWS = 1

const FREE = { fee: 0, tax: 0 }
const timestamp = (at: number) => new Date(at).toISOString()
