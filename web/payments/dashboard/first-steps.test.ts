import { expect, test } from 'vitest'
import type { PaymentLink } from '../payment-links/payment-links.ts'
import type { Gateway } from '../settings/gateways.ts'
import { firstSteps } from './first-steps.tsx'
import type { Stats } from './stats.ts'

const stats: Stats = {
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
const gateway: Gateway = {
  id: 'gw_1',
  merchantId: 'mer_1',
  merchantName: 'Tarang Textiles',
  name: 'Axis',
  enabled: true,
  mode: 'test',
  priority: 1,
  methods: ['upi'],
  updatedAt: '2026-11-01T06:30:00Z',
}
const link: PaymentLink = {
  id: 'plink_1',
  merchantId: 'mer_1',
  merchantName: 'Tarang Textiles',
  title: 'Saree',
  amount: 49_900,
  currency: 'INR',
  status: 'active',
  url: 'https://pay.kosha.example/l/1',
  amountPaid: 0,
  createdAt: '2026-11-01T06:30:00Z',
  updatedAt: '2026-11-01T06:30:00Z',
}
const done = (known: Parameters<typeof firstSteps>[0]) => firstSteps(known).map(({ isDone }) => isDone)

test('a new merchant has every step to do, and a gateway in test mode does not count', () => {
  expect(done({ links: [], gateways: [gateway], stats })).toEqual([false, false, false])
})

test('each step is completed by its condition', () => {
  const live: Gateway = { ...gateway, mode: 'live' }
  expect(done({ links: [link], gateways: [live], stats })).toEqual([true, true, false])
})

test('the list disappears when every step is done', () => {
  const live: Gateway = { ...gateway, mode: 'live' }
  expect(firstSteps({ links: [link], gateways: [live], stats: { ...stats, totalAmount: 1 } })).toEqual([])
})
