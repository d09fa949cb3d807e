import { expect, test } from 'vitest'
import { bestMatches } from './matches.ts'

const sections = [
  { title: 'Errors', text: 'Every refusal. refund_window_closed' },
  { title: 'Refund a payment', text: 'transactionId amount Idempotency-Key' },
  { title: 'Sign in', text: 'email password' },
]

test('a part whose title is asked for comes before one that only mentions it', () => {
  expect(bestMatches(sections, 'REFUND')).toEqual([1, 0])
})

test('every word has to occur, in whatever order', () => {
  expect(bestMatches(sections, 'key  amount')).toEqual([1])
  expect(bestMatches(sections, 'amount password')).toEqual([])
})

test('nothing asked, nothing found', () => {
  expect(bestMatches(sections, '  ')).toEqual([])
})
