import { settlementRules, statsRules } from '../rules/money.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { deducted } = settlementRules

const halfToEven = (value: number) => {
  const below = Math.floor(value)
  if (value - below !== 0.5) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}

export const roundingAndDeductionMutants: Mutant[] = [
  mutant('the tax is rounded half to even', 'model/adoption', {
    tax: (fee) => halfToEven((fee * 18) / 100),
  }),
  mutant('refunds of later days are deducted', 'model/adoption', {
    isDeducted: ({ fails }) => !fails,
  }),
  mutant('a smaller refund is deducted before an older one that does not fit', 'model/adoption', {
    deducted: (waiting, left) => {
      let rest = left
      return waiting.filter(({ amount }) => {
        if (amount > rest) return false
        rest -= amount
        return true
      })
    },
  }),
  mutant('a refund that does not fit is deducted in part', 'model/adoption', {
    deducted: (waiting, left) => {
      const whole = deducted(waiting, left)
      const next = waiting[whole.length]
      const rest = left - whole.reduce((sum, { amount }) => sum + amount, 0)
      return next ? [...whole, { ...next, amount: rest }] : whole
    },
  }),
  mutant('the success rate is truncated instead of rounded', 'model/adoption', {
    rate: ({ succeeded, failed }) =>
      succeeded + failed === 0 ? undefined : Math.floor((succeeded / (succeeded + failed)) * 10_000) / 100,
  }),
  mutant('payments still pending count as failed', 'model/adoption', {
    stats: (stats) => ({
      ...stats,
      daily: stats.daily.map((day) => ({ ...day, failed: day.count - day.succeeded })),
    }),
  }),
  mutant('pendingSettlementAmount is gross', 'model/adoption', () => {
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
]
