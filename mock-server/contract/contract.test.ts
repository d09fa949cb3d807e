import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContract } from './contract.ts'
import { mutations } from './mutations.testing.ts'

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')
const contract = readContract(parse(text))

test('every operation has its roles, parameters and success status', () => {
  const declared = Object.values(parse(text).paths).flatMap((methods) => Object.keys(methods ?? {}))
  expect(contract.operations).toHaveLength(declared.length)
  expect(contract.operations.find(({ id }) => id === 'deletePaymentLink')).toMatchObject({
    method: 'delete',
    path: '/payments/links/{id}',
    roles: ['merchant'],
    success: 204,
  })
})

describe('an unsupported document is rejected with the location, for example with', () => {
  const broken = (change: (document: ReturnType<typeof parse>) => void) => {
    const document = parse(text)
    change(document)
    return () => readContract(document)
  }

  test.each(['', 'just text', '[]', 'openapi: 3.1.0', '{'])('%j', (nonsense) => {
    expect(() => readContract(parse(nonsense))).toThrow()
  })

  test('a schema with `not`', () => {
    expect(broken(({ components }) => (components.schemas.Paise.not = {}))).toThrow(
      'schemas/Paise: not is not supported',
    )
  })

  test('a bound next to $ref', () => {
    const change = broken(({ components }) => (components.schemas.User.properties.id.maxLength = 1))
    expect(change).toThrow('schemas/User/id: only a description is allowed next to $ref')
  })

  test('a required field that is not a property', () => {
    expect(broken(({ components }) => components.schemas.User.required.push('age'))).toThrow(
      'required field age',
    )
  })

  test('a format that only one of two validators supports', () => {
    expect(broken(({ components }) => (components.schemas.Email.format = 'email'))).toThrow('format email')
  })

  test('an operation without roles that is not declared public', () => {
    const change = broken(({ paths }) => delete paths['/payments/stats'].get['x-roles'])
    expect(change).toThrow('getStats: needs either x-roles or an empty security')
  })

  test('a reference to a missing response', () => {
    const change = broken(({ components }) => delete components.responses.NotFound)
    expect(change).toThrow('#/components/responses/NotFound does not resolve')
  })
})

describe('the validator and Ajv agree on every schema of the contract', () => {
  const document = parse(text)
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'contract' })

  test.each(Object.keys(contract.schemas))('%s', (name) => {
    const byAjv = ajv.getSchema(`contract#/components/schemas/${name}`)
    const reference = { $ref: `#/components/schemas/${name}` }
    fc.assert(
      fc.property(mutations(contract.schemas, name), (value) => {
        // What arrives over HTTP has been through JSON.
        const received: unknown = JSON.parse(JSON.stringify(value) ?? 'null')
        expect(contract.check(reference, received).valid).toBe(byAjv?.(received))
      }),
      { numRuns: 60, seed: 20_261_121 },
    )
  })
})
