import { expect, test } from 'vitest'
import { transaction } from './transaction.testing.ts'
import { transactionList } from './transaction-list.tsx'
import type { Transaction } from './transactions.ts'

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

test('a search is truncated between characters, never within one', () => {
  const { search } = transactionList.read(new URLSearchParams({ search: `${'a'.repeat(99)}😀😀` }))
  expect(search).toBe(`${'a'.repeat(99)}😀`)
})

test('a file has the net and the time of each payment, as a spreadsheet reads them', () => {
  const paid: Transaction = {
    ...transaction,
    vpa: 'me•••@okbank',
    events: [{ type: 'succeeded', at: '2026-11-17T18:45:00Z' }],
  }
  const columns = cellsOf(transactionList.csv([paid, { ...transaction, status: 'failed' }]))
  expect(columns).toMatchObject({
    'Created (IST)': ['2026-11-17 11:30', '2026-11-17 11:30'],
    'Paid (IST)': ['2026-11-18 00:15', ''],
    'Net (INR)': ['487.22', ''],
    'UPI ID': ['me•••@okbank', ''],
    Gateway: ['gw_1', 'gw_1'],
  })
})

/** The cells of each column of a file without quotes. */
function cellsOf(csv: string): Record<string, string[]> {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  return Object.fromEntries(head.map((name, index) => [name, rows.map((row) => row[index] ?? '')]))
}
