import type { Day, Stats } from '../dashboard/figures/stats.ts'
import type { Transaction } from '../transactions/transactions.ts'

const START = Date.parse('2026-11-01T06:30:00Z')
const DAY_MS = 86_400_000

const base: Transaction = {
  id: 'pay_9fK2mQ7xVb',
  merchantId: 'mer_tarang',
  merchantName: 'Tarang Textiles',
  gatewayId: 'gat_prime',
  customer: { name: 'Meera Iyer', email: 'meera@example.com', phone: '+919800000001' },
  amount: 1_255_900,
  currency: 'INR',
  status: 'success',
  method: 'upi',
  fee: 0,
  tax: 0,
  refundedAmount: 0,
  refunds: [],
  events: [],
  createdAt: '2026-11-21T05:02:00Z',
}

/** One of each status, including the longest labels. */
export const transactions: Transaction[] = [
  base,
  { ...base, id: 'pay_2', status: 'pending', amount: 100, method: 'netbanking' },
  { ...base, id: 'pay_3', status: 'failed', customer: { name: 'K. S. Venkataraghavan Subramaniam-Iyengar' } },
  { ...base, id: 'pay_4', status: 'partially_refunded', refundedAmount: 255_900 },
  {
    ...base,
    id: 'pay_5',
    status: 'refunded',
    refundedAmount: 1_255_900,
    customer: { name: 'Anu', email: 'an.address.without.any.place.to.break@a-long-domain.example' },
  },
  { ...base, id: `pay_${'0'.repeat(60)}`, status: 'created', amount: 100_000_000 },
]

/** Thirty days: busy ones, quiet ones, and one without completed payments. */
export const days: Day[] = Array.from({ length: 30 }, (_, i) => {
  const isQuiet = i % 7 === 6
  const succeeded = isQuiet ? 0 : 20 + ((i * 7) % 13)
  const failed = isQuiet ? 0 : i % 3
  return {
    date: new Date(START + i * DAY_MS).toISOString().slice(0, 10),
    amount: succeeded * 431_900,
    count: succeeded + failed,
    succeeded,
    failed,
  }
})

export const stats: Stats = {
  totalAmount: 98_765_432_100,
  totalTransactions: 123_456,
  successRate: 96.42,
  pendingSettlements: 2,
  pendingSettlementAmount: 4_512_300,
  todayAmount: 1_255_900,
  todayTransactions: 31,
  daily: days,
  byMerchant: [],
  byGateway: [],
}
