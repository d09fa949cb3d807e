import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OperationId } from '../document.ts'
import { sentenceFor } from './sentences.ts'
import { undecidedByContract } from './undecided.ts'

const status = (expected: string, got: string) => ({ path: 'status', expected, got })
const field = (path: string) => ({ path, expected: 1, got: 2 })

test.each<[OperationId, Parameters<typeof sentenceFor>[1], RegExp]>([
  ['listTransactions', field('transactions.0.rrn'), /Retrieval reference number of a UPI payment/],
  ['listTransactions', field('transactions.3.paymentLinkId'), /The link it was paid through/],
  ['listPaymentLinks', field('links.0.etag'), /Changes whenever the resource changes/],
  ['updatePaymentLink', status('412 precondition_failed', '200'), /rejected with 412/],
  ['updatePaymentLink', status('400 invalid_request “If-Match”', '412 precondition_failed'), /The `etag` of/],
  ['updateGateway', status('422 validation_failed “credentials”', '200'), /\(422, field `credentials`\)/],
  [
    'refundTransaction',
    status('201', '409 not_refundable'),
    /rejected with 409 and the code `not_refundable`/,
  ],
])('%s %j: %s', (operation, difference, sentence) => {
  expect(sentenceFor(operation, difference)).toMatch(/^openapi\.yaml:\d+: /)
  expect(sentenceFor(operation, difference)).toMatch(sentence)
})

test('a field without a description is explained by its operation', () => {
  expect(sentenceFor('listTransactions', field('transactions.0.currency'))).toBe(
    sentenceFor('listTransactions', field('unknown')),
  )
})

const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8').replaceAll(
  /\s+/g,
  ' ',
)

test.each(undecidedByContract)('the contract says that %s', (_what, sentence) => {
  expect(contract).toContain(sentence)
})
