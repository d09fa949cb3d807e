import type { Stats } from './stats.ts'

/** The statistics of an account without payments. */
export const noStats: Stats = {
  totalTransactions: 0,
  totalAmount: 0,
  pendingSettlements: 0,
  pendingSettlementAmount: 0,
  todayTransactions: 0,
  todayAmount: 0,
  daily: [],
  byMerchant: [],
  byGateway: [],
}
