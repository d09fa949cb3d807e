import type { components } from '#contract'
import { randomOf } from '../../engine/random.ts'
import { DAY_MS, MINUTE_MS, timestamp } from '../../engine/time/clock.ts'
import { feeOf } from './fees.ts'
import { rrnOf } from './references.ts'
import { refundableUntil } from './refunds.ts'
import { eventsWith, withEvent } from './transaction-events.ts'

type Schemas = components['schemas']
type Transaction = Schemas['Transaction']
type Failure = Schemas['Failure']

const CONFIRMED_WITHIN_MS = 30 * MINUTE_MS
const ANSWERED_WITHIN_MS = 5 * DAY_MS

/** How long after its creation a payment may be captured. */
export const MAX_OPEN_MS = Math.max(CONFIRMED_WITHIN_MS, ANSWERED_WITHIN_MS)

export const abandoned: Failure = {
  code: 'payment_abandoned',
  source: 'customer',
  reason: 'The customer left before confirming the payment.',
  nextStep: 'Send the link again, with a reminder.',
}

export const unanswered: Failure = {
  code: 'bank_unavailable',
  source: 'bank',
  reason: "The customer's bank did not respond.",
  nextStep: 'Ask the customer to try again in half an hour, or with another bank.',
}

type NewPayment = Pick<
  Transaction,
  'id' | 'merchantId' | 'merchantName' | 'amount' | 'method' | 'gatewayId' | 'customer'
> & { at: number; paymentLinkId?: string | undefined }

/** A payment that its customer has begun at an instant, in epoch milliseconds. */
export function createdPayment(payment: NewPayment): Transaction {
  const { id, merchantId, merchantName, at, amount, method, gatewayId, customer, paymentLinkId } = payment
  const createdAt = timestamp(at)
  const row: Transaction = {
    id,
    merchantId,
    merchantName,
    amount,
    currency: 'INR',
    status: 'created',
    method,
    gatewayId,
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

/** The customer has confirmed the payment and waits for the bank since `now` (epoch milliseconds). */
export const confirmPayment = (transaction: Transaction, now: number): Transaction =>
  withEvent({ ...transaction, status: 'pending' }, { type: 'pending', at: timestamp(now) })

/** The payment was captured at `now` (epoch milliseconds): it has a fee and can be refunded from then on. */
export function succeed(transaction: Transaction, now: number): Transaction {
  const { id, amount, method, events } = transaction
  const { fee, tax } = feeOf(amount, method)
  // Not a spread: fields that the row lacks would make that five times slower, for 100,000 payments.
  return Object.assign({}, transaction, {
    status: 'success' as const,
    fee,
    tax,
    refundableUntil: timestamp(refundableUntil(now)),
    events: eventsWith(events, { type: 'succeeded', at: timestamp(now) }),
    ...(method === 'upi' && { rrn: rrnOf(now, randomOf(id)) }),
  })
}

/** The payment failed at `now` (epoch milliseconds). */
export const failPayment = (
  transaction: Transaction,
  { now, failure }: { now: number; failure: Failure },
): Transaction =>
  withEvent({ ...transaction, status: 'failed', failure }, { type: 'failed', at: timestamp(now) })

export const isOpen = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'created' || status === 'pending'

/**
 * When an open payment fails by itself, and why: half an hour after its creation if the customer has not confirmed it,
 * five days after it if the bank has not answered. The Reserve Bank requires the money to be back with the customer by then.
 */
export const lapseOf = ({
  status,
  createdAt,
}: Pick<Transaction, 'status' | 'createdAt'>): { at: number; failure: Failure } =>
  status === 'created'
    ? { at: Date.parse(createdAt) + CONFIRMED_WITHIN_MS, failure: abandoned }
    : { at: Date.parse(createdAt) + ANSWERED_WITHIN_MS, failure: unanswered }

/** The methods of a merchant that accept a payment: enabled, and within their limits. */
export const acceptingMethods = <
  Method extends Pick<Schemas['PaymentMethod'], 'type' | 'enabled' | 'minAmount' | 'maxAmount'>,
>(
  methods: readonly Method[],
  { method, amount }: Pick<Transaction, 'method' | 'amount'>,
): Method[] =>
  methods.filter(
    ({ type, enabled, minAmount, maxAmount }) =>
      type === method && enabled && minAmount <= amount && amount <= maxAmount,
  )
