import { closedFor, DAY, later } from '../data/calendar.ts'
import { refundRules } from '../rules/money.ts'
import { referenceValue, transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant } from './mutant.ts'

const { checkRemaining, checkWindow, checkCaptured, paymentStatus, refunded, saveRefund } = transactionRules
const { reference, workingDaysLater, refundableUntil } = refundRules
const addsUp = 'model/adoption'
const refundKey = 'state/refund-contains-its-key'
const inWords = 'state/refund-is-complete'

export const refundMutants: Mutant[] = [
  mutant('a refund may exceed the remaining amount by one paisa', 'state/refund-never-exceeds', {
    checkRemaining: (payment, amount) => checkRemaining(payment, amount - 1),
  }),
  mutant('each refund is only checked against the original amount', 'state/simultaneous-refunds', {
    checkRemaining: (payment, amount) => checkRemaining({ ...payment, refunds: [] }, amount),
  }),
  mutant('the last paisa cannot be refunded', 'state/refund-in-parts', {
    checkRemaining: (payment, amount) => checkRemaining({ ...payment, amount: payment.amount - 1 }, amount),
  }),
  mutant('the refund window never closes', 'state/refund-window-closes', { checkWindow: () => undefined }),
  mutant('the refund window closes after 30 days', 'state/refund-after-the-last-day', {
    checkWindow: (payment, now) => checkWindow(payment, now - 23 * DAY),
  }),
  mutant('the refund window closes after a day', 'state/refund-until-the-last-day', {
    checkWindow: (payment, now) => checkWindow(payment, now + 6 * DAY),
  }),
  mutant('refundableUntil is counted from the creation', 'state/refund-window-is-7-days', {
    refundableUntil: (decidedAt) => refundableUntil(decidedAt - 31_000),
  }),
  mutant('a failed payment can be refunded', 'state/no-refund-when-failed', {
    checkCaptured: (payment) =>
      checkCaptured(payment.state === 'failed' ? { ...payment, state: 'captured' } : payment),
  }),
  mutant('a pending payment can be refunded', 'state/no-refund-when-pending', {
    checkCaptured: (payment) =>
      checkCaptured(payment.state === 'pending' ? { ...payment, state: 'captured' } : payment),
  }),
  mutant('a created payment can be refunded', 'state/no-refund-when-created', {
    checkCaptured: (payment) =>
      checkCaptured(payment.state === 'created' ? { ...payment, state: 'captured' } : payment),
  }),
  mutant('a partial refund marks the payment as refunded in full', 'state/refund-in-parts', {
    paymentStatus: (payment) =>
      paymentStatus(payment) === 'partially_refunded' ? 'refunded' : paymentStatus(payment),
  }),
  mutant('failed refunds count as refunded', addsUp, {
    refunded: ({ refunds }) => refunds.reduce((sum, { amount }) => sum + amount, 0),
  }),
  mutant('refundedAmount does not include the last refund', addsUp, {
    refunded: (payment) => refunded({ ...payment, refunds: payment.refunds.slice(0, -1) }),
  }),
  mutant('the reason of a refund is not saved', inWords, { shownReason: () => ({}) }),
  mutant('a card refund gets an RRN', 'state/refund-references', {
    reference: (_method, status, id) => reference('upi', status, id),
  }),
  mutant('an available reference has no value', 'state/refund-references', {
    reference: (method, status, id) => {
      const { value: _value, ...rest } = reference(method, status, id)
      return rest
    },
  }),
  mutant('a pending reference has a value', 'state/refund-references', {
    reference: (method, status, id) => ({ value: referenceValue(id), ...reference(method, status, id) }),
  }),
  mutant('expectedBy is one working day early', 'state/refund-expected-by', {
    expectedBy: (day) => workingDaysLater(day, 4),
  }),
  mutant('expectedBy counts bank holidays as working days', 'state/refund-expected-by', {
    expectedBy: (day) => {
      let date = day
      for (let left = 7; left > 0; ) {
        date = later(date, 1)
        if (!/Sunday|Saturday/.test(closedFor(date) ?? '')) left--
      }
      return date
    },
  }),
  mutant('refunds are listed newest first', 'state/refund-is-complete', {
    refundOrder: (refunds) => [...refunds].reverse(),
  }),
  mutant('events are listed newest first', 'state/events-match-status', {
    events: (events) => [...events].reverse(),
  }),
  mutant('there is no event for a refund request', 'state/events-match-status', {
    events: (events) => events.filter(({ type }) => type !== 'refund_requested'),
  }),
  mutant('a refund is saved twice', 'state/refund-in-parts', {
    saveRefund: (payment, refund) => {
      saveRefund(payment, { ...refund, amount: 0, id: `${refund.id}b` })
      saveRefund(payment, refund)
    },
  }),
  mutant('the response to a refund contains the previous transaction', 'state/refund-in-parts', {
    refundResponse: (transaction) => ({ ...transaction, refunds: transaction.refunds.slice(0, -1) }),
  }),
  mutant('UPI IDs are not masked', 'security/upi-ids-are-masked', { maskedVpa: (vpa) => vpa }),
  mutant('a processed refund has no processedAt', 'state/refund-references', { processedAt: () => ({}) }),
  mutant('a failed payment has no failure', 'state/details-match-status', { shownFailure: () => ({}) }),
  mutant('a settled payment has no settlement', 'state/settlements-cover-an-indian-day', {
    shownSettlementId: () => undefined,
  }),
  mutant('events of refunds have no amount', 'state/events-match-status', {
    events: (events) => events.map(({ type, at }) => ({ type, at })),
  }),
  mutant('every rejected refund has the code not_refundable', 'state/refund-never-exceeds', {
    errorBody: (error) =>
      error.code === 'refund_exceeds_remaining' ? { ...error, code: 'not_refundable' } : error,
  }),
  mutant('a refund after the window has the code not_refundable', 'state/refund-window-closes', {
    errorBody: (error) =>
      error.code === 'refund_window_closed' ? { ...error, code: 'not_refundable' } : error,
  }),
  mutant('a refund is processed immediately', 'state/refund-in-parts', {
    refundStatusAt: ({ fails }) => (fails ? 'failed' : 'processed'),
    refundDecidedAt: (createdAt) => createdAt + 1,
  }),
  mutant('a refund without a key contains one', refundKey, {
    shownKey: (key) => ({ idempotencyKey: key ?? 'none' }),
  }),
  mutant(
    'the key of a refund is missing in the list',
    refundKey,
    alteringField('listTransactions', 'idempotencyKey', () => undefined),
  ),
]
