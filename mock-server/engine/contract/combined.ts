import type { Findings, Names, Validator, ValidatorOf } from './findings.ts'
import { isRecord, requirement } from './requirement.ts'
import type { Schema, Schemas, TypeName } from './schema.ts'
import { hasSiblings, refName, resolve, TYPES } from './schema.ts'
import { unevaluatedCheck } from './unevaluated.ts'

type Makers = { schemas: Schemas; of: ValidatorOf; make: (schema: Schema) => Validator; optional: Names }

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

/** A validator for several types, alternatives, conditions, and schemas that all have to hold. */
export function combinedValidator(schema: Schema, { schemas, of, make, optional }: Makers): Validator {
  const { $ref, type, enum: members, const: constant, allOf = [], anyOf, oneOf, default: _, ...rest } = schema
  const { not, if: condition, then: consequence, else: otherwise, dependentSchemas = {}, ...open } = rest
  const { unevaluatedProperties: _fields, unevaluatedItems: _entries, ...own } = open
  const types = type === undefined ? undefined : [type].flat().filter((each) => TYPES.includes(each))
  const byType = new Map<TypeName, Validator>()
  // Created when a value needs them, since a schema may refer to itself.
  const lazily = (each: Schema | boolean): Validator => {
    let validator: Validator | undefined
    return (value, findings) => {
      validator ??= of(each, optional)
      return findings.validated(value, validator)
    }
  }
  const all = [...($ref !== undefined && hasSiblings(schema) ? [{ $ref }] : []), ...allOf].map(lazily)
  const alternatives = [anyOf, oneOf].map((each) => each && alternativesOf(each, schema, schemas, lazily))
  const unwanted = not === undefined ? undefined : lazily(not)
  const test = condition === undefined ? undefined : lazily(condition)
  const branches = [consequence, otherwise].map((each) => (each === undefined ? undefined : lazily(each)))
  const dependent = Object.entries(dependentSchemas).map(([name, each]) => [name, lazily(each)] as const)
  const unevaluated = unevaluatedCheck(schema, { schemas, lazily })

  return (value, findings) => {
    if (value === undefined) return void findings.add('is required')
    const found = types?.length ? types.find((each) => hasType(value, each)) : typeOf(value)
    if (found === undefined) {
      findings.add(mustBe(types ?? []))
      return value
    }
    const validator = byType.get(found) ?? make({ ...own, type: found })
    byType.set(found, validator)
    let filled = validator(value, findings)
    for (const each of all) filled = withBoth(filled, each(value, findings), value)
    if ('const' in schema && !isSame(value, constant)) findings.add(`must be ${JSON.stringify(constant)}`)
    if (members && !members.some((each) => isSame(value, each)))
      findings.add(
        members.length === 0
          ? requirement(schema, value)
          : `must be one of ${members.map((each) => JSON.stringify(each)).join(', ')}`,
      )
    for (const [index, several] of alternatives.entries()) several?.(value, findings, index === 1)
    if (unwanted && findings.isValid(value, unwanted)) findings.add('must not match what its schema excludes')
    if (test) branches[findings.isValid(value, test) ? 0 : 1]?.(value, findings)
    for (const [name, each] of dependent)
      if (isRecord(value) && value[name] !== undefined) each(value, findings)
    unevaluated?.(value, findings)
    return filled
  }
}

/** Adds the errors of the alternative that is meant, if that is clear, and else that none matches. */
function alternativesOf(
  several: Schema[],
  { discriminator }: Schema,
  schemas: Schemas,
  lazily: (schema: Schema) => Validator,
) {
  const all = several.map((each) => ({ each, validate: lazily(each) }))
  const names = Object.keys(discriminator?.mapping ?? {})
  if (names.length === 0) names.push(...several.flatMap((each) => refName(each) ?? []))
  return (value: unknown, findings: Findings, isOnlyOne: boolean): void => {
    // Many documents mean the one that the discriminator names, even if others match too.
    const named = meant(value)
    if (named && findings.isValid(value, named.validate)) return
    let count = 0
    for (const { validate } of all)
      if (count < 2 && findings.isValid(value, validate)) count += isOnlyOne ? 1 : 2
    if (count > 1 && isOnlyOne && !named) findings.add('must match only one of its alternatives')
    if (count > 0) return
    const ofType = all.filter(({ each }) => fitsType(value, resolve(each, schemas)))
    const chosen = named ?? (ofType.length === 1 ? ofType[0] : undefined)
    const types = all.map(({ each }) => [resolve(each, schemas).type ?? []].flat())
    if (chosen) chosen.validate(value, findings)
    else if (discriminator && isRecord(value) && names.length > 0)
      findings.add(`must be one of ${names.join(', ')}`, discriminator.propertyName)
    else if (ofType.length === 0 && types.every((each) => each.length > 0))
      findings.add(mustBe([...new Set(types.flat())]))
    else findings.add('must match one of its alternatives')
  }

  function meant(value: unknown) {
    const { propertyName = '', mapping = {} } = discriminator ?? {}
    const name = isRecord(value) ? value[propertyName] : undefined
    if (typeof name !== 'string') return undefined
    const target = Object.hasOwn(mapping, name) ? mapping[name] : name
    return all.find(({ each: { $ref } }) => $ref !== undefined && [$ref, refName({ $ref })].includes(target))
  }
}

/** A value with the defaults of both of its validations. */
function withBoth(one: unknown, other: unknown, value: unknown): unknown {
  if (one === value) return other
  if (other === value || !isRecord(one) || !isRecord(other)) return one
  const before = Object(value)
  const both = Object.entries(one).map(([name, each]) => [name, withBoth(each, other[name], before[name])])
  return { ...other, ...Object.fromEntries(both) }
}

const fitsType = (value: unknown, { type, properties, enum: members }: Schema) => {
  if (type !== undefined) return [type].flat().some((each) => hasType(value, each))
  if (members) return members.some((each) => typeOf(each) === typeOf(value))
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
  `must be ${types.map((each) => NAMES[each] ?? each).join(' or ')}`

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'object' || type === 'string' || type === 'boolean' ? type : 'number'
}

const hasType = (value: unknown, type: TypeName) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

/** Whether two JSON values are the same; the order of fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}
