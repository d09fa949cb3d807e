import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

test.each([
  ['Title', 'must not be empty', 'Enter the title.'],
  ['Your name', 'must not be empty', 'Enter your name.'],
  ['Email', 'must have at least 3 characters', 'Enter an email address.'],
  ['Email', 'must be an email address', 'Enter an email address, such as name@business.example.'],
  [
    'Phone (optional)',
    'must be empty or a phone number with country code, like +919800000000',
    'Enter a ten-digit mobile number, such as 98765 43210.',
  ],
  ['Password', 'must have at least 10 characters', 'Password must have at least 10 characters.'],
  ['Amount in ₹', 'must be at most ₹499.00', 'Amount must be at most ₹499.00.'],
  [
    'Minimum part payment, ₹ (optional)',
    'must be at most the amount',
    'Minimum part payment must be at most the amount.',
  ],
  ['Largest amount in ₹', 'is required', 'Enter the largest amount.'],
  ['Current password', 'This is not your current password.', 'This is not your current password.'],
])('the error of "%s", "%s", is shown as "%s"', (label, message, sentence) => {
  expect(errorSentence(label, message)).toBe(sentence)
})
