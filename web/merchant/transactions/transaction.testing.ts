import type { Refund, Transaction } from './transactions.ts'

/** A captured payment of 17 November 2026 that was not refunded. */
export const transaction: Transaction = {
  id: 'txn_1',
  merchantId: 'mer_tarang',
  merchantName: 'Tarang Textiles',
  amount: 49_900,
  currency: 'INR',
  status: 'success',
  method: 'upi',
  gatewayId: 'gw_1',
  customer: { name: 'Meera' },
  fee: 998,
  tax: 180,
  refundedAmount: 0,
  refunds: [],
  events: [],
  createdAt: '2026-11-17T06:00:00Z',
}

/** A refund of it that was requested three days later. */
export const refund: Refund = {
  id: 'rfnd_1',
  amount: 9900,
  status: 'pending',
  reference: { type: 'rrn', status: 'pending' },
  createdAt: '2026-11-20T06:00:00Z',
  expectedBy: '2026-12-01',
}
