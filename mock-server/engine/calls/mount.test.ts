import { expect, test } from 'vitest'
import { ownContract } from '../../hosts/node/documents.ts'
import type { PublicId } from '../../kosha/operations/handler.ts'
import { readContract } from '../contract/contract.ts'
import { jsonSchemaOf } from '../contract/operation.ts'
import { serialiser } from '../responses/serialise.ts'

const contract = readContract(ownContract())
const schemaOf = (id: string) => {
  const operation = contract.operations.find((candidate) => candidate.id === id)
  return jsonSchemaOf(operation?.responses.get(operation.success)) ?? {}
}

test('the operations without a session match the contract', () => {
  const open = ['signIn', 'register', 'requestPasswordReset', 'resetPassword'] satisfies PublicId[]
  expect(contract.operations.filter(({ roles }) => !roles).map(({ id }) => id)).toEqual(open)
})

const serialise = serialiser(contract)
const link = Object.freeze({
  id: 'plink_1',
  merchantId: 'mer_1',
  merchantName: 'Kaveri Books',
  title: 'Atlas',
  amount: 49_900,
  currency: 'INR',
  status: 'active',
  url: 'https://pay.shop.example/l/1',
  amountPaid: 0,
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
})

test('rows in any script, and empty lists, are serialised unchanged, the first time and again', () => {
  const schema = schemaOf('listPaymentLinks')
  const indian = Object.freeze({ ...link, title: 'दुकान • 🧵' })
  for (const links of [[], [link, link], [link, link], [indian], [indian, link]])
    expect(JSON.parse(serialise(schema, { links }))).toEqual({ links })
})

test.each([
  ['a missing list', 'listPaymentLinks', {}, 'links is required'],
  ['an undeclared field', 'listPaymentLinks', { links: [], more: 1 }, 'more is not in the contract'],
  [
    'an undeclared field of a row',
    'listPaymentLinks',
    { links: [{ ...link, secret: 1 }] },
    'links.secret is not a field',
  ],
  [
    'a row of the wrong type',
    'listPaymentLinks',
    { links: [{ ...link, amount: '49900' }] },
    'links.amount must be a whole number',
  ],
  ['a null row', 'listPaymentLinks', { links: [null] }, 'links. must be an object'],
  [
    'more rows than declared',
    'listTransactions',
    { transactions: Array(501).fill({}), total: 1 },
    'must have at most 500 entries',
  ],
  ['no body', 'getStats', undefined, 'must be an object'],
])('%s in a response is detected', (_what, id, response, message) => {
  expect(() => serialise(schemaOf(id), response)).toThrow(message)
})

test('a row that is valid in one list is rejected in a list of other rows', () => {
  serialise(schemaOf('listPaymentLinks'), { links: [link] })
  const asTransaction = () => serialise(schemaOf('listTransactions'), { transactions: [link], total: 1 })
  expect(asTransaction).toThrow('transactions.method is required')
})

test('a changed row is not served from the cache', () => {
  const schema = schemaOf('createPaymentLink')
  const open = { ...link, title: String(link.title) }
  serialise(schema, { link: open })
  open.title = 'Changed'
  expect(serialise(schema, { link: open })).toContain('Changed')
})
