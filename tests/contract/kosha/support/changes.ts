import type { OperationId } from '../document.ts'
import { operationOf } from '../document.ts'

export function changesOf(id: OperationId): { changes?: string } {
  const { method } = operationOf(id)
  return method === 'GET' || id === 'signIn' ? {} : { changes: CHANGES[id] ?? SETTINGS }
}

export const LINKS = 'creates payment links of the merchant, and deletes them'
export const REFUNDS =
  'refunds payments of the merchant: the smallest one in full, one in up to four parts, and at most 30 times a single paisa'
export const ACCOUNTS = 'registers merchants at contract-suite.example, and does not delete them'
const SETTINGS =
  'updates the settings of merchants that it registered, and the profiles of the given accounts without changing them'
export const PAID_LINKS =
  'updates paid links of the merchant without changing them, and tries to change, cancel and delete them, which must be rejected'
export const SESSIONS = 'starts and ends sessions'
export const PASSWORDS = 'changes and restores passwords of the given accounts, and locks them for 15 minutes'
/** With `--disposable` only. */
export const GIVEN =
  'renames the business of the merchant and describes two of its paid links anew, and restores them'
export const ALL_REFUNDS = 'refunds a payment of the merchant a hundred times'
export const RESETS = 'sets the password of the account of the --reset-token'
export const LOCKS = 'locks addresses at contract-suite.example for 15 minutes'

const CHANGES: Partial<Record<OperationId, string>> = {
  register: ACCOUNTS,
  requestPasswordReset: 'requests password reset mails to addresses at contract-suite.example',
  resetPassword: 'sends unknown reset tokens, which must be rejected',
  changePassword:
    'sends password changes that must be rejected (for the given accounts, to their current password)',
  refreshToken: SESSIONS,
  createPaymentLink: LINKS,
  updatePaymentLink: LINKS,
  deletePaymentLink: LINKS,
  refundTransaction: REFUNDS,
}
