import { closedFor, DAY, later } from '../data/calendar.ts'
import { refundRules } from '../rules/money.ts'
import { referenceValue, transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant, seenByOthers } from './mutant.ts'

const { checkRemaining, checkWindow, checkCaptured } = transactionRules
const { reference, refundableUntil } = refundRules

export const refundMutants: Mutant[] = [
  mutant('each refund is only checked against the original amount', 'model/sequences', {
    checkRemaining: (payment, amount) => checkRemaining({ ...payment, refunds: [] }, amount),
  }),
  mutant('an amount above what remains is rejected before a closed window', 'model/sequences', {
    checkRefund: (payment, amount, now) => {
      checkCaptured(payment)
      checkRemaining(payment, amount)
      checkWindow(payment, now)
    },
  }),
  mutant('a payment can be refunded in 101 parts', 'state/refund-limit', {
    checkCaptured: (payment) => checkCaptured({ ...payment, refunds: payment.refunds.slice(1) }),
  }),
  mutant('the refund window closes after 30 days', 'model/sequences', {
    checkWindow: (payment, now) => checkWindow(payment, now - 23 * DAY),
  }),
  mutant('refundableUntil is counted from the creation', 'model/adoption', {
    refundableUntil: (decidedAt) => refundableUntil(decidedAt - 31_000),
  }),
  mutant('a created payment can be refunded', 'model/sequences', {
    checkCaptured: (payment) =>
      checkCaptured(payment.state === 'created' ? { ...payment, state: 'captured' } : payment),
  }),
  mutant('the reason of a refund is not saved', 'model/sequences', { shownReason: () => ({}) }),
  mutant('a card refund gets an RRN', 'model/adoption', {
    reference: (_method, status, id) => reference('upi', status, id),
  }),
  mutant('expectedBy counts bank holidays as working days', 'model/adoption', {
    expectedBy: (day) => {
      let date = day
      for (let left = 7; left > 0; ) {
        date = later(date, 1)
        if (!/Sunday|Saturday/.test(closedFor(date) ?? '')) left--
      }
      return date
    },
  }),
  mutant('refunds are listed newest first', 'model/adoption', {
    refundOrder: (refunds) => [...refunds].reverse(),
  }),
  mutant('UPI IDs are not masked', 'security/upi-ids-are-masked', { maskedVpa: (vpa) => vpa }),
  mutant('UPI IDs show their last characters too', 'security/upi-ids-are-masked', {
    maskedVpa: (vpa) => vpa.replace(/^(.{2}).*(.{2})@/, '$1•••$2@'),
  }),
  mutant('a refund is processed immediately', 'model/sequences', {
    refundStatusAt: ({ fails }) => (fails ? 'failed' : 'processed'),
    refundDecidedAt: (createdAt) => createdAt + 1,
  }),
  mutant(
    'the key of a refund is missing in the list',
    'model/sequences',
    alteringField('listTransactions', 'idempotencyKey', () => undefined),
  ),
  ...seenByOthers([
    mutant('failed refunds count as refunded', 'model/adoption', {
      refunded: ({ refunds }) => refunds.reduce((sum, { amount }) => sum + amount, 0),
    }),
    mutant('a pending reference has a value', 'model/adoption', {
      reference: (method, status, id) => ({
        value: referenceValue(id, method),
        ...reference(method, status, id),
      }),
    }),
  ]),
]
