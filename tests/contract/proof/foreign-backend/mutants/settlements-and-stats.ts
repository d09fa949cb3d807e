import { closedFor, DAY, dayIn, later } from '../data/calendar.ts'
import { refundRules, settlementRules, statsRules } from '../rules/money.ts'
import { referenceValue, transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, caughtBy, mutant, seenByOthers } from './mutant.ts'

const { due, paid, net } = settlementRules

const { rate, hasSucceeded } = statsRules
const { paymentStatus, refunded } = transactionRules

export const settlementAndStatsMutants: Mutant[] = [
  ...caughtBy('model/adoption', {
    'settlements are due on second Saturdays': {
      due: (capturedOn) => {
        const skippedDays: { date: string; reason: string }[] = []
        let dueOn = later(capturedOn, 1)
        for (; closedFor(dueOn) === 'Sunday'; dueOn = later(dueOn, 1))
          skippedDays.push({ date: dueOn, reason: 'Sunday' })
        return { dueOn, skippedDays, dueReason: 'As the bank works' }
      },
    },
    'only the first skipped day is listed': {
      due: (day) => ({ ...due(day), skippedDays: due(day).skippedDays.slice(0, 1) }),
    },
    'the net does not deduct the tax': { net: (parts) => net({ ...parts, tax: 0 }) },
    'a settlement is processed before it is due': {
      paid: (utr, processedAt) => paid(utr, new Date(Date.parse(processedAt) - 6 * DAY).toISOString()),
    },
    'a settlement is being processed days before it is due': {
      shownSettlements: (settlements) =>
        settlements.map((each) =>
          each.status === 'scheduled' ? { ...each, status: 'processing' as const } : each,
        ),
    },
    'days are in the time zone of Karachi': { statsDay: (instant) => dayIn(5 * 3_600_000, instant) },
    'refunded payments do not count as succeeded': {
      hasSucceeded: (payment) => hasSucceeded(payment) && paymentStatus(payment) !== 'refunded',
    },
    'amounts are net of refunds': { capturedAmount: (payment) => payment.amount - refunded(payment) },
    'failed settlements count as pending': { isPendingSettlement: ({ status }) => status !== 'processed' },
    'test payments count in the figures': { countedPayments: (payments) => payments },
    'test payments are settled': { settledPayments: (captured) => captured },
    'refunds of test payments are deducted': {
      refundsToDeduct: (captured) => captured.flatMap(({ refunds }) => refunds),
    },
    'a test payment pays its link': {
      prepared: (store) => {
        const { linkId, amount } = store.payments.find((each) => each.isTest && each.linkId) ?? {}
        const link = store.links.find(({ id }) => id === linkId)
        if (link) link.amountPaid += amount ?? 0
      },
    },
    'todayAmount covers all days': { stats: (stats) => ({ ...stats, todayAmount: stats.totalAmount }) },
  }),
  mutant('the success rate without payments is 100', 'model/sequences', {
    rate: (counts) => (counts.succeeded + counts.failed === 0 ? 100 : rate(counts)),
  }),
]

const { deducted } = settlementRules

const halfToEven = (value: number) => {
  const below = Math.floor(value)
  if (value - below !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}

export const roundingAndDeductionMutants: Mutant[] = caughtBy('model/adoption', {
  'the tax is rounded half to even': { tax: (fee) => halfToEven((fee * 18) / 100) },
  'refunds of later days are deducted': { isDeducted: ({ fails }) => !fails },
  'a smaller refund is deducted before an older one that does not fit': {
    deducted: (waiting, left) => {
      let rest = left
      return waiting.filter(({ amount }) => {
        if (amount > rest) return false
        rest -= amount
        return true
      })
    },
  },
  'a refund that does not fit is deducted in part': {
    deducted: (waiting, left) => {
      const whole = deducted(waiting, left)
      const next = waiting[whole.length]
      const rest = left - whole.reduce((sum, { amount }) => sum + amount, 0)
      return next ? [...whole, { ...next, amount: rest }] : whole
    },
  },
  'the success rate is truncated instead of rounded': {
    rate: ({ succeeded, failed }) =>
      succeeded + failed === 0 ? undefined : Math.floor((succeeded / (succeeded + failed)) * 10_000) / 100,
  },
  'payments still pending count as failed': {
    stats: (stats) => ({
      ...stats,
      daily: stats.daily.map((day) => ({ ...day, failed: day.count - day.succeeded })),
    }),
  },
  'pendingSettlementAmount is gross': () => {
    let gross = 0
    return {
      isPendingSettlement: (settlement) => {
        const isPending = statsRules.isPendingSettlement(settlement)
        if (isPending) gross += settlement.gross
        return isPending
      },
      stats: (stats) => {
        const told = { ...stats, pendingSettlementAmount: gross }
        gross = 0
        return told
      },
    }
  },
})

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
  ...caughtBy('model/adoption', {
    'refundableUntil is counted from the creation': {
      refundableUntil: (decidedAt) => refundableUntil(decidedAt - 31_000),
    },
    'a card refund gets an RRN': { reference: (_method, status, id) => reference('upi', status, id) },
    'expectedBy counts bank holidays as working days': {
      expectedBy: (day) => {
        let date = day
        for (let left = 7; left > 0; ) {
          date = later(date, 1)
          if (!/Sunday|Saturday/.test(closedFor(date) ?? '')) left--
        }
        return date
      },
    },
    'refunds are listed newest first': { refundOrder: (refunds) => [...refunds].reverse() },
  }),
  mutant('a created payment can be refunded', 'model/sequences', {
    checkCaptured: (payment) =>
      checkCaptured(payment.state === 'created' ? { ...payment, state: 'captured' } : payment),
  }),
  mutant('the reason of a refund is not saved', 'model/sequences', { shownReason: () => ({}) }),
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
