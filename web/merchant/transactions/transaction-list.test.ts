import { expect, test, vi } from 'vitest'
import { transactionList } from './transaction-list.tsx'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))

const read = (query: string) => transactionList.read(new URLSearchParams(query))

test('the URL contains all filters of the contract, with amounts in rupees', () =>
  expect(
    read(
      'status=failed,success&method=upi&from=2026-11-01&to=2026-11-21&lastHours=24&minAmount=100&maxAmount=5,000.50&search=meera&refundStatus=pending&sort=-amount&settlementId=setl_1&gatewayId=gw_1&paymentLinkId=plink_1&merchantId=mer_1&mode=test',
    ),
  ).toEqual({
    status: ['success', 'failed'],
    method: ['upi'],
    from: '2026-11-01',
    to: '2026-11-21',
    lastHours: 24,
    minAmount: 10_000,
    maxAmount: 500_050,
    search: 'meera',
    refundStatus: 'pending',
    sort: '-amount',
    settlementId: 'setl_1',
    gatewayId: 'gw_1',
    paymentLinkId: 'plink_1',
    merchantId: 'mer_1',
    mode: 'test',
  }))

test.each([
  '',
  'status=stolen&method=cash&sort=name&refundStatus=lost&mode=trial',
  'from=yesterday&to=2026-02-30',
  'minAmount=-1&maxAmount=1e9',
  'lastHours=0',
  'lastHours=721',
  'lastHours=1.5',
  'lastHours=today',
  'settlementId=../x&gatewayId=a%20b',
  'search=%20%00&cursor=abc&limit=9&__proto__=1',
])('unknown values (%s) are ignored', (query) => expect(read(query)).toEqual({}))

test('a search that is too long is truncated', () =>
  expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(100))

test('a search is truncated between characters, never within one', () => {
  const { search } = transactionList.read(new URLSearchParams({ search: `${'a'.repeat(99)}😀😀` }))
  expect(search).toBe(`${'a'.repeat(99)}😀`)
})
