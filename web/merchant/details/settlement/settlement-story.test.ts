import { expect, test } from 'vitest'
import { settlement } from '../../settlements/settlement.testing.ts'
import { refund, transaction } from '../../transactions/transaction.testing.ts'
import { deductedRefunds } from './deducted-refunds.ts'
import { settlementStory, supportRequest } from './settlement-story.ts'

test('a settlement says when the money goes to the bank, by the Indian calendar', () => {
  const at = (time: string) => settlementStory(settlement, Date.parse(time))
  expect(at('2026-11-20T19:00:00Z')).toBe('Goes to the bank on Mon, 23 Nov.')
  expect(at('2026-11-22T18:29:59Z')).toBe('Goes to the bank tomorrow.')
  expect(at('2026-11-22T18:30:00Z')).toBe('Goes to the bank today.')
})

test('processed is sent, not credited', () => {
  const processed = { ...settlement, status: 'processed' as const, processedAt: '2026-11-23T04:30:00Z' }
  expect(settlementStory(processed)).toBe(
    'Sent on 23 Nov 2026, 10:00 IST. The bank may take a few hours to credit it.',
  )
})

test('a settlement without its time was sent on a day that is not known', () => {
  expect(settlementStory({ ...settlement, status: 'processed' })).toBe(
    'Sent. The bank may take a few hours to credit it.',
  )
})

test('a failed settlement is put into words for support, another is not', () => {
  expect(supportRequest(settlement)).toBeNull()
  const failure = {
    code: 'account_inactive',
    source: 'business' as const,
    reason: 'The account is not active.',
    nextStep: 'Ask your bank.',
  }
  const failed = { ...settlement, status: 'failed' as const, failure }
  expect(supportRequest(failed)).toMatch(/^Settlement \S+ of .+ failed: ₹.+ of .+ collected on .+, due on /)
  expect(supportRequest({ ...failed, utr: 'UTR1' })).toContain(
    'UTR UTR1. The reason given: The account is not active.',
  )
})

const earlier = { ...settlement, id: 'setl_0', createdAt: '2026-11-19T18:30:00Z' }
const refunded = { ...transaction, refundedAmount: 9900, refunds: [refund] }

test('the refunds of a settlement are those that it deducts, oldest first, also those that waited', () => {
  const mine = { ...settlement, refunds: 9900 }
  const waited = { ...refunded, refunds: [{ ...refund, createdAt: '2026-11-19T06:00:00Z' }] }
  for (const transaction of [refunded, waited])
    expect(deductedRefunds(mine, [mine, earlier], [transaction])).toMatchObject([
      { refund: transaction.refunds[0], transaction },
    ])
  const later = { ...refund, id: 'rfnd_2', createdAt: '2026-11-20T07:00:00Z' }
  expect(deductedRefunds(mine, [mine], [{ ...refunded, refunds: [later, refund] }])).toMatchObject([
    { refund },
  ])
})

test('refunds of the settlement before, and of other merchants, are not those of this one', () => {
  const mine = { ...settlement, refunds: 9900 }
  const before = { ...earlier, refunds: 100 }
  const first = { ...refund, id: 'rfnd_0', amount: 100, createdAt: '2026-11-19T06:00:00Z' }
  const both = { ...refunded, refunds: [first, refund] }
  const others = { ...both, merchantId: 'mer_other' }
  expect(deductedRefunds(mine, [mine, before], [others, both])).toMatchObject([{ refund }])
})

test('refunds that do not add up, or failed, are not listed', () => {
  const failed = { ...refunded, refunds: [{ ...refund, status: 'failed' as const }] }
  const mine = { ...settlement, refunds: 9900 }
  expect(deductedRefunds(mine, [mine, earlier], [failed])).toBeNull()
  const more = { ...settlement, refunds: 20_000 }
  expect(deductedRefunds(more, [more, earlier], [refunded])).toBeNull()
})
