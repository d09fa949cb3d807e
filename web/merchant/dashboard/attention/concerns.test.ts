import { expect, test } from 'vitest'
import { paymentLink } from '../../payment-links/payment-link.testing.ts'
import { settlement as dueOnMonday } from '../../records/settlement.testing.ts'
import type { Settlement } from '../../records/settlements.ts'
import type { RefundRow } from '../../refunds/refunds.ts'
import { refundRows } from '../../refunds/refunds.ts'
import { gateway, off, upiMethod } from '../../settings/gateway.testing.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { PaymentMethod } from '../../settings/payment-methods.ts'
import { refund, transaction } from '../../transactions/transaction.testing.ts'
import type { Refund } from '../../transactions/transactions.ts'
import { noStats } from '../figures/stats.testing.ts'
import type { Day, Stats } from '../figures/stats.ts'
import { concernsIn } from './concerns.ts'

const NOW = Date.parse('2026-11-21T06:30:00Z')

const usual: Day = { date: '2026-11-20', amount: 950_000, count: 100, succeeded: 95, failed: 5 }

const live: Gateway = { ...gateway, mode: 'live' }
const settlement: Settlement = {
  ...{ ...dueOnMonday, status: 'processed', capturedOn: '2026-11-18', dueOn: '2026-11-19' },
  ...{ gross: 100_000, fee: 2000, tax: 360, net: 97_640, createdAt: '2026-11-18T18:30:00Z' },
}
const failedSettlement: Settlement = {
  ...settlement,
  status: 'failed',
  failure: {
    code: 'account_closed',
    source: 'bank',
    reason: 'The account is closed.',
    nextStep: 'Give another one.',
  },
}

const statsOf = (daily: Day[]): Stats => ({
  ...noStats,
  totalTransactions: 100,
  totalAmount: 950_000,
  successRate: 95,
  daily,
})

const calm = {
  stats: statsOf([usual]),
  settlements: [settlement],
  gateways: [live],
  methods: [] as PaymentMethod[],
  refunds: [] as RefundRow[],
  links: [paymentLink],
}
const texts = (change: Partial<typeof calm>) =>
  concernsIn({ ...calm, ...change }, NOW).map(({ text }) => text)

test('an account without problems has no concerns', () => {
  expect(texts({})).toEqual([])
})

test('a returned settlement is a concern until another that carries it is sent, or is returned itself', () => {
  const old = { ...failedSettlement, dueOn: '2026-10-01', adjustments: [] }
  expect(texts({ settlements: [old] })).toEqual([
    '₹976.40, due on 1 Oct 2026, did not reach the bank account. The account is closed. It has not been sent again.',
  ])
  const [carried, next] = [
    { ...old, carriedBy: 'setl_2' },
    { ...settlement, id: 'setl_2', dueOn: '2026-12-01' },
  ]
  expect(texts({ settlements: [carried] })).toEqual([])
  expect(texts({ settlements: [carried, { ...next, status: 'scheduled' }] })[0]).toContain(
    'The account is closed. It goes out again on 1 Dec 2026.',
  )
  expect(texts({ settlements: [carried, { ...next, status: 'processing' }] })).toHaveLength(1)
  expect(texts({ settlements: [carried, { ...next, status: 'processed' }] })).toEqual([])
  const [again, ...otherTexts] = texts({ settlements: [carried, { ...next, status: 'failed' }] })
  expect(again).toContain('due on 1 Dec 2026, did not reach the bank account.')
  expect(otherTexts).toEqual([])
})

test('a settlement that was not sent on its day is overdue, by the day of the server', () => {
  const due = { ...settlement, status: 'scheduled' as const, dueOn: '2026-11-20' }
  const daily = [{ ...usual, date: '2026-11-20' }]
  expect(texts({ settlements: [due], stats: statsOf(daily) })).toEqual([])
  expect(texts({ settlements: [due], stats: statsOf([{ ...usual, date: '2026-11-21' }]) })).toEqual([
    '₹976.40 has not been sent to the bank: overdue since 20 Nov 2026.',
  ])
})

test('without the carrying settlement, a failed settlement is a concern for 30 days', () => {
  expect(texts({ settlements: [failedSettlement] })).toEqual([
    '₹976.40, due on 19 Nov 2026, did not reach the bank account. The account is closed.',
  ])
  expect(texts({ settlements: [{ ...failedSettlement, dueOn: '2026-10-21' }] })).toHaveLength(1)
  expect(texts({ settlements: [{ ...failedSettlement, dueOn: '2026-10-20' }] })).toEqual([])
})

const refundsOf = (...refunds: Refund[]) => refundRows([{ ...transaction, refunds }], '2026-11-21')
const refused: Refund = { ...refund, status: 'failed' }

test('a refused refund is a concern until it is made again, however long ago it was', () => {
  const old = { ...refused, createdAt: '2026-08-01T06:00:00Z' }
  expect(texts({ refunds: refundsOf(old) })).toEqual([
    'A refund of ₹99.00 was refused by the bank, and not made again.',
  ])
  const [concern] = concernsIn({ ...calm, refunds: refundsOf(old) }, NOW)
  expect(concern?.to).toBe(`/dashboard/refunds/${refund.id}`)
  const again: Refund = { ...refund, id: 'rfnd_2', status: 'processed' }
  expect(texts({ refunds: refundsOf(old, { ...again, amount: 9899 }) })).toHaveLength(1)
  expect(texts({ refunds: refundsOf(old, again) })).toEqual([])
  const twice = { ...refused, id: 'rfnd_2', createdAt: '2026-08-02T06:00:00Z' }
  expect(texts({ refunds: refundsOf(old, twice) })[0]).toContain('A refund of ₹99.00 was refused')
  const test = refundRows([{ ...transaction, mode: 'test', refunds: [old] }], '2026-11-21')
  expect(texts({ refunds: test })).toEqual([])
})

test('several refused refunds are added up, and lead to their list', () => {
  const refunds = [...refundsOf(refused), ...refundsOf({ ...refused, amount: 100 })]
  const [concern] = concernsIn({ ...calm, refunds }, NOW)
  expect(concern).toMatchObject({
    text: '2 refunds, ₹100.00 in all, were refused by the bank, and not made again.',
    to: '/dashboard/refunds?due=refused',
  })
})

test('a refund is late from the day after the promised one until it is sent', () => {
  const late = { ...refund, expectedBy: '2026-11-14' }
  expect(texts({ refunds: refundsOf(late) })).toEqual([
    'A refund of ₹99.00 is late: it was due by 14 Nov 2026.',
  ])
  expect(texts({ refunds: refundsOf({ ...late, expectedBy: '2026-11-20' }) })).toEqual([])
  expect(texts({ refunds: refundsOf({ ...late, status: 'processed' }) })).toEqual([])
  const [concern] = concernsIn(
    { ...calm, refunds: [...refundsOf(late), ...refundsOf({ ...late, expectedBy: '2026-11-13' })] },
    NOW,
  )
  expect(concern).toMatchObject({
    text: '2 refunds, ₹198.00 in all, are late: the oldest was due by 13 Nov 2026.',
    to: '/dashboard/refunds?due=late',
  })
})

test('an account with all gateways disabled cannot take payments; one without gateways has not started', () => {
  expect(texts({ gateways: [{ ...live, enabled: false }] })).toEqual([
    'Every gateway is disabled: no customer can pay.',
  ])
  expect(texts({ gateways: [] })).toEqual([])
})

test('today is unusual with at least ten payments and a rate ten points below the 30 days before', () => {
  const today = (succeeded: number, failed: number) =>
    texts({
      stats: statsOf([
        usual,
        { date: '2026-11-21', amount: 0, count: succeeded + failed, succeeded, failed },
      ]),
    })
  expect(today(17, 3)).toEqual([
    'Today 85.00% of 20 completed payments succeeded; in the previous 30 days, it was 95.00%.',
  ])
  expect(today(18, 3)).toEqual([])
  expect(today(1, 8)).toEqual([])
})

test('a method that earned and cannot be paid by any more is a concern, with its share', () => {
  const upi: PaymentMethod = { ...upiMethod, gatewayIds: [live.id] }
  const card: PaymentMethod = { ...upi, id: 'pm_card', type: 'card', gatewayIds: ['gw_cards'] }
  const gateways = [live, { ...live, id: 'gw_cards' }]
  const method = (id: string, amount: number) => ({ id, name: id, amount, count: 1 })
  const byMethod = [method('upi', 7700), method('card', 2300), method('wallet', 0)]
  const stats: Stats = { ...calm.stats, last30Days: { byMethod, byGateway: [], failures: [] } }
  expect(texts({ stats, gateways, methods: [upi, card] })).toEqual([])
  expect(texts({ stats, gateways, methods: [off(upi), card] })).toEqual([
    'Nobody can pay by UPI, which brought in 77% of the money in the last 30 days.',
  ])
  expect(texts({ stats, gateways: [live, off({ ...live, id: 'gw_cards' })], methods: [upi, card] })).toEqual([
    'Nobody can pay by Card, which brought in 23% of the money in the last 30 days.',
  ])
  // Each of several merchants has methods of the same types.
  const ofAll = { ...calm, stats, gateways, methods: [off(upi), card], namesMerchant: true }
  expect(concernsIn(ofAll, NOW)).toEqual([])
})

test('open links that expire within a day are a concern, with the amount outstanding', () => {
  const soon = { ...paymentLink, amount: 50_000, amountPaid: 20_000, expiresAt: '2026-11-22T06:30:00Z' }
  const links = [
    { ...soon, status: 'partially_paid' as const },
    { ...soon, amountPaid: 0 },
  ]
  const later = { ...soon, expiresAt: '2026-11-22T06:30:01Z' }
  const [concern, ...otherConcerns] = concernsIn({ ...calm, links: [...links, later] }, NOW)
  expect(otherConcerns).toEqual([])
  expect(concern).toMatchObject({
    tone: 'warning',
    text: '2 open links expire within 24 hours: ₹800.00 is outstanding.',
    to: '/dashboard/links?expiring=1',
  })
})

test('a user who sees all merchants sees the merchant of each concern', () => {
  const named = (change: Partial<typeof calm>) =>
    concernsIn({ ...calm, ...change, namesMerchant: true }, NOW).map(({ text }) => text)
  const malhar = { merchantId: 'mer_2', merchantName: 'Malhar Foods' }
  expect(named({ settlements: [{ ...failedSettlement, ...malhar }] })[0]).toContain(
    '₹976.40 to Malhar Foods, due on',
  )
  expect(named({ gateways: [live, { ...live, ...malhar, enabled: false }] })).toEqual([
    'Every gateway of Malhar Foods is disabled: no customer can pay.',
  ])
})

test('the most severe concern is first, and what happens right now is before what has happened', () => {
  const names = concernsIn(
    {
      ...calm,
      settlements: [failedSettlement],
      gateways: [{ ...live, enabled: false }],
      links: [{ ...paymentLink, expiresAt: '2026-11-22T06:30:00Z' }],
    },
    NOW,
  ).map(({ tone, name }) => [tone, name])
  expect(names).toEqual([
    ['danger', 'No gateway'],
    ['danger', 'Returned settlement'],
    ['warning', 'Expiring links'],
  ])
})
