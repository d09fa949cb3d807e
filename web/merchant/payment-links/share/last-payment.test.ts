import { expect, test } from 'vitest'
import { paymentLink } from '../payment-link.testing.ts'
import { paidSentence } from './last-payment.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const paid = { ...paymentLink, amount: 125_000, amountPaid: 125_000 }

test('a payment of today is named by its hour, an earlier one by its day', () => {
  expect(paidSentence(paid, '2026-11-21T08:32:00Z', now)).toBe('Paid ₹1,250.00 at 14:02 IST')
  expect(paidSentence(paid, '2026-11-20T08:32:00Z', now)).toBe('Paid ₹1,250.00, 20 Nov 2026, 14:02 IST')
  expect(paidSentence(paid, undefined, now)).toBe('Paid ₹1,250.00')
})

test('a part is named as such', () => {
  expect(paidSentence({ ...paid, amountPaid: 50_000 }, '2026-11-21T08:32:00Z', now)).toBe(
    'Paid ₹500.00 of ₹1,250.00 at 14:02 IST',
  )
})

test('the refunded part is named with it', () => {
  expect(paidSentence({ ...paid, amountRefunded: 25_000 }, '2026-11-21T08:32:00Z', now)).toBe(
    'Paid ₹1,250.00 at 14:02 IST; ₹250.00 of it was refunded',
  )
})
