import type { components } from '#contract'
import { rejectUnprocessable } from '../../engine/rule-violation.ts'
import { rejectClosed } from '../rules/payment-links.ts'
import { abandoned, acceptingMethods, isOpen } from '../rules/payments.ts'
import { rupees } from '../rules/rupees.ts'
import { failures } from '../seed/failures.ts'
import { addPayment, capturePayment, rejectPayment } from '../store/requests.ts'
import type { Store } from '../store/store.ts'
import { buildTransaction } from './transaction.ts'

type Schemas = components['schemas']
type PaymentLink = Schemas['PaymentLink']

type Payment = {
  /** Paise; by default all that remains. */
  amount?: number | undefined
  method: Schemas['MethodType']
  outcome: 'success' | 'failed' | 'pending'
}

/**
 * A customer pays a link at the store's current time.
 * @throws RuleViolation if the link is not active or does not allow this amount, or the account does not accept this
 * method
 */
export function pay(
  link: PaymentLink,
  { method, outcome, amount = link.amount - link.amountPaid }: Payment,
  store: Store,
): { transaction: Schemas['Transaction']; link: PaymentLink } {
  rejectClosed(link)
  rejectAmount(link, amount)
  const transaction = buildTransaction(
    {
      amount,
      method,
      status: outcome,
      merchantId: link.merchantId,
      merchantName: link.merchantName,
      paymentLinkId: link.id,
      gatewayId: routed(link, { method, amount }, store),
      ...(link.customer && { customer: link.customer }),
    },
    store,
  )
  addPayment(transaction, store)
  return { transaction, link: store.paymentLinks.get(link.id, {}) }
}

function rejectAmount({ partial, amountPaid, ...link }: PaymentLink, amount: number): void {
  const remaining = link.amount - amountPaid
  const reject = (message: string, must: string) =>
    rejectUnprocessable(message, [{ field: 'amount', message: must }])
  if (amount > remaining) reject(`Only ${rupees(remaining)} is left to pay.`, `must be at most ${remaining}`)
  if (amount < remaining && !partial)
    reject('This link does not allow part payments.', `must be ${remaining}`)
  if (amount < remaining && partial && amountPaid === 0 && amount < partial.minimum) {
    reject(`The first part is at least ${rupees(partial.minimum)}.`, `must be at least ${partial.minimum}`)
  }
}

type Attempt = { method: Schemas['MethodType']; amount: number }

/** The gateways to which the merchant's enabled methods route this payment. */
const acceptingGateways = (
  { merchantId }: { merchantId: string },
  attempt: Attempt,
  { paymentMethods }: Store,
): string[] =>
  acceptingMethods(paymentMethods.oldestFirst({ merchantId }), attempt).flatMap(
    ({ gatewayIds }) => gatewayIds,
  )

/** @throws RuleViolation for a wallet payment if the merchant has wallets disabled or limited to less */
export function rejectUnavailableWallet(row: Schemas['Transaction'], store: Store): void {
  if (row.method === 'wallet' && acceptingGateways(row, row, store).length === 0) rejectMethod(row)
}

/** The gateway with the highest priority for this payment. */
function routed(link: PaymentLink, attempt: Attempt, store: Store): string {
  const taking = acceptingGateways(link, attempt, store)
  const [gateway] = store.gateways
    .oldestFirst({ merchantId: link.merchantId })
    .filter(({ id, enabled }) => enabled && taking.includes(id))
    .sort((a, b) => a.priority - b.priority)
  return gateway?.id ?? rejectMethod(attempt)
}

const rejectMethod = ({ method, amount }: Attempt): never =>
  rejectUnprocessable(`This account does not accept a ${method} payment of ${rupees(amount)}.`, [
    { field: 'method', message: 'must be enabled, within its limits and routed to an enabled gateway' },
  ])

type Transaction = components['schemas']['Transaction']
type Outcome = 'success' | 'failed' | 'expired'

/**
 * Completes a created or pending payment at the store's current time: it succeeds with fee and settlement, fails, or
 * expires because the customer left.
 * @throws RuleViolation if it has already ended
 * @throws RuleViolation if it exceeds what remains of its link
 */
export function conclude(payment: Transaction, outcome: Outcome, store: Store): Transaction {
  if (!isOpen(payment)) rejectUnprocessable(`${payment.id} has ended: it is ${payment.status}.`, [])
  if (outcome === 'success') return capturePayment(payment, store)
  return rejectPayment(payment, outcome === 'expired' ? abandoned : failures[payment.method][0][1], store)
}
