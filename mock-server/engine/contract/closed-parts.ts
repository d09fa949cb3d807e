import { isSame } from './combined.ts'
import type { Schema, Schemas, TypeName } from './schema.ts'
import { partsOf, resolve } from './schema.ts'

/**
 * The schema that is meant where one of several parts is closed and another requires what it does not declare, so that no
 * object fulfils both: closed as a whole. Undefined for any other schema.
 */
export function closedAsWhole(schema: Schema, schemas: Schemas): Schema | undefined {
  if (!schema.allOf) return undefined
  const parts = [...partsOf(schema, schemas)]
  const closed = parts.filter(({ additionalProperties: additional }) => additional === false)
  const required = parts.flatMap((part) => part.required ?? [])
  if (closed.every((part) => required.every((name) => mayHave(part, name)))) return undefined
  return {
    allOf: parts.map(({ additionalProperties: additional, ...part }) =>
      additional === undefined || additional === false ? part : { ...part, additionalProperties: additional },
    ),
    unevaluatedProperties: false,
  }
}

const mayHave = ({ properties = {}, patternProperties }: Schema, name: string) =>
  patternProperties !== undefined || Object.hasOwn(properties, name)

/** Whether the parts of a schema exclude each other, as can be seen without a value. */
export function isContradiction(schema: Schema, schemas: Schemas): boolean {
  const parts = [...partsOf(schema, schemas)]
  const types = parts.flatMap(({ type }) => (type === undefined ? [] : [withIntegers([type].flat())]))
  const members = parts.flatMap((part) => (part.enum === undefined ? [] : [part.enum]))
  const isOutside = BOUNDS.some(([type, lower, upper]) => {
    const most = Math.min(...parts.map(({ [upper]: max = Number.POSITIVE_INFINITY }) => max))
    if (parts.every(({ [lower]: min = most }) => min <= most)) return false
    return types.some((names) => names.every((name) => withIntegers([type]).includes(name)))
  })
  // Everything that `not` excludes is required. An empty `not` means that a field must be absent.
  const isExcluded = parts.some(({ not }) => {
    const unwanted = Object.entries(not === undefined ? {} : resolve(not, schemas))
    const isRequired = ([keyword, value]: [string, unknown]) =>
      parts.some((part) => isSame(Reflect.get(part, keyword), value))
    return unwanted.length > 0 && unwanted.every(isRequired)
  })
  return isExcluded || isOutside || haveNothingInCommon(types) || haveNothingInCommon(members)
}

const haveNothingInCommon = ([first, ...others]: unknown[][]) =>
  first?.every((value) => !others.every((list) => list.some((item) => isSame(item, value)))) === true

const withIntegers = (types: TypeName[]): TypeName[] =>
  types.includes('number') ? [...types, 'integer'] : types

const BOUNDS = [
  ['number', 'minimum', 'maximum'],
  ['string', 'minLength', 'maxLength'],
  ['array', 'minItems', 'maxItems'],
  ['object', 'minProperties', 'maxProperties'],
] as const
