import type { Schema, Schemas } from '../contract/schema.ts'
import { refName, resolve } from '../contract/schema.ts'

/** The schema with its `$ref` and `allOf` written out. */
export function withoutReferences(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf = [], ...ownKeywords } = resolve(schema, schemas)
  const target = $ref === undefined ? [] : [schemas[refName({ $ref }) ?? ''] ?? {}]
  return [...target, ...allOf]
    .map((part) => resolve(part, schemas))
    .reduce<Schema>((sum, part) => merged(sum, part, schemas), ownKeywords)
}

/** A schema for the values that are valid for both, if every keyword can be combined. */
export function merged(first: Schema, two: Schema, schemas: Schemas): Schema {
  const other = withoutReferences(two, schemas)
  const union: Schema = { ...other, ...first }
  const required = [...new Set([...(first.required ?? []), ...(other.required ?? [])])]
  const properties = { ...other.properties, ...first.properties }
  for (const [name, property] of Object.entries(first.properties ?? {})) {
    const second = other.properties?.[name]
    if (second) properties[name] = merged(withoutReferences(property, schemas), second, schemas)
  }
  const members =
    other.enum && first.enum ? first.enum.filter((member) => other.enum?.includes(member)) : union.enum
  return {
    ...union,
    ...types(first, other),
    ...alternatives(first, other),
    ...bounds(first, other),
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(members && { enum: members }),
  }
}

function types(first: Schema, other: Schema): Schema {
  if (first.type === undefined || other.type === undefined) return {}
  const common = [first.type].flat().filter((type) => [other.type].flat().includes(type))
  const [only] = common
  return only === undefined ? {} : { type: common.length === 1 ? only : common }
}

/** Enough to find a value; thousands with thousands would be millions. */
const MAX_OF_EACH = 100

/** Where both have alternatives, each pair of them. */
function alternatives(first: Schema, other: Schema): Schema {
  const combined: Schema = {}
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const [firstList, otherList] = [first[keyword], other[keyword]]
    if (firstList && otherList)
      combined[keyword] = firstList
        .slice(0, MAX_OF_EACH)
        .flatMap((first) => otherList.slice(0, MAX_OF_EACH).map((second) => ({ allOf: [first, second] })))
  }
  return combined
}

const LOWER = ['minimum', 'minLength', 'minItems', 'minProperties', 'exclusiveMinimum'] as const
const UPPER = ['maximum', 'maxLength', 'maxItems', 'maxProperties', 'exclusiveMaximum'] as const

function bounds(first: Schema, other: Schema): Schema {
  const combined: Schema = {}
  for (const keyword of [...LOWER, ...UPPER]) {
    const given = [first[keyword], other[keyword]].filter((bound) => bound !== undefined)
    const isLower = LOWER.some((name) => name === keyword)
    if (given.length > 0) combined[keyword] = isLower ? Math.max(...given) : Math.min(...given)
  }
  return combined
}
