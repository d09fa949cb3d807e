import { expect, test } from 'vitest'
import type { OperationId } from '../document.ts'
import { sentenceFor } from './sentences.ts'

const status = (expected: string, got: string) => ({ path: 'status', expected, got })
const field = (path: string) => ({ path, expected: 1, got: 2 })

test.each<[OperationId, Parameters<typeof sentenceFor>[1], RegExp]>([
  ['listTransactions', field('transactions.0.rrn'), /Retrieval reference number of a UPI payment/],
  ['listPaymentLinks', field('links.0.etag'), /Changes whenever the resource changes/],
  ['updatePaymentLink', status('412 precondition_failed', '200'), /rejected with 412/],
  ['refundTransaction', status('201', '409 not_refundable'), /with 409 and the code `not_refundable`/],
  ['getStats', field('unknown'), /\(\/api-reference#getStats\)/],
])('%s %j: %s', (operation, difference, sentence) => {
  expect(sentenceFor(operation, difference)).toMatch(sentence)
})
