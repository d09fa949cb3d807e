import type { components } from '#contract'
import { rejectUnprocessable } from '../../engine/rule-violation.ts'
import { abandoned, isOpen } from '../rules/payments.ts'
import { failures } from '../seed/failures.ts'
import { capturePayment, rejectPayment } from '../store/requests.ts'
import type { Store } from '../store/store.ts'

type Transaction = components['schemas']['Transaction']
export type Outcome = 'success' | 'failed' | 'expired'

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
