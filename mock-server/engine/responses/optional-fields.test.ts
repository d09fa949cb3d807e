import { expect, test } from 'vitest'
import { readContract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { optionalFieldsOf, withoutOptionalFields } from './optional-fields.ts'

const contractOf = (schema: Schema, schemas: Record<string, Schema> = {}) =>
  readContract({
    openapi: '3.1.0',
    info: { title: 'Trees', version: '1' },
    paths: {
      '/tree': {
        get: { responses: { 200: { description: 'A tree', content: { 'application/json': { schema } } } } },
      },
    },
    components: { schemas },
  })

function lean(schema: Schema, body: unknown, fields = ['*'], schemas: Record<string, Schema> = {}) {
  const contract = contractOf(schema, schemas)
  const [operation] = contract.operations
  if (!operation) throw new Error('The document has no operation')
  const text = JSON.stringify(body)
  return JSON.parse(withoutOptionalFields(contract, operation, { status: 200, text, fields }))
}

const string: Schema = { type: 'string' }
const tree: Schema = {
  type: 'object',
  required: ['name', 'branches'],
  properties: {
    name: string,
    note: string,
    branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
  },
}

test('optional fields are left out at any depth, and undeclared ones stay', () => {
  const body = { name: 'oak', note: 'old', branches: [{ name: 'bough', note: 'dry', branches: [], more: 1 }] }
  const schemas = { Tree: tree }
  const reference = { $ref: '#/components/schemas/Tree' }
  expect(lean(reference, body, ['*'], schemas)).toEqual({
    name: 'oak',
    branches: [{ name: 'bough', branches: [], more: 1 }],
  })
  expect(lean(reference, body, ['branches.note'], schemas)).toEqual({
    ...body,
    branches: [{ name: 'bough', branches: [], more: 1 }],
  })
  expect(lean(reference, body, ['note'], schemas).note).toBeUndefined()
  expect(lean(reference, body, ['ote'], schemas)).toEqual(body)
  const paths = optionalFieldsOf(contractOf(reference, schemas)).map(({ path }) => path)
  expect(paths).toEqual(['note', 'branches.note'])
})

test('a field with a meaningful absence is left out by its name only', () => {
  const schema: Schema = {
    type: 'object',
    properties: { next: { type: 'string', 'x-meaningful-absence': true }, sum: { type: 'number' } },
  }
  expect(lean(schema, { next: 'b', sum: 1 })).toEqual({ next: 'b' })
  expect(lean(schema, { next: 'b', sum: 1 }, ['next'])).toEqual({ sum: 1 })
})

test('of alternatives, the fields of the matching one are left out', () => {
  const kind = (name: string): Schema => ({ type: 'string', enum: [name] })
  const schema: Schema = {
    oneOf: [
      {
        type: 'object',
        required: ['kind', 'span'],
        properties: { kind: kind('bird'), span: { type: 'number' } },
      },
      { type: 'object', required: ['kind'], properties: { kind: kind('fish'), span: { type: 'number' } } },
    ],
  }
  expect(lean(schema, { kind: 'bird', span: 3 })).toEqual({ kind: 'bird', span: 3 })
  expect(lean(schema, { kind: 'fish', span: 3 })).toEqual({ kind: 'fish' })
})
