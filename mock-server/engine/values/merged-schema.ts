import type { Schema, Schemas } from '../contract/schema.ts'
import { refName, resolve } from '../contract/schema.ts'

/** The schema with its `$ref` and `allOf` written out. */
export function withoutReferences(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf = [], ...own } = resolve(schema, schemas)
  const target = $ref === undefined ? [] : [schemas[refName({ $ref }) ?? ''] ?? {}]
  return [...target, ...allOf]
    .map((each) => resolve(each, schemas))
    .reduce<Schema>((whole, each) => merged(whole, each, schemas), own)
}

/** A schema for the values that are valid for both, if every keyword can be combined. */
export function merged(one: Schema, two: Schema, schemas: Schemas): Schema {
  const other = withoutReferences(two, schemas)
  const whole: Schema = { ...other, ...one }
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])]
  const properties = { ...other.properties, ...one.properties }
  for (const [name, each] of Object.entries(one.properties ?? {})) {
    const second = other.properties?.[name]
    if (second) properties[name] = merged(withoutReferences(each, schemas), second, schemas)
  }
  const members = other.enum && one.enum ? one.enum.filter((each) => other.enum?.includes(each)) : whole.enum
  return {
    ...whole,
    ...types(one, other),
    ...alternatives(one, other),
    ...bounds(one, other),
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(members && { enum: members }),
  }
}

function types(one: Schema, other: Schema): Schema {
  if (one.type === undefined || other.type === undefined) return {}
  const both = [one.type].flat().filter((each) => [other.type].flat().includes(each))
  const [only] = both
  return only === undefined ? {} : { type: both.length === 1 ? only : both }
}

/** Enough to find a value; thousands with thousands would be millions. */
const MAX_OF_EACH = 100

/** Where both have alternatives, those of each with each. */
function alternatives(one: Schema, other: Schema): Schema {
  const both: Schema = {}
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const [own, others] = [one[keyword], other[keyword]]
    if (own && others)
      both[keyword] = own
        .slice(0, MAX_OF_EACH)
        .flatMap((first) => others.slice(0, MAX_OF_EACH).map((second) => ({ allOf: [first, second] })))
  }
  return both
}

const LOWER = ['minimum', 'minLength', 'minItems', 'minProperties', 'exclusiveMinimum'] as const
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties', 'exclusiveMaximum'] as const

function bounds(one: Schema, other: Schema): Schema {
  const both: Schema = {}
  const values = (keyword: (typeof LOWER)[number] | (typeof UPPER)[number]) =>
    [one[keyword], other[keyword]].filter((each) => each !== undefined)
  for (const keyword of LOWER) if (values(keyword).length > 0) both[keyword] = Math.max(...values(keyword))
  for (const keyword of UPPER) if (values(keyword).length > 0) both[keyword] = Math.min(...values(keyword))
  return both
}
