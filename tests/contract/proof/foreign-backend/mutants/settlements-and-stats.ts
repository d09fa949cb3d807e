import { closedFor, DAY, dayIn, later } from '../data/calendar.ts'
import { settlementRules, statsRules } from '../rules/money.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { due, paid, net } = settlementRules

const { rate, hasSucceeded } = statsRules
const { paymentStatus, refunded } = transactionRules

export const settlementAndStatsMutants: Mutant[] = [
  mutant('settlements are due on second Saturdays', 'model/adoption', {
    due: (capturedOn) => {
      const skippedDays: { date: string; reason: string }[] = []
      let dueOn = later(capturedOn, 1)
      for (; closedFor(dueOn) === 'Sunday'; dueOn = later(dueOn, 1))
        skippedDays.push({ date: dueOn, reason: 'Sunday' })
      return { dueOn, skippedDays, dueReason: 'As the bank works' }
    },
  }),
  mutant('only the first skipped day is listed', 'model/adoption', {
    due: (day) => ({ ...due(day), skippedDays: due(day).skippedDays.slice(0, 1) }),
  }),
  mutant('the net does not deduct the tax', 'model/adoption', {
    net: (parts) => net({ ...parts, tax: 0 }),
  }),
  mutant('a settlement is processed before it is due', 'model/adoption', {
    paid: (utr, processedAt) => paid(utr, new Date(Date.parse(processedAt) - 6 * DAY).toISOString()),
  }),
  mutant('a settlement is being processed days before it is due', 'model/adoption', {
    shownSettlements: (settlements) =>
      settlements.map((each) =>
        each.status === 'scheduled' ? { ...each, status: 'processing' as const } : each,
      ),
  }),
  mutant('days are in the time zone of Karachi', 'model/adoption', {
    statsDay: (instant) => dayIn(5 * 3_600_000, instant),
  }),
  mutant('the success rate without payments is 100', 'positive/registration', {
    rate: (counts) => (counts.succeeded + counts.failed === 0 ? 100 : rate(counts)),
  }),
  mutant('refunded payments do not count as succeeded', 'model/adoption', {
    hasSucceeded: (payment) => hasSucceeded(payment) && paymentStatus(payment) !== 'refunded',
  }),
  mutant('amounts are net of refunds', 'model/adoption', {
    capturedAmount: (payment) => payment.amount - refunded(payment),
  }),
  mutant('failed settlements count as pending', 'model/adoption', {
    isPendingSettlement: ({ status }) => status !== 'processed',
  }),
  mutant('test payments count in the figures', 'model/adoption', {
    countedPayments: (payments) => payments,
  }),
  mutant('test payments are settled', 'model/adoption', { settledPayments: (captured) => captured }),
  mutant('refunds of test payments are deducted', 'model/adoption', {
    refundsToDeduct: (captured) => captured.flatMap(({ refunds }) => refunds),
  }),
  mutant('a test payment pays its link', 'model/adoption', {
    prepared: (store) => {
      const { linkId, amount } = store.payments.find((each) => each.isTest && each.linkId) ?? {}
      const link = store.links.find(({ id }) => id === linkId)
      if (link) link.amountPaid += amount ?? 0
      return store
    },
  }),
  mutant('test payments are not marked', 'model/adoption', { shownMode: () => ({}) }),
  mutant('todayAmount covers all days', 'model/adoption', {
    stats: (stats) => ({ ...stats, todayAmount: stats.totalAmount }),
  }),
]
