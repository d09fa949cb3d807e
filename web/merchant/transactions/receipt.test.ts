import { expect, test } from 'vitest'
import { paymentReceipt, receiptText, refundReceipt } from './receipt.ts'
import { refund, transaction } from './transaction.testing.ts'
import type { Refund } from './transactions.ts'

const paid = {
  ...transaction,
  events: [{ type: 'succeeded' as const, at: '2026-11-17T06:00:20Z' }],
  rrn: '632511904417',
}
test('a receipt says who paid what, when and for what, and nothing of the merchant’s costs', () => {
  const receipt = paymentReceipt(paid, 'Silk saree')
  const text = receipt && receiptText(receipt)
  expect(text).toBe(
    [
      'Payment receipt of Tarang Textiles: ₹499.00',
      'Paid on: 17 Nov 2026, 11:30 IST',
      'Paid by: Meera',
      'For: Silk saree',
      'Method: UPI',
      'RRN: 632511904417',
      'Payment: txn_1',
      'This confirms the payment. It is not a tax invoice.',
    ].join('\n'),
  )
  expect(text).not.toMatch(/fee|GST|9\.98/i)
})

test('a payment that was not captured has no receipt, and a failed refund has none', () => {
  expect(paymentReceipt({ ...transaction, status: 'failed' })).toBeNull()
  expect(refundReceipt({ ...refund, status: 'failed' }, paid)).toBeNull()
})

test('a receipt of a payment that was refunded says how much of it', () => {
  expect(paymentReceipt({ ...paid, refundedAmount: 9900 })?.facts).toContainEqual([
    'Refunded since',
    '₹99.00',
  ])
})

test('a refund is confirmed with its payment, and with its reference once there is one', () => {
  const pending = refundReceipt(refund, paid)
  expect(pending).toMatchObject({ title: 'Refund receipt', amount: 9900 })
  expect(pending?.facts).toContainEqual(['Of the payment', 'txn_1, ₹499.00'])
  expect(pending?.facts.map(([name]) => name)).not.toContain('RRN')
  const processed: Refund = {
    ...refund,
    status: 'processed',
    processedAt: '2026-11-27T05:30:00Z',
    reference: { type: 'arn', status: 'available', value: '74537606123456789012345' },
  }
  const facts = refundReceipt(processed, paid)?.facts
  expect(facts).toContainEqual(['Sent on', '27 Nov 2026, 11:00 IST'])
  expect(facts).toContainEqual(['ARN', '74537606123456789012345'])
})

test('the receipt of a processed refund calls it sent, even without a time and a reference', () => {
  const lean = refundReceipt({ ...refund, status: 'processed' }, paid)
  expect(lean?.note).toBe('The refund was sent. If you do not see the money by then, ask your bank.')
  expect(lean?.facts.map(([name]) => name)).not.toContain('Sent on')
})

test('a receipt of a test says so, and confirms nothing', () => {
  const tested = { ...paid, mode: 'test' as const }
  for (const receipt of [paymentReceipt(tested), refundReceipt(refund, tested)]) {
    expect(receipt?.title).toMatch(/^TEST /)
    expect(receipt?.note).toBe('This was a test: no money moved, and nothing is confirmed.')
  }
})
