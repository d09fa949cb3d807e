import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

test.each([
  ['Title', 'must not be empty', 'Title must not be empty.'],
  ['Amount in ₹', 'must be at most ₹499.00', 'Amount must be at most ₹499.00.'],
  [
    'Minimum part payment, ₹ (optional)',
    'must be at most the amount',
    'Minimum part payment must be at most the amount.',
  ],
  ['Up to ₹', 'is required', 'Up to is required.'],
  ['Current password', 'This is not your current password.', 'This is not your current password.'],
])('the error of "%s", "%s", is shown as "%s"', (label, message, shown) => {
  expect(errorSentence(label, message)).toBe(shown)
})
