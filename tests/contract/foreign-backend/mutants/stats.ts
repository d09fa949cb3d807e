import { DAY, dayIn, later } from '../data/calendar.ts'
import { statsRules } from '../rules/money.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant } from './mutant.ts'

const { statsDays, rate, hasSucceeded, statsDay } = statsRules
const { paymentStatus, refunded } = transactionRules
const figures = 'state/statistics-for-merchant'
const days = 'state/statistics-of-90-indian-days'

export const statsMutants: Mutant[] = [
  mutant('there are 30 days', days, { statsDays: (today) => statsDays(today).slice(-30) }),
  mutant('there are 89 days', days, { statsDays: (today) => statsDays(today).slice(1) }),
  mutant('today is missing', days, { statsDays: (today) => statsDays(later(today, -1)) }),
  mutant('tomorrow is included', days, { statsDays: (today) => statsDays(later(today, 1)) }),
  mutant('days are listed newest first', days, { statsDays: (today) => statsDays(today).reverse() }),
  mutant('days without transactions are missing', days, {
    ...alteringField('getStats', 'daily', (value) =>
      Array.isArray(value) ? value.filter(({ count }) => count > 0) : value,
    ),
  }),
  mutant('the days of the statistics are UTC days', figures, { statsDay: (instant) => dayIn(0, instant) }),
  mutant('days are in the time zone of Karachi', figures, {
    statsDay: (instant) => dayIn(5 * 3_600_000, instant),
  }),
  mutant('the figures of today are those of yesterday', days, {
    statsDay: (instant) => statsDay(instant - DAY),
  }),
  mutant('the success rate is a fraction', figures, { rate: (counts) => (rate(counts) ?? 0) / 100 }),
  mutant('the success rate is an integer', figures, { rate: (counts) => Math.round(rate(counts) ?? 0) }),
  mutant('the success rate without payments is 100', 'positive/registration', {
    rate: (counts) => (counts.succeeded + counts.failed === 0 ? 100 : rate(counts)),
  }),
  mutant('refunded payments do not count as succeeded', figures, {
    hasSucceeded: (payment) => hasSucceeded(payment) && paymentStatus(payment) !== 'refunded',
  }),
  mutant('pending payments count as succeeded', figures, {
    hasSucceeded: ({ state }) => state === 'captured' || state === 'pending',
  }),
  mutant('amounts are net of refunds', figures, {
    capturedAmount: (payment) => payment.amount - refunded(payment),
  }),
  mutant('amounts are net of fees', figures, { capturedAmount: ({ amount, fee }) => amount - fee }),
  mutant('the amounts of the statistics are in rupees', figures, {
    capturedAmount: ({ amount }) => Math.round(amount / 100),
  }),
  mutant('failed payments are not counted', figures, {
    countedPayments: (payments) => payments.filter(({ state }) => state !== 'failed'),
  }),
  mutant('only captured payments are counted', figures, {
    countedPayments: (payments) => payments.filter(hasSucceeded),
  }),
  mutant('failed settlements count as pending', figures, {
    isPendingSettlement: ({ status }) => status !== 'processed',
  }),
  mutant('scheduled settlements do not count as pending', figures, {
    isPendingSettlement: ({ status }) => status === 'processing',
  }),
  mutant('groups are sorted by ascending amount', 'state/statistics-for-admin', {
    groupOrder: (a, b) => a.amount - b.amount,
  }),
  mutant('the amount of pending settlements is missing', 'positive/getStats-as-merchant', {
    stats: ({ pendingSettlementAmount: _amount, ...rest }) => rest,
  }),
  mutant('todayAmount covers all days', figures, {
    stats: (stats) => ({ ...stats, todayAmount: stats.totalAmount }),
  }),
  mutant('numbers are strings', 'positive/getStats-as-merchant', {
    stats: (stats) => ({ ...stats, totalAmount: `${stats.totalAmount}` }),
  }),
  mutant('a merchant gets the statistics of all merchants', 'security/lists-are-separate', {
    stats: (stats) => ({
      ...stats,
      byMerchant: [
        ...stats.byMerchant,
        { id: 'biz_clinic', name: 'Bluebell Clinic', amount: 0, count: 0, successRate: 0 },
      ],
    }),
  }),
]
