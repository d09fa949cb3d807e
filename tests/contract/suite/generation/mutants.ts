import { Random } from '../../../../mock-server/engine/random.ts'
import type { ContractDocument, Schema } from '../document.ts'
import { oddTexts, wrongTypes } from './oddities.ts'

/** The field is the path of the fault; absent if that may be named in more than one way. */
export type Mutant = { description: string; value: unknown; field?: string }

/** Invalid values: a valid one with a single defect, in every way that the schema suggests. */
export function mutants(document: ContractDocument, schema: Schema, good: unknown): Mutant[] {
  return mutationsOf(document, schema, good, '').filter(({ value }) => !document.judge.isValid(schema, value))
}

function mutationsOf(document: ContractDocument, reference: Schema, good: unknown, path: string): Mutant[] {
  // A schema may contain itself.
  if (path.split('.').length > MAX_LEVELS) return []
  const schema = document.resolved(reference)
  const here = path || 'the body'
  const wrong = (values: unknown[]): Mutant[] =>
    values.map((value) => ({
      description: `${here} is ${shortText(value)}`,
      value,
      ...(path && { field: path }),
    }))
  const ofOtherTypes = wrong(wrongTypes(schema.type))
  if (schema.type === 'object') return [...ofOtherTypes, ...objectMutations(document, schema, good, path)]
  if (schema.type === 'array') return [...ofOtherTypes, ...arrayMutations(document, schema, good, path)]
  return [
    ...ofOtherTypes,
    ...wrong([...scalarMutations(schema, good), ...otherMembers(document, schema, path)]),
  ]
}

function objectMutations(
  document: ContractDocument,
  { properties = {}, required = [], additionalProperties }: Schema,
  good: unknown,
  path: string,
) {
  const name = (field: string) => (path ? `${path}.${field}` : field)
  const validObject = typeof good === 'object' && good !== null ? good : {}
  const missing = required.map((field) => ({
    description: `${name(field)} is missing`,
    value: without(validObject, field),
    field: name(field),
  }))
  const inside = Object.entries(properties).flatMap(([field, schema]) =>
    mutationsOf(
      document,
      schema,
      Reflect.get(validObject, field) ?? sampleOf(document, schema),
      name(field),
    ).map((fault) => ({
      ...fault,
      value: withField(validObject, field, fault.value),
    })),
  )
  const entries =
    typeof additionalProperties === 'object'
      ? [
          { description: `${path} has a number in it`, value: { colour: 1 } },
          { description: `${path} has a name with a dot`, value: { 'a.b': 'x' } },
          {
            description: `${path} has 16 entries`,
            value: Object.fromEntries([...'abcdefghijklmnop'].map((key) => [key, 'x'])),
          },
          ...mutationsOf(document, additionalProperties, 'x', name('colour')).map((fault) => ({
            ...fault,
            value: { colour: fault.value },
          })),
        ]
      : unknownFields(properties, path).map(([field, value]) => ({
          description: `${name(field)} is unknown`,
          value: withField(validObject, field, value),
          field: name(field),
        }))
  return [...entries, { description: `${path || 'the body'} is empty`, value: {} }, ...missing, ...inside]
}

// With values that a careless server takes over.
const SET_BY_THE_SERVER = {
  id: 'contract_suite',
  role: 'admin',
  email: 'someone@contract-suite.example',
  status: 'active',
  ownerId: 'contract_suite',
}

const unknownFields = (properties: Record<string, Schema>, path: string) =>
  Object.entries({
    surprise: 'x',
    constructor: 'x',
    [capital(Object.keys(properties)[0])]: 'x',
    ...(path ? {} : SET_BY_THE_SERVER),
  }).filter(([name]) => !Object.hasOwn(properties, name))

/** What a field with this name may be elsewhere: an order can be paid, but no update can make it so. */
function otherMembers(
  document: ContractDocument,
  { enum: members }: Schema,
  path: string,
): Iterable<unknown> {
  if (!members) return []
  const schemas = Object.values(document.schemas)
  const fields = schemas.flatMap(({ properties = {} }) => Object.entries(properties))
  const sameName = fields.filter(([name]) => name === path.split('.').at(-1))
  return new Set(sameName.flatMap(([, schema]) => document.resolved(schema).enum ?? []))
}

const capital = (name = 'id') => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

function arrayMutations(
  document: ContractDocument,
  { items = {}, maxItems = 20 }: Schema,
  good: unknown,
  field: string,
): Mutant[] {
  const row = Array.isArray(good) ? good[0] : 'a'
  return [
    { description: `${field} is an empty list`, value: [], field },
    ...tooMany(maxItems, row, field),
    ...mutationsOf(document, items, row, `${field}.0`).map((fault) => ({ ...fault, value: [fault.value] })),
  ]
}

// A longer list would exceed the body size limit first.
const MAX_ROWS = 1000

const tooMany = (most: number, row: unknown, field: string): Mutant[] =>
  most > MAX_ROWS
    ? []
    : [
        {
          description: `${field} has ${most + 1} entries`,
          value: Array.from({ length: most + 1 }, () => row),
          field,
        },
      ]

/** A valid object for a field that the valid body leaves out, so that a defect inside it is the only one. */
function sampleOf(document: ContractDocument, reference: Schema): unknown {
  const { type, pattern = '' } = document.resolved(reference)
  if (type !== 'object' && !pattern.startsWith('^')) return undefined
  return document.make(reference, new Random(1))
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
    maxLength === undefined || maxLength > MAX_LETTERS
      ? []
      : ['a'.repeat(maxLength + 1), '🧵'.repeat(maxLength + 1), `a@${'a.'.repeat(maxLength / 2)}example`]
  // The first passes where a pattern is not anchored, or a value trimmed first; the second where \d or \w is used.
  const broken = typeof good === 'string' ? [`${good}\n`, inOtherScripts(good)] : []
  const texts = type === 'string' ? [...long, ...broken, ...oddTexts] : []
  return [...numbers, ...texts]
}

const MAX_LEVELS = 6
// A longer text would exceed the size limit of bodies first.
const MAX_LETTERS = 100_000

const inOtherScripts = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x9_66 + Number(digit))).replaceAll('a', '\u0430')

const withField = (good: unknown, field: string, value: unknown) => ({
  ...(typeof good === 'object' ? good : {}),
  [field]: value,
})

const without = (value: object, field: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))

const shortText = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length} characters)` : text
}
