import type { Findings, Names, Validator, ValidatorOf } from './findings.ts'
import { isRecord, requirement } from './requirement.ts'
import type { Schema, Schemas, TypeName } from './schema.ts'
import { hasSiblings, refName, resolve, TYPES } from './schema.ts'
import { unevaluatedCheck } from './unevaluated.ts'

type Makers = {
  schemas: Schemas
  validatorOf: ValidatorOf
  make: (schema: Schema) => Validator
  optional: Names
}

/** Whether a schema is more than one type with its own keywords. */
export function isCombined(schema: Schema): boolean {
  const { type, allOf, anyOf, oneOf, enum: members, not, if: condition, dependentSchemas } = schema
  return (
    type === undefined ||
    Array.isArray(type) ||
    !TYPES.includes(type) ||
    'const' in schema ||
    (members !== undefined && type !== 'string') ||
    Boolean(allOf ?? anyOf ?? oneOf ?? dependentSchemas) ||
    (not ?? condition ?? schema.unevaluatedProperties ?? schema.unevaluatedItems) !== undefined ||
    schema.$ref !== undefined
  )
}

/** A validator for several types, alternatives, conditions and `allOf`. */
export function combinedValidator(schema: Schema, makers: Makers): Validator {
  const { schemas, validatorOf, make, optional } = makers
  const { $ref, type, enum: members, const: constant, allOf = [], anyOf, oneOf, default: _, ...rest } = schema
  const { not, if: condition, then: consequence, else: otherwise, dependentSchemas = {}, ...open } = rest
  const { unevaluatedProperties: _fields, unevaluatedItems: _entries, ...ownKeywords } = open
  const types = type === undefined ? undefined : [type].flat().filter((name) => TYPES.includes(name))
  const byType = new Map<TypeName, Validator>()
  // Created when a value needs them, since a schema may refer to itself.
  const lazy = (part: Schema | boolean): Validator => {
    let validator: Validator | undefined
    return (value, findings) => {
      validator ??= validatorOf(part, optional)
      return findings.validated(value, validator)
    }
  }
  const parts = [...($ref !== undefined && hasSiblings(schema) ? [{ $ref }] : []), ...allOf].map(lazy)
  const alternatives = [anyOf, oneOf].map(
    (branches) => branches && alternativesOf(branches, schema, schemas, lazy),
  )
  const unwanted = not === undefined ? undefined : lazy(not)
  const test = condition === undefined ? undefined : lazy(condition)
  const branches = [consequence, otherwise].map((branch) => (branch === undefined ? undefined : lazy(branch)))
  const dependent = Object.entries(dependentSchemas).map(([name, part]) => [name, lazy(part)] as const)
  const unevaluated = unevaluatedCheck(schema, { schemas, lazy })

  return (value, findings) => {
    if (value === undefined) return void findings.add('is required')
    const found = types?.length ? types.find((name) => hasType(value, name)) : typeOf(value)
    if (found === undefined) {
      findings.add(mustBe(types ?? []))
      return value
    }
    const validator = byType.get(found) ?? make({ ...ownKeywords, type: found })
    byType.set(found, validator)
    let filled = validator(value, findings)
    for (const validate of parts) filled = withBoth(filled, validate(value, findings), value)
    if ('const' in schema && !isSame(value, constant)) findings.add(`must be ${JSON.stringify(constant)}`)
    if (members && !members.some((member) => isSame(value, member)))
      findings.add(
        members.length === 0
          ? requirement(schema, value)
          : `must be one of ${members.map((member) => JSON.stringify(member)).join(', ')}`,
      )
    for (const [index, several] of alternatives.entries()) several?.(value, findings, index === 1)
    if (unwanted && findings.isValid(value, unwanted)) findings.add('must not match what its schema excludes')
    if (test) branches[findings.isValid(value, test) ? 0 : 1]?.(value, findings)
    for (const [name, validate] of dependent)
      if (isRecord(value) && value[name] !== undefined) validate(value, findings)
    unevaluated?.(value, findings)
    return filled
  }
}

/** Adds the errors of the alternative that is meant, if that is clear, and else that none matches. */
function alternativesOf(
  several: Schema[],
  { discriminator }: Schema,
  schemas: Schemas,
  lazy: (schema: Schema) => Validator,
) {
  const branches = several.map((alternative) => ({ alternative, validate: lazy(alternative) }))
  const names = Object.keys(discriminator?.mapping ?? {})
  if (names.length === 0) names.push(...several.flatMap((alternative) => refName(alternative) ?? []))
  return (value: unknown, findings: Findings, isOnlyOne: boolean): void => {
    // Many documents mean the one that the discriminator names, even if others match too.
    const named = discriminated(value)
    if (named && findings.isValid(value, named.validate)) return
    let count = 0
    for (const { validate } of branches)
      if (count < (isOnlyOne ? 2 : 1) && findings.isValid(value, validate)) count += 1
    if (count === 1) return
    const ofType = branches.filter(({ alternative }) => fitsType(value, resolve(alternative, schemas)))
    const chosen = named ?? (ofType.length === 1 ? ofType[0] : undefined)
    const types = branches.map(({ alternative }) => [resolve(alternative, schemas).type ?? []].flat())
    if (count > 1 && !named) findings.add('must match only one of its alternatives')
    else if (chosen) chosen.validate(value, findings)
    else if (discriminator && isRecord(value) && names.length > 0)
      findings.add(`must be one of ${names.join(', ')}`, discriminator.propertyName)
    else if (ofType.length === 0 && types.every((type) => type.length > 0))
      findings.add(mustBe([...new Set(types.flat())]))
    else findings.add('must match one of its alternatives')
  }

  function discriminated(value: unknown) {
    const { propertyName = '', mapping = {} } = discriminator ?? {}
    const name = isRecord(value) ? value[propertyName] : undefined
    if (typeof name !== 'string') return undefined
    const target = Object.hasOwn(mapping, name) ? mapping[name] : name
    return branches.find(
      ({ alternative: { $ref } }) => $ref !== undefined && [$ref, refName({ $ref })].includes(target),
    )
  }
}

/** A value with the defaults of both of its validations. */
function withBoth(first: unknown, other: unknown, value: unknown): unknown {
  if (first === value) return other
  if (other === value || !isRecord(first) || !isRecord(other)) return first
  const before = Object(value)
  const fields = Object.entries(first).map(([name, field]) => [
    name,
    withBoth(field, other[name], before[name]),
  ])
  return { ...other, ...Object.fromEntries(fields) }
}

const fitsType = (value: unknown, { type, properties, enum: members }: Schema) => {
  if (type !== undefined) return [type].flat().some((name) => hasType(value, name))
  if (members) return members.some((member) => typeOf(member) === typeOf(value))
  return properties === undefined || isRecord(value)
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

const mustBe = (types: readonly TypeName[]) =>
  `must be ${types.map((type) => NAMES[type] ?? type).join(' or ')}`

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'object' || type === 'string' || type === 'boolean' ? type : 'number'
}

const hasType = (value: unknown, type: TypeName) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

/** Whether two JSON values are the same; the order of fields does not matter. */
export function isSame(first: unknown, other: unknown): boolean {
  if (Array.isArray(first) && Array.isArray(other))
    return first.length === other.length && first.every((item, index) => isSame(item, other[index]))
  if (!isRecord(first) || !isRecord(other)) return first === other
  const names = Object.keys(first)
  return names.length === Object.keys(other).length && names.every((name) => isSame(first[name], other[name]))
}
