import { expect, test } from 'vitest'
import { refundMessage as messageAt } from './refund-message.ts'
import { refund, transaction } from './transaction.testing.ts'

const NOW = Date.parse('2026-12-01T12:00:00Z')
const refundMessage = (...[requested, payment]: Parameters<typeof messageAt>) =>
  messageAt(requested, payment, NOW)

test('the message about a pending refund has its day, and does not say that it was sent', () => {
  expect(refundMessage(refund, transaction)).toBe(
    'Your refund of ₹99.00 for your payment of 17 Nov 2026 to Tarang Textiles was requested on 20 Nov 2026. It reaches your account by 1 Dec 2026.',
  )
})

test('the message about a processed refund has the reference to quote', () => {
  const sent = { ...refund, status: 'processed' as const, processedAt: '2026-11-20T20:00:00Z' }
  expect(refundMessage(sent, transaction)).toMatch(/was sent on 21 Nov 2026\. .* by 1 Dec 2026\.$/)
  const reference = { type: 'rrn', status: 'available', value: '632512345678' } as const
  expect(refundMessage({ ...sent, reference }, transaction)).toMatch(/quote RRN 632512345678 to your bank\.$/)
})

test('a day that the server leaves out is left out', () => {
  const message = refundMessage({ ...refund, status: 'processed' }, transaction)
  expect(message).toMatch(/to Tarang Textiles was sent\. It reaches your account by 1 Dec 2026\.$/)
})

test('a failed refund promises nothing', () => {
  expect(refundMessage({ ...refund, status: 'failed' }, transaction)).toBeNull()
})

test('the refund of a test promises nothing', () => {
  expect(refundMessage(refund, { ...transaction, mode: 'test' })).toBeNull()
})

test('after the promised day, a pending refund is late, and a sent one is described in the past tense', () => {
  const later = Date.parse('2026-12-01T18:30:00Z')
  expect(messageAt(refund, transaction, later)).toMatch(/It was expected by 1 Dec 2026 and is late\.$/)
  const sent = { ...refund, status: 'processed' as const, processedAt: '2026-11-20T20:00:00Z' }
  expect(messageAt(sent, transaction, later)).toMatch(/It was expected in your account by 1 Dec 2026\.$/)
})
