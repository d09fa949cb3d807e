import { expect, test } from 'vitest'
import { settlement } from '../records/settlement.testing.ts'
import type { Settlement } from '../records/settlements.ts'
import { refund, transaction } from '../transactions/transaction.testing.ts'
import { deductedRefunds } from './deducted-refunds.ts'
import { settlementStory, supportRequest } from './settlement-story.ts'

test('a settlement says when the money goes to the bank, by the Indian calendar', () => {
  const at = (time: string) => settlementStory(settlement, [], Date.parse(time))
  expect(at('2026-11-20T19:00:00Z')).toBe('Goes to the bank on Mon, 23 Nov.')
  expect(at('2026-11-22T18:29:59Z')).toBe('Goes to the bank tomorrow.')
  expect(at('2026-11-22T18:30:00Z')).toBe('Goes to the bank today.')
})

test('a settlement that was not sent on its day is overdue, not on its way', () => {
  const later = Date.parse('2026-11-23T18:30:00Z')
  const story = (status: 'scheduled' | 'processing') => settlementStory({ ...settlement, status }, [], later)
  expect(story('scheduled')).toBe('Overdue since Mon, 23 Nov: it has not been sent yet.')
  expect(story('processing')).toBe(story('scheduled'))
})

test('a returned settlement says when it is sent again, whichever settlement carries it in the end', () => {
  const returned = { ...settlement, id: 'a', status: 'failed' as const, adjustments: [], carriedBy: 'b' }
  const again = { ...returned, id: 'b', carriedBy: 'c' }
  const last = { ...settlement, id: 'c', dueOn: '2026-11-26' }
  const sent = { ...last, status: 'processed' as const, processedAt: '2026-11-27T05:30:00Z' }
  const story = (...settlements: Settlement[]) => settlementStory(returned, settlements)
  const { carriedBy: _b, adjustments: _told, ...untold } = returned
  expect(settlementStory(untold, [untold])).toBe('The money did not reach the bank account.')
  expect(story(returned)).toMatch(/account\. It has not been sent again\.$/)
  expect(story(returned, again, last)).toMatch(/It goes out again on 26 Nov 2026\.$/)
  expect(story(returned, again, sent)).toMatch(/It was sent again on 27 Nov 2026\.$/)
  expect(story(returned, { ...again, carriedBy: 'a' })).toMatch(/sent again, and returned again\.$/)
})

test('processed is sent, not credited', () => {
  const processed = { ...settlement, status: 'processed' as const, processedAt: '2026-11-23T04:30:00Z' }
  const story = (now: string) => settlementStory(processed, [], Date.parse(now))
  expect(story('2026-11-24T04:29:59Z')).toBe(
    'Sent on 23 Nov 2026, 10:00 IST. The bank may take a few hours to credit it.',
  )
  expect(story('2026-11-24T04:30:00Z')).toBe('Sent on 23 Nov 2026, 10:00 IST.')
})

test('a settlement without its time was sent on a day that is not known', () => {
  const story = (now: string) => settlementStory({ ...settlement, status: 'processed' }, [], Date.parse(now))
  expect(story('2026-11-23T18:29:59Z')).toBe('Sent. The bank may take a few hours to credit it.')
  expect(story('2027-02-01T00:00:00Z')).toBe('Sent.')
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
  const carrier = { ...settlement, id: 'setl_2', status: 'processed' as const }
  expect(supportRequest({ ...failed, carriedBy: 'setl_2' }, [carrier])).toBeNull()
  expect(supportRequest({ ...failed, utr: 'UTR1' })).toContain(
    'UTR UTR1. The reason given: The account is not active.',
  )
})

test('a settlement has the refunds that name it, oldest first, including those that the bank refused later', () => {
  const deducting = { ...settlement, refunds: 10_000 }
  const named = { ...refund, settlementId: deducting.id }
  const refused = {
    ...named,
    id: 'rfnd_0',
    amount: 100,
    status: 'failed' as const,
    createdAt: '2026-11-19T06:00:00Z',
  }
  const waiting = { ...refund, id: 'rfnd_2' }
  const refunded = { ...transaction, refunds: [named, refused, waiting] }
  expect(deductedRefunds(deducting, [refunded])?.map((row) => row.refund)).toEqual([refused, named])
})

test('refunds are not listed if some of them are unknown', () => {
  const refunded = { ...transaction, refunds: [refund] }
  expect(deductedRefunds({ ...settlement, refunds: 9900 }, [refunded])).toBeNull()
})
