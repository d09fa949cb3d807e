import type { Validator } from './findings.ts'
import { isValid } from './findings.ts'
import { isRecord } from './requirement.ts'
import type { Schema } from './schema.ts'
import { hasSiblings } from './schema.ts'

type TypeName = Exclude<Schema['type'], unknown[] | undefined>
type Makers = { of: (schema: Schema) => Validator; make: (schema: Schema) => Validator }

/** Whether a schema is more than one type with its own keywords. */
export function isCombined(schema: Schema): boolean {
  const { type, allOf, anyOf, oneOf, enum: members } = schema
  return (
    type === undefined ||
    Array.isArray(type) ||
    'const' in schema ||
    (members !== undefined && type !== 'string') ||
    Boolean(allOf ?? anyOf ?? oneOf) ||
    schema.$ref !== undefined
  )
}

/** A validator for several types, alternatives, and schemas that all have to hold. */
export function combinedValidator(schema: Schema, { of, make }: Makers): Validator {
  const { $ref, type, enum: members, const: constant, allOf = [], anyOf, oneOf, default: _, ...own } = schema
  const types = type === undefined ? undefined : [type].flat()
  const byType = new Map<TypeName, Validator>()
  const all = [...($ref !== undefined && hasSiblings(schema) ? [{ $ref }] : []), ...allOf].map(of)
  const alternatives = [anyOf, oneOf].map((each) => each?.map(of))

  return (value, findings) => {
    if (value === undefined) return void findings.add('is required')
    const found = types ? types.find((each) => hasType(value, each)) : typeOf(value)
    if (found === undefined) {
      findings.add(`must be ${types?.map((each) => NAMES[each]).join(' or ')}`)
      return value
    }
    const validator = byType.get(found) ?? make({ ...own, type: found })
    byType.set(found, validator)
    let filled = validator(value, findings)
    for (const each of all) filled = each(filled, findings)
    if ('const' in schema && !isSame(value, constant)) findings.add(`must be ${JSON.stringify(constant)}`)
    if (members && !members.some((each) => isSame(value, each)))
      findings.add(`must be one of ${members.map((each) => JSON.stringify(each)).join(', ')}`)
    for (const [index, several] of alternatives.entries()) {
      const count = several?.filter((each) => isValid(value, each)).length
      if (count === 0) findings.add('must match one of its alternatives')
      if (index === 1 && count !== undefined && count > 1)
        findings.add('must match only one of its alternatives')
    }
    return filled
  }
}

const NAMES: Record<TypeName, string> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'object' || type === 'string' || type === 'boolean' ? type : 'number'
}

const hasType = (value: unknown, type: TypeName) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

/** Whether two JSON values are the same; the order of fields does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}
