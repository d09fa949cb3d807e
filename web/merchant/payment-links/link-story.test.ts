import { expect, test } from 'vitest'
import { linkStory } from './link-story.ts'
import { paymentLink } from './payment-link.testing.ts'

const link = {
  ...paymentLink,
  status: 'active' as const,
  amount: 125_000,
  amountPaid: 0,
  customer: { name: 'Meera Iyer' },
  expiresAt: '2026-11-24T18:29:59Z',
}

test('an open link says who has to pay, and until when by the Indian calendar', () => {
  const at = (time: string) => linkStory(link, Date.parse(time))
  expect(at('2026-11-21T06:00:00Z')).toBe('Waiting for Meera Iyer to pay. Expires on Tue, 24 Nov, 23:59 IST.')
  expect(at('2026-11-23T18:29:59Z')).toContain('Expires tomorrow,')
  expect(at('2026-11-23T18:30:00Z')).toContain('Expires today,')
})

test('a part payment says how much is still to come', () => {
  const { expiresAt: _, ...endless } = link
  const partly = { ...endless, status: 'partially_paid' as const, amountPaid: 25_000 }
  expect(linkStory(partly)).toBe('₹1,000.00 is still to come from Meera Iyer. It does not expire.')
})

test('a closed link says so, except a paid one', () => {
  expect(linkStory({ ...link, status: 'paid' })).toBeNull()
  expect(linkStory({ ...link, status: 'cancelled' })).toBe('Cancelled before it was paid.')
  expect(linkStory({ ...link, status: 'expired', amountPaid: 25_000 })).toBe(
    'Expired after ₹250.00 was paid.',
  )
  const refunded = { ...link, status: 'expired' as const, amountPaid: 25_000, amountRefunded: 25_000 }
  expect(linkStory(refunded)).toBe('Expired after ₹250.00 was paid; all of it was refunded.')
})
