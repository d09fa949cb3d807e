import { combinedValidator, isCombined } from './combined.ts'
import type { Findings, Validator } from './findings.ts'
import { isValid } from './findings.ts'
import { isRecord, requirement } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import { resolve } from './schema.ts'
import { stringCheck } from './strings.ts'

export const UNKNOWN_FIELD = 'is not a field of this request'

/**
 * Creates validators for the schemas of a document, without generated code, which edge runtimes forbid. Each is
 * created on first use, so that starting the server costs nothing for schemas that are never used.
 */
export function validators(schemas: Schemas): (schema: Schema) => Validator {
  const made = new Map<Schema, Validator>()

  const of = (schema: Schema): Validator => {
    const known = made.get(schema)
    if (known) return known
    const resolved = resolve(schema, schemas)
    const validator = resolved === schema ? withDefault(schema, make(schema)) : of(resolved)
    made.set(schema, validator)
    return validator
  }

  function make(schema: Schema): Validator {
    if (isCombined(schema)) return combinedValidator(schema, { of, make })
    if (schema.type === 'object') return objectValidator(schema, inside)
    if (schema.type === 'array') return listValidator(schema, inside)
    const isRight = scalarCheck(schema)
    return (value, findings) => {
      if (!isRight(value)) findings.add(requirement(schema, value))
      return value
    }
  }

  /** A schema may refer to itself, so nested validators are created when a value needs them. */
  function inside(schema: Schema): Inside {
    let validator: Validator | undefined
    const validate: Validator = (value, findings) => {
      validator ??= of(schema)
      return validator(value, findings)
    }
    return { validate, hasDefault: resolve(schema, schemas).default !== undefined }
  }

  return of
}

type Inside = { validate: Validator; hasDefault: boolean }
type ToInside = (schema: Schema) => Inside

function withDefault(schema: Schema, validator: Validator): Validator {
  if (schema.default === undefined) return validator
  return (value, findings) => (value === undefined ? schema.default : validator(value, findings))
}

function scalarCheck(schema: Schema): (value: unknown) => boolean {
  if (schema.type === 'null') return (value) => value === null
  if (schema.enum) {
    const members = new Set<unknown>(schema.enum)
    return (value) => members.has(value)
  }
  if (schema.type === 'string') {
    const isText = stringCheck(schema)
    return (value) => typeof value === 'string' && isText(value)
  }
  if (schema.type === 'boolean') return (value) => typeof value === 'boolean'
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  const isNumber = schema.type === 'integer' ? Number.isSafeInteger : Number.isFinite
  const isInside = isInOpenRange(schema)
  return (value) =>
    typeof value === 'number' && isNumber(value) && value >= minimum && value <= maximum && isInside(value)
}

function isInOpenRange({
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: Schema): (value: number) => boolean {
  if (exclusiveMinimum === undefined && exclusiveMaximum === undefined && multipleOf === undefined)
    return () => true
  return (value) =>
    value > (exclusiveMinimum ?? Number.NEGATIVE_INFINITY) &&
    value < (exclusiveMaximum ?? Number.POSITIVE_INFINITY) &&
    (multipleOf === undefined || Number.isInteger(value / multipleOf))
}

function listValidator(schema: Schema, inside: ToInside): Validator {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const entry = items && inside(items)
  return (value, findings) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
      findings.add(requirement(schema, value))
      return value
    }
    if (schema.uniqueItems && hasTwice(value)) findings.add('must not have an entry twice')
    if (!entry) return value
    let filled: unknown[] | undefined
    for (const [at, each] of value.entries()) {
      findings.enter(at)
      const result = entry.validate(each, findings)
      findings.leave()
      if (result === each) continue
      filled ??= [...value]
      filled[at] = result
    }
    return filled ?? value
  }
}

const hasTwice = (list: unknown[]) => new Set(list.map((each) => JSON.stringify(each))).size < list.length

function objectValidator(schema: Schema, inside: ToInside): Validator {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, each]) => {
    const { validate, hasDefault } = inside(each)
    return { name, validate, isAlwaysValidated: hasDefault || required.includes(name) }
  })
  const known = new Set(Object.keys(properties))
  for (const name of required)
    if (!known.has(name)) fields.push({ name, validate: present, isAlwaysValidated: true })
  const other = typeof additionalProperties === 'object' ? inside(additionalProperties) : undefined
  const hasFreeNames = additionalProperties === undefined || additionalProperties === true
  const areNamesRight = namesCheck(schema, inside)

  return (value, findings) => {
    if (!isRecord(value)) {
      findings.add(requirement(schema, value))
      return value
    }
    if (areNamesRight && !areNamesRight(value, findings)) return value
    let filled: Record<string, unknown> | undefined
    const validateField = (name: string, validate: Validator) => {
      findings.enter(name)
      const result = validate(value[name], findings)
      findings.leave()
      if (result !== value[name]) filled = { ...(filled ?? value), [name]: result }
    }
    for (const { name, validate, isAlwaysValidated } of fields)
      if (isAlwaysValidated || value[name] !== undefined) validateField(name, validate)
    if (hasFreeNames) return filled ?? value
    for (const name of Object.keys(value)) {
      if (known.has(name)) continue
      if (other) validateField(name, other.validate)
      else findings.add(UNKNOWN_FIELD, name)
    }
    return filled ?? value
  }
}

const present: Validator = (value, findings) => {
  if (value === undefined) findings.add(requirement({}, value))
  return value
}

/** The number and names of an object's fields, where its schema restricts them. */
function namesCheck({ propertyNames, ...schema }: Schema, inside: ToInside) {
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema
  if (!propertyNames && minProperties === 0 && maxProperties === Number.POSITIVE_INFINITY) return undefined
  const name = propertyNames && inside(propertyNames)
  return (value: Record<string, unknown>, findings: Findings): boolean => {
    const names = Object.keys(value)
    const isCountRight = names.length >= minProperties && names.length <= maxProperties
    if (!isCountRight) findings.add(requirement(schema, value))
    const wrong = name ? names.filter((each) => !isValid(each, name.validate)) : []
    for (const each of wrong) findings.add('is not an allowed name', each)
    return isCountRight && wrong.length === 0
  }
}
