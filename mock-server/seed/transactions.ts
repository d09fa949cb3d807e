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

/** The gateway of a payment: the first of what is drawn for its row. */
export const drawGateway = ({ business, method }: Payment, random: Random) =>
  random.weighted<string>(routesOf(business)[method])

/** Passes over what `transactionOf` draws behind the gateway. */
export function skipRest({ method, outcome }: Payment, random: Random): void {
  if (method === 'upi' && outcome !== 'created') random.skip(VPA_DRAWS)
  if (method === 'upi' && outcome === 'success') random.skip(RRN_DRAWS)
  if (outcome === 'failed') random.skip(FAILURE_DRAWS)
}

/** The RRN that `transactionOf` gives the payment from the same state of the generator, if any. */
export function rrnOfPayment({ method, outcome, doneAt }: Payment, random: Random): string | undefined {
  if (method !== 'upi' || outcome !== 'success') return undefined
  random.skip(GATEWAY_DRAWS + VPA_DRAWS)
  return rrnOf(doneAt, random)
}

/** The row of a payment, as it was before anybody asked for a refund and before it was settled. */
export function transactionOf(payment: Payment, id: string, random: Random): Transaction {
  const { business, at, doneAt, amount, method, customer, outcome, paymentLinkId } = payment
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
  // Set one by one: spreading conditions makes a hundred thousand rows twice as slow.
  if (paymentLinkId !== undefined) row.paymentLinkId = paymentLinkId
  if (method === 'upi' && outcome !== 'created') row.vpa = maskedVpa(customer, random)
  if (method === 'upi' && hasSucceeded) row.rrn = rrnOf(doneAt, random)
  if (hasSucceeded) row.refundableUntil = timestamp(refundableUntil(doneAt))
  if (outcome === 'failed') row.failure = random.weighted<Failure>(failures[method])
  const answer = answerTo(payment)
  if (answer) row.events.push(answer)
  return row
}

function answerTo({ outcome, at, doneAt }: Payment): Transaction['events'][number] | undefined {
  if (outcome === 'created') return undefined
  if (outcome === 'pending') return { type: 'pending', at: timestamp(at + 5000) }
  return { type: outcome === 'success' ? 'succeeded' : 'failed', at: timestamp(doneAt) }
}

// How many numbers of the generator each takes.
const GATEWAY_DRAWS = 1
const VPA_DRAWS = 1
const RRN_DRAWS = 6
const FAILURE_DRAWS = 1

const FREE = { fee: 0, tax: 0 }
const timestamp = (at: number) => new Date(at).toISOString()
