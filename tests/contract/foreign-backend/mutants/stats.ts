import { DAY, dayIn, later } from '../data/calendar.ts'
import { statsRules } from '../rules/money.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Mutant } from './mutant.ts'
import { inField, mutant } from './mutant.ts'

const { statsDays, rate, hasSucceeded, statsDay } = statsRules
const { paymentStatus, refunded } = transactionRules
const figures = 'state/figures-for-merchant'
const days = 'state/figures-of-90-indian-days'

export const statsMutants: Mutant[] = [
  mutant('there are 30 days', days, { statsDays: (today) => statsDays(today).slice(-30) }),
  mutant('there are 89 days', days, { statsDays: (today) => statsDays(today).slice(1) }),
  mutant('today is missing among the days', days, { statsDays: (today) => statsDays(later(today, -1)) }),
  mutant('tomorrow is among the days', days, { statsDays: (today) => statsDays(later(today, 1)) }),
  mutant('the newest day comes first', days, { statsDays: (today) => statsDays(today).reverse() }),
  mutant('days without a transaction are left out', days, {
    ...inField('getStats', 'daily', (value) =>
      Array.isArray(value) ? value.filter(({ count }) => count > 0) : value,
    ),
  }),
  mutant('the days of figures are those of UTC', figures, { statsDay: (instant) => dayIn(0, instant) }),
  mutant('days are those of Karachi', figures, { statsDay: (instant) => dayIn(5 * 3_600_000, instant) }),
  mutant('today is yesterday', days, { statsDay: (instant) => statsDay(instant - DAY) }),
  mutant('the rate is a fraction', figures, { rate: (counts) => (rate(counts) ?? 0) / 100 }),
  mutant('the rate is a whole number', figures, { rate: (counts) => Math.round(rate(counts) ?? 0) }),
  mutant('the rate without any is 100', 'positive/registration', {
    rate: (counts) => (counts.succeeded + counts.failed === 0 ? 100 : rate(counts)),
  }),
  mutant('a refunded payment has not succeeded', figures, {
    hasSucceeded: (payment) => hasSucceeded(payment) && paymentStatus(payment) !== 'refunded',
  }),
  mutant('pending payments have succeeded', figures, {
    hasSucceeded: ({ state }) => state === 'captured' || state === 'pending',
  }),
  mutant('amounts are those after refunds', figures, {
    capturedAmount: (payment) => payment.amount - refunded(payment),
  }),
  mutant('amounts are those after fees', figures, { capturedAmount: ({ amount, fee }) => amount - fee }),
  mutant('the amounts of figures are rupees', figures, {
    capturedAmount: ({ amount }) => Math.round(amount / 100),
  }),
  mutant('failed payments are not counted', figures, {
    countedPayments: (payments) => payments.filter(({ state }) => state !== 'failed'),
  }),
  mutant('only captured payments are counted', figures, {
    countedPayments: (payments) => payments.filter(hasSucceeded),
  }),
  mutant('failed settlements are pending', figures, {
    isPendingSettlement: ({ status }) => status !== 'processed',
  }),
  mutant('scheduled settlements are not pending', figures, {
    isPendingSettlement: ({ status }) => status === 'processing',
  }),
  mutant('the smallest amount comes first', 'state/figures-for-admin', {
    groupOrder: (a, b) => a.amount - b.amount,
  }),
  mutant('the amount of pending settlements is missing', 'positive/getStats-as-merchant', {
    stats: ({ pendingSettlementAmount: _amount, ...rest }) => rest,
  }),
  mutant('todayAmount is that of all days', figures, {
    stats: (stats) => ({ ...stats, todayAmount: stats.totalAmount }),
  }),
  mutant('figures are texts', 'positive/getStats-as-merchant', {
    stats: (stats) => ({ ...stats, totalAmount: `${stats.totalAmount}` }),
  }),
  mutant('a merchant is told the figures of the platform', 'security/lists-are-separate', {
    stats: (stats) => ({
      ...stats,
      byMerchant: [
        ...stats.byMerchant,
        { id: 'biz_clinic', name: 'Bluebell Clinic', amount: 0, count: 0, successRate: 0 },
      ],
    }),
  }),
]
