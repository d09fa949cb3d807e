import { expect, test, vi } from 'vitest'
import type { Settlement } from '../records/settlements.ts'
import { settlementList } from './settlement-list.tsx'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))

const settlement: Settlement = {
  id: 'setl_0000031',
  merchantId: 'mer_tarang',
  merchantName: 'Tarang Textiles',
  status: 'processed',
  gross: 1_284_500,
  refunds: 9900,
  fee: 25_690,
  tax: 4624,
  net: 1_244_286,
  transactionCount: 14,
  utr: 'KOSHN26324004417',
  capturedOn: '2026-11-13',
  dueOn: '2026-11-16',
  dueReason: 'The next working day.',
  skippedDays: [],
  createdAt: '2026-11-13T18:30:00.000Z',
}
const { utr: _utr, ...unpaid } = settlement
const all: Settlement[] = [settlement, { ...unpaid, id: 'setl_0000032', status: 'scheduled' }]
const find = (search: string, status = '') =>
  settlementList.find(all, settlementList.read(new URLSearchParams({ search, status }))).map(({ id }) => id)

test('a line of a bank statement finds the settlement that it belongs to', () =>
  expect(find('NEFT CR-koshn26324004417-KOSHA PAYMENTS')).toEqual(['setl_0000031']))

test('a part of the UTR or the id is enough', () => {
  expect(find('4417')).toEqual(['setl_0000031'])
  expect(find('setl_0000032')).toEqual(['setl_0000032'])
})

test('without a search, all settlements are listed, and statuses narrow them', () => {
  expect(find('')).toHaveLength(2)
  expect(find('', 'scheduled,failed')).toEqual(['setl_0000032'])
})
