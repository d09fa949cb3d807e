import type { components } from '#contract'
import { unprocessable } from '../refusal.ts'
import { rupees } from '../rules/money-text.ts'
import type { Store } from '../store/store.ts'
import { timestamp } from '../time/clock.ts'
import { announced } from './announced.ts'
import { buildTransaction } from './transaction.ts'

type Schemas = components['schemas']
type PaymentLink = Schemas['PaymentLink']

export type Payment = {
  /** Paise; all that is left unless given. */
  amount?: number | undefined
  method: Schemas['MethodType']
  outcome: 'success' | 'failed' | 'pending'
  customer?: Schemas['Customer'] | undefined
}

/**
 * Somebody pays through a link, at the present instant of the store.
 * @throws Refusal 422 if the link is not open, does not allow this amount, or the account does not take this method
 */
export function pay(
  link: PaymentLink,
  { method, outcome, ...payment }: Payment,
  store: Store,
): { transaction: Schemas['Transaction']; link: PaymentLink } {
  const rest = link.amount - link.amountPaid
  const { amount = rest, customer = link.customer } = payment
  refuseClosed(link)
  refuseAmount(link, amount, rest)
  const transaction = buildTransaction(
    {
      amount,
      method,
      status: outcome,
      merchantId: link.merchantId,
      merchantName: link.merchantName,
      paymentLinkId: link.id,
      gatewayId: routed(link, { method, amount }, store),
      ...(customer && { customer }),
    },
    store,
  )
  store.transactions.insert(transaction)
  store.ids.reserve(transaction.id)
  if (outcome !== 'pending') announced(transaction, store)
  return { transaction, link: outcome === 'success' ? receive(link, amount, store) : link }
}

/** The link after so many paise more were paid through it. */
export function receive(link: PaymentLink, amount: number, { paymentLinks, clock }: Store): PaymentLink {
  const amountPaid = link.amountPaid + amount
  const status = amountPaid === link.amount ? 'paid' : 'partially_paid'
  return paymentLinks.replace({ ...link, amountPaid, status, updatedAt: timestamp(clock.now()) })
}

export function refuseClosed({ status, id }: PaymentLink): void {
  if (status === 'active' || status === 'partially_paid') return
  unprocessable(`Nobody can pay through ${id}: it is ${status}.`, [])
}

function refuseAmount({ partial, amountPaid }: PaymentLink, amount: number, rest: number): void {
  const refuse = (message: string, must: string) =>
    unprocessable(message, [{ field: 'amount', message: must }])
  if (amount > rest) refuse(`Only ${rupees(rest)} is left to pay.`, `must be at most ${rest}`)
  if (amount < rest && !partial) refuse('This link is not paid in parts.', `must be ${rest}`)
  if (amount < rest && partial && amountPaid === 0 && amount < partial.minimum) {
    refuse(`The first part is at least ${rupees(partial.minimum)}.`, `must be at least ${partial.minimum}`)
  }
}

/** The gateway that is tried first for this payment. */
function routed(
  { merchantId }: PaymentLink,
  { method, amount }: { method: Schemas['MethodType']; amount: number },
  { gateways, paymentMethods }: Store,
): string {
  const taking = paymentMethods
    .oldestFirst({ merchantId })
    .filter(
      ({ type, enabled, minAmount, maxAmount }) =>
        type === method && enabled && minAmount <= amount && amount <= maxAmount,
    )
    .flatMap(({ gatewayIds }) => gatewayIds)
  const [gateway] = gateways
    .oldestFirst({ merchantId })
    .filter(({ id, enabled }) => enabled && taking.includes(id))
    .sort((a, b) => a.priority - b.priority)
  return (
    gateway?.id ??
    unprocessable(`This account takes no ${method} payment of ${rupees(amount)}.`, [
      { field: 'method', message: 'must be enabled, within its limits and routed to an enabled gateway' },
    ])
  )
}
