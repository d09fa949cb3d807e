import { expect, test } from 'vitest'
import { readContract } from '../contract/contract.ts'
import type { ControlId } from '../control/context.ts'
import { controlFiles } from '../node/documents.ts'
import { atOnce } from '../time-slicing.ts'
import { serialisedInSteps } from './large-response.ts'
import { InvalidResponse } from './serialise.ts'

const control = readContract<ControlId>(controlFiles().document)
const schema = { $ref: '#/components/schemas/ExportedRows' }
const tables = ['users', 'gateways', 'payment-methods', 'payment-links', 'settlements']
const rows = (transactions: unknown[]) => ({
  ...Object.fromEntries(tables.map((name) => [name, []])),
  transactions,
})
const many = Array.from({ length: 1001 }, (_each, number) => ({
  id: `₹${number}`,
  refunds: [{ number }],
  text: '"',
}))

test.each([0, 1, 200, 201, 1001])('%d rows are serialised like JSON.stringify does', (count) => {
  const answer = rows(many.slice(0, count))
  const text = atOnce(serialisedInSteps(schema, answer, control))
  expect(new TextDecoder().decode(Buffer.from(text.body()))).toBe(JSON.stringify(answer))
})

test('other work runs between batches of two hundred rows', () => {
  const steps = serialisedInSteps(schema, rows(many), control)
  let turns = 0
  while (!steps.next().done) turns++
  expect(turns).toBe(6)
})

test.each([
  ['an invalid row', rows([...many, 7])],
  ['an undeclared table', { ...rows(many), others: [] }],
  ['a missing table', { transactions: [] }],
  ['a table that is not an array', { ...rows(many), users: {} }],
])('%s makes the response invalid', (_what, answer) => {
  expect(() => atOnce(serialisedInSteps(schema, answer, control))).toThrow(InvalidResponse)
})
