import type { components } from '#contract'
import { abandoned, unanswered } from '../rules/payments.ts'

type Failure = components['schemas']['Failure']
type MethodType = components['schemas']['MethodType']
type Weighted = readonly [weight: number, value: Failure]

const failureOf =
  (source: Failure['source']) =>
  (code: string, reason: string, nextStep: string): Failure => ({ code, source, reason, nextStep })
const customer = failureOf('customer')
const bank = failureOf('bank')
const fundsMissing = customer(
  'insufficient_funds',
  "The customer's account did not have enough money.",
  'Ask the customer to pay from another account, or later.',
)
const declined = bank(
  'declined_by_bank',
  "The customer's bank declined the payment without giving a reason.",
  'Ask the customer to call their bank, or to pay another way.',
)
const wrongPin = customer(
  'wrong_upi_pin',
  'The customer entered a wrong UPI PIN.',
  'Ask the customer to try again with the right PIN.',
)
const limitReached = customer(
  'upi_limit_reached',
  'The customer reached the UPI limit for today.',
  'Ask the customer to pay tomorrow, or by net banking.',
)
const otpMissing = customer(
  'otp_not_entered',
  'The customer did not enter the one-time password in time.',
  'Ask the customer to try again with their phone at hand.',
)
const cardExpired = customer(
  'card_expired',
  "The customer's card has expired.",
  'Ask the customer to pay with another card, or by UPI.',
)
const cardBlocked = bank(
  'card_blocked',
  'The bank has blocked this card for online payments.',
  "Ask the customer to enable them in their bank's app.",
)
/** Payment failure reasons by method type, weighted by frequency. */
export const failures: Readonly<Record<MethodType, readonly [Weighted, ...Weighted[]]>> = {
  upi: [
    [8, abandoned],
    [5, fundsMissing],
    [4, wrongPin],
    [4, unanswered],
    [2, limitReached],
    [1, declined],
  ],
  card: [
    [5, otpMissing],
    [4, declined],
    [3, fundsMissing],
    [2, cardExpired],
    [1, cardBlocked],
  ],
  netbanking: [
    [4, abandoned],
    [4, unanswered],
    [2, fundsMissing],
  ],
  wallet: [
    [3, fundsMissing],
    [2, abandoned],
  ],
}

/** The reason why a transfer to the merchant was returned. */
export const settlementFailure = {
  returned: {
    code: 'account_inactive',
    source: 'bank',
    reason: 'The bank returned the transfer because the account is inactive.',
    nextStep:
      'Ask the bank to activate the account. The amount goes with the next settlement, and with each one after it until it arrives.',
  },
  rejected: {
    code: 'account_name_mismatch',
    source: 'business',
    reason: 'The bank rejected the transfer: the account name is not the name of the business.',
    nextStep:
      'Correct the bank details with support. The amount goes with the next settlement, and with each one after it until it arrives.',
  },
} as const satisfies Record<string, Failure>
