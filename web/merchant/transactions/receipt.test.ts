import { expect, test } from 'vitest'
import { paymentReceipt, receiptText } from './receipt.ts'
import { transaction } from './transaction.testing.ts'

const paid = {
  ...transaction,
  events: [{ type: 'succeeded' as const, at: '2026-11-17T06:00:20Z' }],
  rrn: '632511904417',
}
test('a receipt has the payer, the amount, the time and the purpose, but not the merchant’s costs', () => {
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

test('a payment that was not captured has no receipt', () => {
  expect(paymentReceipt({ ...transaction, status: 'failed' })).toBeNull()
})

test('a receipt of a payment that was refunded says how much of it', () => {
  expect(paymentReceipt({ ...paid, refundedAmount: 9900 })?.facts).toContainEqual([
    'Refunded since',
    '₹99.00',
  ])
})

test('the receipt of a test payment says that it is a test, and confirms nothing', () => {
  expect(paymentReceipt({ ...paid, mode: 'test' })).toMatchObject({
    title: 'TEST payment receipt',
    note: 'This was a test: no money moved, and nothing is confirmed.',
  })
})
