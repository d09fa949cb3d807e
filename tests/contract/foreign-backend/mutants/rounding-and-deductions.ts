import { DAY, dayIn, HOUR } from '../data/calendar.ts'
import { refundRules, settlementRules, statsRules } from '../rules/money.ts'
import type { Mutant } from './mutant.ts'
import { inField, mutant } from './mutant.ts'

const { refundDecidedAt, expectedBy, refundableUntil } = refundRules
const { isDeducted, deducted, due } = settlementRules

const halfToEven = (value: number) => {
  const below = Math.floor(value)
  if (value - below !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}

export const roundingAndDeductionMutants: Mutant[] = [
  mutant('the tax is rounded half to even', 'state/transactions-add-up', {
    tax: (fee) => halfToEven((fee * 18) / 100),
  }),
  mutant(
    'the tax of a settlement is reckoned from the sum of the fees',
    'state/settlements-are-their-payments',
    {
      settledTax: (fees, tax) => tax(fees.reduce((sum, fee) => sum + fee, 0)),
    },
  ),
  mutant('failed refunds are deducted', 'state/settlements-deduct-refunds', {
    isDeducted: (refund, day) => isDeducted({ ...refund, fails: false }, day),
  }),
  mutant('refunds are never deducted', 'state/settlements-deduct-refunds', { isDeducted: () => false }),
  mutant('refunds of later days are deducted', 'state/settlements-deduct-refunds', {
    isDeducted: ({ fails }) => !fails,
  }),
  mutant('a smaller refund overtakes one that waits', 'state/settlements-deduct-refunds', {
    deducted: (waiting, left) => {
      let rest = left
      return waiting.filter(({ amount }) => {
        if (amount > rest) return false
        rest -= amount
        return true
      })
    },
  }),
  mutant('a refund that does not fit is deducted in part', 'state/settlements-deduct-refunds', {
    deducted: (waiting, left) => {
      const whole = deducted(waiting, left)
      const next = waiting[whole.length]
      const rest = left - whole.reduce((sum, { amount }) => sum + amount, 0)
      return next ? [...whole, { ...next, amount: rest }] : whole
    },
  }),
  mutant('the rate is cut, not rounded', 'state/figures-for-merchant', {
    rate: ({ succeeded, failed }) =>
      succeeded + failed === 0 ? undefined : Math.floor((succeeded / (succeeded + failed)) * 10_000) / 100,
  }),
  mutant('the rate has all its digits', 'state/figures-for-merchant', {
    rate: ({ succeeded, failed }) =>
      succeeded + failed === 0 ? undefined : (succeeded / (succeeded + failed)) * 100,
  }),
  mutant('open payments of a day count as failed', 'state/figures-for-merchant', {
    stats: (stats) => ({
      ...stats,
      daily: stats.daily.map((day) => ({ ...day, failed: day.count - day.succeeded })),
    }),
  }),
  mutant('expectedBy is counted from the day in London', 'state/refund-expected-by', () => {
    let asked = 0
    return {
      refundDecidedAt: (createdAt) => {
        asked = createdAt
        return refundDecidedAt(createdAt)
      },
      expectedBy: () => expectedBy(dayIn(0, asked)),
    }
  }),
  mutant('the window ends with the Indian day', 'state/refund-window-is-7-days', {
    refundableUntil: (decidedAt) =>
      refundableUntil(Math.floor((decidedAt + 5.5 * HOUR) / DAY) * DAY + DAY - 1 - 5.5 * HOUR),
  }),
  mutant('the UPI ID is whole in the answer to a refund', 'state/refund-is-told-whole', {
    refundAnswer: ({ vpa, ...rest }) => ({ ...rest, ...(vpa && { vpa: `meera.iyer@${vpa.split('@')[1]}` }) }),
  }),
  mutant('fees are shown in rupees', 'state/settlements-add-up', {
    ...inField('listSettlements', 'fee', (value) => Math.round(Number(value) / 100)),
  }),
  mutant('the days are named in the order of their reasons', 'state/settlements-fall-due', {
    due: (day) => {
      const told = due(day)
      return { ...told, skippedDays: [...told.skippedDays].reverse() }
    },
  }),
  mutant('pendingSettlementAmount is gross', 'state/figures-for-merchant', () => {
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
  }),
  mutant('a captured UPI payment lacks its RRN', 'state/what-there-is-to-say', {
    prepared: (store) => {
      for (const payment of store.payments) delete payment.rrn
      return store
    },
  }),
  mutant('the success rate of a gateway is a fixed figure', 'state/figures-for-merchant', {
    gatewayRate: () => ({ successRate: 98.4 }),
  }),
]
