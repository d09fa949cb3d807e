import fc from 'fast-check'
import type { Schema } from '../document.ts'
import { document, resolved } from '../document.ts'
import { isValid } from '../validation.ts'
import { oddTexts, wrongTypes } from './oddities.ts'
import { values } from './values.ts'

/** The field is the path of what is wrong; absent if that may be named in more than one way. */
export type Mutant = { what: string; value: unknown; field?: string }

/** Invalid values: a valid one with a single defect, in every way that the schema suggests. */
export function mutants(schema: Schema, good: unknown): Mutant[] {
  return mutationsOf(schema, good, '').filter(({ value }) => !isValid(schema, value))
}

export function oddities(schema: Schema, good: unknown): fc.Arbitrary<unknown> {
  const fields = Object.keys(resolved(schema).properties ?? {})
  const odd = fc.oneof(
    // As `fc.string({ unit: 'binary' })`, whose table takes 85 MB.
    fc
      .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 300 })
      .map((points) => String.fromCodePoint(...points)),
    fc.jsonValue({ maxDepth: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
  )
  return fc
    .tuple(fc.constantFrom(...fields), odd)
    .map(([field, value]) => withField(good, field, value))
    .filter((value) => !isValid(schema, value))
}

function mutationsOf(reference: Schema, good: unknown, path: string): Mutant[] {
  const schema = resolved(reference)
  const here = path || 'the body'
  const wrong = (values: unknown[]): Mutant[] =>
    values.map((value) => ({ what: `${here} is ${shown(value)}`, value, ...(path && { field: path }) }))
  const ofOtherTypes = wrong(wrongTypes(schema.type))
  if (schema.type === 'object') return [...ofOtherTypes, ...objectMutations(schema, good, path)]
  if (schema.type === 'array') return [...ofOtherTypes, ...arrayMutations(schema, good, path)]
  return [...ofOtherTypes, ...wrong([...scalarMutations(schema, good), ...otherMembers(schema, path)])]
}

function objectMutations(
  { properties = {}, required = [], additionalProperties }: Schema,
  good: unknown,
  path: string,
) {
  const name = (field: string) => (path ? `${path}.${field}` : field)
  const own = typeof good === 'object' && good !== null ? good : {}
  const missing = required.map((field) => ({
    what: `${name(field)} is missing`,
    value: without(own, field),
    field: name(field),
  }))
  const inside = Object.entries(properties).flatMap(([field, schema]) =>
    mutationsOf(schema, Reflect.get(own, field) ?? sampleOf(schema), name(field)).map((each) => ({
      ...each,
      value: withField(own, field, each.value),
    })),
  )
  const entries = additionalProperties
    ? [
        { what: `${path} has a number in it`, value: { colour: 1 } },
        { what: `${path} has a name with a dot`, value: { 'a.b': 'x' } },
        {
          what: `${path} has 16 entries`,
          value: Object.fromEntries([...'abcdefghijklmnop'].map((key) => [key, 'x'])),
        },
        ...mutationsOf(additionalProperties, 'x', name('colour')).map((each) => ({
          ...each,
          value: { colour: each.value },
        })),
      ]
    : unknownFields(properties, path).map(([field, value]) => ({
        what: `${name(field)} is unknown`,
        value: withField(own, field, value),
        field: name(field),
      }))
  return [...entries, { what: `${path || 'the body'} is empty`, value: {} }, ...missing, ...inside]
}

// With values that a careless server takes over.
const SET_BY_THE_SERVER = {
  id: 'contract_suite',
  role: 'admin',
  email: 'someone@contract-suite.example',
  status: 'active',
  merchantId: 'contract_suite',
}

const unknownFields = (properties: Record<string, Schema>, path: string) =>
  Object.entries({
    surprise: 'x',
    constructor: 'x',
    [capital(Object.keys(properties)[0])]: 'x',
    ...(path ? {} : SET_BY_THE_SERVER),
  }).filter(([name]) => !Object.hasOwn(properties, name))

/** What a field with this name may be elsewhere: a link can be paid, but no update can make it so. */
function otherMembers({ enum: members }: Schema, path: string): Iterable<string> {
  if (!members) return []
  const schemas = Object.values<Schema>(document.components.schemas)
  const fields = schemas.flatMap(({ properties = {} }) => Object.entries(properties))
  const sameName = fields.filter(([name]) => name === path.split('.').at(-1))
  return new Set(sameName.flatMap(([, schema]) => resolved(schema).enum ?? []))
}

const capital = (name = 'id') => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

function arrayMutations({ items = {}, maxItems = 20 }: Schema, good: unknown, field: string): Mutant[] {
  const row = Array.isArray(good) ? good[0] : 'a'
  return [
    { what: `${field} is an empty list`, value: [], field },
    ...tooMany(maxItems, row, field),
    ...mutationsOf(items, row, `${field}.0`).map((each) => ({ ...each, value: [each.value] })),
  ]
}

// A longer list would exceed the body size limit first.
const MAX_ROWS = 1000

const tooMany = (most: number, row: unknown, field: string): Mutant[] =>
  most > MAX_ROWS
    ? []
    : [
        {
          what: `${field} has ${most + 1} entries`,
          value: Array.from({ length: most + 1 }, () => row),
          field,
        },
      ]

/** A valid object for a field that the valid body leaves out, so that a defect inside it is the only one. */
function sampleOf(reference: Schema): unknown {
  const { type, pattern = '' } = resolved(reference)
  if (type !== 'object' && !pattern.startsWith('^')) return undefined
  return fc.sample(values(reference, 0), { seed: 1, numRuns: 1 })[0]
}

function scalarMutations({ type, minimum, maximum, maxLength }: Schema, good: unknown): unknown[] {
  const numbers =
    type === 'integer'
      ? [
          ...(minimum === undefined ? [] : [minimum - 1]),
          ...(maximum === undefined ? [] : [maximum + 1]),
          100.5,
          -1,
          1e21,
        ]
      : []
  const long =
    maxLength === undefined
      ? []
      : ['a'.repeat(maxLength + 1), '🧵'.repeat(maxLength + 1), `a@${'a.'.repeat(maxLength / 2)}example`]
  // The first passes where a pattern is not anchored, or a value trimmed first; the second where \d or \w is used.
  const broken = typeof good === 'string' ? [`${good}\n`, inOtherScripts(good)] : []
  const texts = type === 'string' ? [...long, ...broken, ...oddTexts] : []
  return [...numbers, ...texts]
}

const inOtherScripts = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x9_66 + Number(digit))).replaceAll('a', '\u0430')

const withField = (good: unknown, field: string, value: unknown) => ({
  ...(typeof good === 'object' ? good : {}),
  [field]: value,
})

const without = (value: object, field: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))

const shown = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length} characters)` : text
}
