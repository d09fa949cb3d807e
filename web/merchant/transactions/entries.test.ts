import { expect, test } from 'vitest'
import { settlement } from '../records/settlement.testing.ts'
import { entriesOf } from './entries.ts'
import { refund, transaction } from './transaction.testing.ts'
import type { Refund } from './transactions.ts'

const paid = { ...transaction, settlementId: 'setl_1' }
const deducted: Refund = { ...refund, status: 'failed', settlementId: 'setl_2' }
const sumOf = (refunds: Refund[]) =>
  entriesOf({ ...paid, refunds }, []).reduce((sum, { amount }) => sum + amount, 0)
const NET = 49_900 - 998 - 180

test('the entries add up to the net of the payment, also after a refused refund', () => {
  expect(sumOf([])).toBe(NET)
  expect(sumOf([refund])).toBe(NET - 9900)
  expect(sumOf([{ ...refund, status: 'failed' }])).toBe(NET)
  expect(sumOf([deducted])).toBe(NET)
  expect(sumOf([deducted, { ...refund, id: 'rfnd_2', settlementId: 'setl_4' }])).toBe(NET - 9900)
})

test('a refund that was refused after it was deducted names the settlement that gave it back, or waits for one', () => {
  const refused = (reversalSettlementId?: string) =>
    entriesOf(
      { ...paid, refunds: [{ ...deducted, ...(reversalSettlementId && { reversalSettlementId }) }] },
      [],
    )
  expect(refused('setl_3').map(({ amount, settlementId }) => [amount, settlementId])).toEqual([
    [NET, 'setl_1'],
    [-9900, 'setl_2'],
    [9900, 'setl_3'],
  ])
  const adjustments = [{ type: 'refund_reversed' as const, amount: 9900, refundId: deducted.id }]
  const named = entriesOf({ ...paid, refunds: [deducted] }, [{ ...settlement, id: 'setl_3', adjustments }])
  expect(named.at(-1)).toMatchObject({ settlementId: 'setl_3' })
  expect(refused().at(-1)).toMatchObject({ label: 'Refund given back', settlementId: undefined })
})
