import fc from 'fast-check'
import type { Schema, Schemas } from './schema.ts'
import { resolve } from './schema.ts'

const ODD_TEXTS = [
  '',
  ' ',
  'a',
  'INR',
  '🧵',
  '\ud800',
  'a\u0000b',
  'a\nb',
  'x'.repeat(64),
  'x'.repeat(65),
  '🧵'.repeat(120),
  '🧵'.repeat(121),
  'a@b',
  'asha@tarang.example',
  '@tarang.example',
  'a@b..c',
  '+910000012345',
  '+91 00000 12345',
  'https://pay.shop.example/l/1',
  'http://pay.shop.example',
  '2026-11-21',
  '2026-02-29',
  '2028-02-29',
  '2026-13-01',
  '2026-11-21T06:00:00Z',
  '2026-11-21T06:00:00.123456789Z',
  '2026-11-21T06:00:00+05:30',
  '2026-11-21T24:00:00Z',
  '2026-11-21T23:59:60Z',
  '2026-02-30T06:00:00Z',
]
const ODD_NUMBERS = [0, -0, -1, 1, 99, 100, 0.5, 100.5, 1e15, 1e15 + 1, 1e21, -1e21, 100_000_000, 100_000_001]
const ODD_VALUES = [null, true, false, 'true', '0', [], {}, [null], { length: 1 }]

/** Values for a schema of the contract: mostly right, often with one mistake, now and then nonsense. */
export function mutations(schemas: Schemas, name: string): fc.Arbitrary<unknown> {
  return valuesOf({ $ref: `#/components/schemas/${name}` }, schemas, 0)
}

function valuesOf(schema: Schema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const validValues = rightValues(resolve(schema, schemas), schemas, depth)
  return fc.oneof(
    { weight: 24, arbitrary: validValues },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...ODD_TEXTS, ...ODD_NUMBERS, ...ODD_VALUES) },
  )
}

function rightValues(schema: Schema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  if (schema.type === 'object') return objects(schema, schemas, depth)
  if (schema.type === 'array') {
    const items = valuesOf(schema.items ?? {}, schemas, depth + 1)
    return fc.array(items, { maxLength: depth < 3 ? Math.min(3, (schema.maxItems ?? 2) + 1) : 1 })
  }
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'string') return texts(schema)
  const { minimum = 0, maximum = 1000 } = schema
  return fc.oneof(
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
    fc.maxSafeInteger().map((number) => minimum + (Math.abs(number) % (maximum - minimum + 1))),
  )
}

function texts({ enum: members, pattern, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (members) return fc.constantFrom(...members, `${members[0]} `, String(members[0]).toUpperCase())
  const matching = pattern === undefined ? fc.string({ maxLength }) : fc.stringMatching(new RegExp(pattern))
  const edges = fc.constantFrom('a'.repeat(maxLength), 'a'.repeat(maxLength + 1), '9'.repeat(maxLength))
  return fc.oneof({ weight: 4, arbitrary: matching }, edges, fc.constantFrom(...ODD_TEXTS))
}

function objects(schema: Schema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, maxProperties } = schema
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valuesOf(property, schemas, depth + 1)]),
  )
  const record = fc.record(fields, { requiredKeys: required })
  const missing = fc
    .tuple(record, fc.constantFrom('', ...required))
    .map(([value, name]) => without(value, name))
  const surplus = fc
    .tuple(record, fc.constantFrom('surprise', 'constructor', 'Id'))
    .map(([value, name]) => ({ ...value, [name]: 1 }))
  if (typeof additionalProperties === 'object') {
    const names = fc.oneof(fc.constantFrom('colour', 'Delivery slot', '1st', '', 'a'.repeat(41)), fc.string())
    return fc.dictionary(
      names.filter((name) => name !== '__proto__'),
      valuesOf(additionalProperties, schemas, depth + 1),
      {
        maxKeys: (maxProperties ?? 3) + 2,
      },
    )
  }
  return fc.oneof({ weight: 6, arbitrary: record }, missing, surplus)
}

const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
