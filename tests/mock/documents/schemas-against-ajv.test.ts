import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import type { Schema } from '../../../mock-server/engine/contract/schema.ts'
// As in the program, bounds the backtracking of patterns.
import '../../../mock-server/hosts/node/node-server.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 300)
/** Values for each document, since compiling its validator takes longest. */
const VALUES = 8
const MAX_MS = 50

const names = fc.constantFrom('a', 'b', 'c')
const size = fc.nat({ max: 3 })
const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, '', 'a', 'ab', '😀', 'a1', -1, 0, 1, 1.5, 2, 3, 100),
)
const patterns = fc.constantFrom('^a', '[0-9]', '^.$', 'b|c')
const types = fc.constantFrom('object', 'array', 'string', 'integer', 'number', 'boolean', 'null')

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}))

const some = (shape: Record<string, fc.Arbitrary<unknown>>) => fc.record(shape, { requiredKeys: [] })

/** Schemas that refer to themselves only through a field or an entry: through alternatives alone it would mean nothing. */
const { schema } = fc.letrec<{ schema: object | boolean; inner: object | boolean; several: unknown[] }>(
  (tie) => {
    const fields = fc.dictionary(names, tie('inner'), { maxKeys: 3 })
    const required = fc.uniqueArray(names, { maxLength: 2 })
    return {
      several: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      inner: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom({ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }),
        tie('schema'),
      ),
      schema: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.oneof(
          fc.constantFrom<object | boolean>({}, true, false),
          types.map((type) => ({ type })),
        ),
        fc.uniqueArray(types, { minLength: 1, maxLength: 3 }).map((type) => ({ type })),
        fc.oneof(
          value.map((constant) => ({ const: constant })),
          fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }).map((members) => ({ enum: members })),
        ),
        some({ type: fc.constant('string'), minLength: size, maxLength: size, pattern: patterns }),
        some({
          type: fc.constantFrom('number', 'integer'),
          minimum: size,
          exclusiveMaximum: size,
          multipleOf: fc.constantFrom(1, 0.5, 2),
        }),
        some({
          ...{
            type: fc.constant('object'),
            properties: fields,
            required,
            additionalProperties: tie('inner'),
          },
          ...{ minProperties: size, maxProperties: size, propertyNames: tie('schema') },
          ...{
            patternProperties: fc.dictionary(fc.constantFrom('^a', 'b|c'), tie('inner'), { maxKeys: 2 }),
          },
          ...{
            dependentRequired: fc.dictionary(names, required, { maxKeys: 1 }),
            unevaluatedProperties: tie('inner'),
          },
          ...{ dependentSchemas: fc.dictionary(names, tie('schema'), { maxKeys: 1 }) },
        }),
        some({
          ...{
            type: fc.constant('array'),
            items: tie('inner'),
            prefixItems: tie('several'),
            uniqueItems: fc.boolean(),
          },
          ...{ minItems: size, maxItems: size },
          unevaluatedItems: tie('inner'),
        }),
        // Alone, since beside `prefixItems` Ajv accepts empty lists whatever `contains` says.
        fc.record({ contains: tie('inner'), minContains: size, maxContains: size }),
        some({ allOf: tie('several'), properties: fields, unevaluatedProperties: tie('inner'), required }),
        some({ anyOf: tie('several'), oneOf: tie('several'), not: tie('schema'), properties: fields }),
        some(Object.fromEntries(['if', 'then', 'else'].map((keyword) => [keyword, tie('schema')]))),
      ),
    }
  },
)

test('validation agrees with Ajv, and takes bounded time', () => {
  let slowest = 0
  const property = fc.property(
    schema,
    schema,
    fc.array(value, { minLength: VALUES, maxLength: VALUES }),
    (A, B, values) => {
      const document = { openapi: '3.1.0', paths: {}, components: { schemas: { A, B } } }
      const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, inlineRefs: false })
      ajv.addSchema({ $id: 'document', components: document.components })
      const isValid = ajv.compile({ $ref: 'document#/components/schemas/A' })
      const contract = readContract(structuredClone(document))
      // No value satisfies these strictly: the engine reads them as meant, with a notice.
      fc.pre(contract.notices.every(({ kind }) => !kind.startsWith('closed parts')))
      let hasAllVerdicts = true
      for (const candidate of values) {
        const check = () => contract.check({ $ref: '#/components/schemas/A' } as Schema, candidate)
        const { valid } = check()
        slowest = Math.max(slowest, Math.min(timeOf(check), timeOf(check), timeOf(check)))
        const expected = verdictOfAjv(isValid, candidate)
        if (expected === undefined) hasAllVerdicts = false
        else expect(valid, JSON.stringify(candidate)).toBe(expected)
      }
      // Discards a run without all verdicts of Ajv.
      fc.pre(hasAllVerdicts)
    },
  )
  fc.assert(property, { numRuns: Math.ceil(RUNS / VALUES), seed: 1 })
  // Only meaningful while nothing else is running: before a release, not beside other tests.
  if (process.env.MODEL_RUNS) expect(slowest).toBeLessThan(MAX_MS)
})

/** Undefined if the code that Ajv generates does not run, as for `not: {}` beside alternatives. */
function verdictOfAjv(isValid: (value: unknown) => unknown, value: unknown): boolean | undefined {
  try {
    return isValid(value) === true
  } catch (error) {
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

function timeOf(act: () => unknown): number {
  const started = performance.now()
  act()
  return performance.now() - started
}
