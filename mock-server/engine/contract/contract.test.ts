import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { randomOf } from '../random.ts'
import { valueMaker } from '../values/values.ts'
import { readContract } from './contract.ts'
import { isRecord } from './requirement.ts'

const text = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
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

test('nothing in the contract is ignored', () => {
  expect(contract.notices).toEqual([])
})

const changed = (change: (document: ReturnType<typeof parse>) => void) => {
  const document = parse(text)
  change(document)
  return document
}

describe('a document that is no contract is rejected with the location, for example', () => {
  test.each([
    ['', 'the document is not an object'],
    ['just text', 'the document is not an object'],
    ['[]', 'the document is not an object'],
    ['openapi: 3.1.0', 'paths: is missing, or not an object'],
    ['paths: {}', 'openapi: is missing'],
  ])('%j', (nonsense, message) => {
    expect(() => readContract(parse(nonsense))).toThrow(message)
  })
})

test('missing parts are named, and the rest is read', () => {
  const { operations, notices } = readContract(
    changed(({ components, paths }) => {
      delete components.responses.NotFound
      delete paths['/payments/stats'].get.responses
    }),
  )
  expect(operations).toHaveLength(contract.operations.length)
  expect(notices.map(({ kind, what }) => `${kind}: ${what}`)).toEqual(
    expect.arrayContaining([
      'references that lead nowhere in the document: #/components/responses/NotFound',
      'calls without responses: answered with 200',
    ]),
  )
})

test('parts that are not validated are named with their location', () => {
  const document = changed(({ components: { schemas }, paths }) => {
    schemas.Paise.$dynamicRef = '#money'
    schemas.Paise.maximun = 13
    schemas.Email.format = 'phone'
    schemas.Id.pattern = '(?i)[a-z]+'
    schemas.Day.type = 'strng'
    paths['/payments/stats'].get.parameters.push({ name: 'x', in: 'query', style: 'tabs', schema: {} })
  })
  const named = readContract(document).notices.map(
    ({ kind, what, pointer }) => `${pointer.join('/')}: ${what} (${kind})`,
  )
  expect(named.sort()).toEqual([
    'components/schemas/Day: strng (types that JSON Schema does not have)',
    'components/schemas/Email: phone (formats that OpenAPI does not define)',
    'components/schemas/Id: (?i)[a-z]+ (patterns that are not JavaScript, or too large)',
    'components/schemas/Paise: $dynamicRef (references by $id, $anchor or $dynamicRef)',
    'components/schemas/Paise: maximun (keywords that JSON Schema does not have)',
    'paths//payments/stats/get/parameters/1: x of style tabs (parameters that are not validated)',
  ])
})

test('annotations are accepted', () => {
  const document = changed(({ components: { schemas } }) => {
    Object.assign(schemas.User.properties.name, { title: 'Name', examples: ['Asha'], readOnly: true })
  })
  expect(readContract(document).notices).toEqual([])
})

test('a call without x-roles is open to every role, and one without security to everybody', () => {
  const document = changed(({ paths }) => {
    delete paths['/payments/stats'].get['x-roles']
    delete paths['/payments/settlements'].get['x-roles']
    paths['/payments/settlements'].get.security = []
  })
  const { operations } = readContract(document)
  expect(operations.find(({ id }) => id === 'getStats')).toHaveProperty('roles', [
    'admin',
    'merchant',
    'viewer',
  ])
  expect(operations.find(({ id }) => id === 'listSettlements')).not.toHaveProperty('roles')
})

/** Values that fit few schemas, with texts at the bounds of those of the contract. */
const ODD: unknown[] = [
  ...parse(readFileSync(new URL('odd-values.testing.yaml', import.meta.url), 'utf8')),
  ...[64, 65, 120, 121].flatMap((length) => ['x'.repeat(length), '9'.repeat(length), '🧵'.repeat(length)]),
]

/** A value, and the same with one of its parts replaced, removed or added. */
function* variantsOf(value: unknown): Generator<unknown> {
  yield* [value, ...ODD]
  if (Array.isArray(value)) {
    yield [...value, ...value]
    for (const [index, item] of value.entries())
      for (const variant of variantsOf(item)) yield value.toSpliced(index, 1, variant)
  } else if (isRecord(value)) {
    yield { ...value, surprise: 1 }
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _removed, ...rest } = value
      yield rest
      for (const variant of variantsOf(field)) yield { ...value, [name]: variant }
    }
  }
}

describe('the validator and Ajv agree on every schema of the contract', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...parse(text), $id: 'contract' })
  const valueFor = valueMaker(contract)

  test.each(Object.keys(contract.schemas))('%s', (name) => {
    const byAjv = ajv.getSchema(`contract#/components/schemas/${name}`)
    const reference = { $ref: `#/components/schemas/${name}` }
    for (const variant of variantsOf(valueFor(reference, randomOf(name))))
      if (contract.check(reference, variant).valid !== byAjv?.(variant))
        expect.unreachable(`${JSON.stringify(variant)} ${ajv.errorsText(byAjv?.errors)}`)
  })
})
