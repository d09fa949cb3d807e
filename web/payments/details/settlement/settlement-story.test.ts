import { expect, test } from 'vitest'
import { settlement } from '../../settlements/settlement.testing.ts'
import { refund, transaction } from '../../transactions/transaction.testing.ts'
import { deductedRefunds } from './deducted-refunds.ts'
import { settlementStory } from './settlement-story.ts'

test('a settlement says when the money goes to the bank, by the Indian calendar', () => {
  const at = (time: string) => settlementStory(settlement, Date.parse(time))
  expect(at('2026-11-20T19:00:00Z')).toBe('Goes to your bank on Mon, 23 Nov.')
  expect(at('2026-11-22T18:29:59Z')).toBe('Goes to your bank tomorrow.')
  expect(at('2026-11-22T18:30:00Z')).toBe('Goes to your bank today.')
})

test('processed is sent, not credited', () => {
  const processed = { ...settlement, status: 'processed' as const, processedAt: '2026-11-23T04:30:00Z' }
  expect(settlementStory(processed)).toBe(
    'Sent on 23 Nov 2026, 10:00 IST. Your bank may take a few hours to credit it.',
  )
})

const earlier = { ...settlement, id: 'setl_0', createdAt: '2026-11-19T18:30:00Z' }
const refunded = { ...transaction, refundedAmount: 9900, refunds: [refund] }

test('the refunds of a settlement are those requested since the one before, if they add up', () => {
  const mine = { ...settlement, refunds: 9900 }
  expect(deductedRefunds(mine, [mine, earlier], [refunded])).toEqual([{ refund, transaction: refunded }])
  const failed = { ...refunded, refunds: [{ ...refund, status: 'failed' as const }] }
  const old = { ...refunded, refunds: [{ ...refund, createdAt: '2026-11-19T06:00:00Z' }] }
  expect(deductedRefunds(mine, [mine, earlier], [failed])).toBeNull()
  expect(deductedRefunds(mine, [mine, earlier], [old])).toBeNull()
})

test('refunds that waited for this settlement are not guessed', () => {
  const mine = { ...settlement, refunds: 20_000 }
  expect(deductedRefunds(mine, [mine, earlier], [refunded])).toBeNull()
})
