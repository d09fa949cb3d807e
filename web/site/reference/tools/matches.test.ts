import { expect, test } from 'vitest'
import { bestMatches } from './matches.ts'

const sections = [
  { title: 'Errors', text: 'Every error. refund_window_closed' },
  { title: 'Refund a payment', text: 'transactionId amount Idempotency-Key' },
  { title: 'Sign in', text: 'email password' },
]

test('a section with the word in its title ranks above one that only mentions it', () => {
  expect(bestMatches(sections, 'REFUND')).toEqual([1, 0])
})

test('every word must match, in any order', () => {
  expect(bestMatches(sections, 'key  amount')).toEqual([1])
  expect(bestMatches(sections, 'amount password')).toEqual([])
})

test('an empty search finds nothing', () => {
  expect(bestMatches(sections, '  ')).toEqual([])
})
