import { expect, test } from 'vitest'
import { settlement } from '../records/settlement.testing.ts'
import type { Settlement } from '../records/settlements.ts'
import { settlementList } from './settlement-list.tsx'

const settlements: Settlement[] = [
  { ...settlement, id: 'setl_0000031', status: 'processed', utr: 'KOSHN26324004417' },
  { ...settlement, id: 'setl_0000032' },
]
const find = (search: string, status = '') =>
  settlementList
    .find(settlements, settlementList.read(new URLSearchParams({ search, status })))
    .map(({ id }) => id)

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
