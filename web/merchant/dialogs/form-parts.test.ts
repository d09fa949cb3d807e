import { expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { amountError } from './form-parts.tsx'

const rejected = (message: string) => new ApiError(400, { errors: [{ field: 'minAmount', message }] })

test.each([
  ['must be at most maxAmount', 'must be at most the largest amount'],
  ['must be at most 10000000', 'must be at most ₹1,00,000.00'],
  ['is required', 'is required'],
])('the server\'s message "%s" is shown as "%s"', (message, words) => {
  expect(amountError(rejected(message), 'minAmount')).toBe(words)
  expect(amountError(rejected(message), 'maxAmount')).toBeUndefined()
})

test('without a response there is no message', () => {
  expect(amountError(null, 'minAmount')).toBeUndefined()
})
