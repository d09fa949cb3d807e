import { compareStrings } from '../compare-strings.ts'
import { closedAsWhole } from './closed-parts.ts'
import { combinedValidator, isCombined } from './combined.ts'
import type { Findings, Names, Validator, ValidatorOf } from './findings.ts'
import { formatCheck } from './formats.ts'
import { numberCheck } from './numbers.ts'
import { isRecord, requirement, UNKNOWN_FIELD } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import { expressionOf, partsOf, resolve } from './schema.ts'

/** Read-only fields may be missing in requests, and write-only ones in responses; a strict response must not have them. */
export type Direction = 'request' | 'response' | 'strict response'

const NONE: Names = new Set()

/**
 * Creates validators for the schemas of a document, without generated code, which edge runtimes forbid. Each is
 * created on first use, so that starting the server costs nothing for schemas that are never used.
 */
export function validators(schemas: Schemas, direction?: Direction): ValidatorOf {
  // Schemas that exist for one generated value go with their validators.
  const cache = new WeakMap<Schema, Map<string, Validator>>()

  const validatorOf: ValidatorOf = (schema, optional = NONE) => {
    if (direction === 'strict response' && isMarked(schema, 'writeOnly')) return absent
    const resolved = resolve(schema, schemas)
    const cached = cache.get(resolved) ?? new Map<string, Validator>()
    cache.set(resolved, cached)
    const names = optional.size === 0 ? '' : [...optional].sort(compareStrings).join('\n')
    const validator = cached.get(names) ?? make(resolved, optional)
    cached.set(names, validator)
    return validator
  }

  function make(declared: Schema, optional: Names): Validator {
    const schema = closedAsWhole(declared, schemas) ?? declared
    if (isCombined(schema)) {
      const optionalNames = namesOptionalIn(schema, optional)
      return combinedValidator(schema, {
        schemas,
        validatorOf,
        make: (ownKeywords) => make(ownKeywords, optionalNames),
        optional: optionalNames,
      })
    }
    if (schema.type === 'object') return objectValidator(schema, inside, namesOptionalIn(schema, optional))
    if (schema.type === 'array') return listValidator(schema, inside)
    const isValid = scalarCheck(schema)
    return (value, findings) => {
      if (!isValid(value)) findings.add(requirement(schema, value))
      return value
    }
  }

  /** The fields of an object that this direction need not have, whichever of its parts requires them. */
  function namesOptionalIn(schema: Schema, outerNames: Names): Names {
    if (!direction) return NONE
    const keyword = direction === 'request' ? 'readOnly' : 'writeOnly'
    const found = [...partsOf(schema, schemas, true)].flatMap(({ properties = {} }) =>
      Object.keys(properties).filter((name) => isMarked(properties[name] ?? true, keyword)),
    )
    return found.length === 0 ? outerNames : new Set([...outerNames, ...found])
  }

  function isMarked(schema: Schema | boolean, keyword: 'readOnly' | 'writeOnly'): boolean {
    const { [keyword]: child } = Object(schema)
    return child === true || resolve(schema, schemas)[keyword] === true
  }

  /** A schema may refer to itself, so nested validators are created when a value needs them. */
  function inside(schema: Schema): Inside {
    let validator: Validator | undefined
    const validate: Validator = (value, findings) => {
      validator ??= validatorOf(schema)
      return findings.validated(value, validator)
    }
    return { validate, usual: usualOf(resolve(schema, schemas), validate) }
  }

  return validatorOf
}

type Inside = { validate: Validator; usual: (findings: Findings) => unknown }
type ToInside = (schema: Schema) => Inside

/** The default of a schema, which is an annotation: one that does not fit its schema is not used. */
function usualOf({ default: usual }: Schema, validate: Validator): (findings: Findings) => unknown {
  if (usual === undefined) return () => undefined
  let isValid: boolean | undefined
  return (findings) => {
    isValid ??= findings.isValid(usual, validate)
    return isValid ? usual : undefined
  }
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
  const isValid = numberCheck(schema)
  return (value) => typeof value === 'number' && isValid(value)
}

function listValidator(schema: Schema, inside: ToInside): Validator {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema
  const first = schema.prefixItems?.map(inside) ?? []
  const entry = items === undefined ? undefined : inside(items)
  const wanted = contains === undefined ? undefined : inside(contains)
  return (value, findings) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
      findings.add(requirement(schema, value))
      return value
    }
    if (schema.uniqueItems && hasTwice(value)) findings.add('must not have an entry twice')
    if (wanted) {
      const count = value.filter((item) => findings.isValid(item, wanted.validate)).length
      if (count < minContains) findings.add('lacks an entry that it must contain')
      if (count > maxContains) findings.add(`has more than ${maxContains} of the entries that it may contain`)
    }
    if (!entry && first.length === 0) return value
    let filled: unknown[] | undefined
    for (const [at, item] of value.entries()) {
      const validate = (first[at] ?? entry)?.validate
      if (!validate) break
      findings.enter(at)
      const result = validate(item, findings)
      findings.leave()
      if (result === item) continue
      filled ??= [...value]
      filled[at] = result
    }
    return filled ?? value
  }
}

const hasTwice = (list: unknown[]) =>
  new Set(list.map((item) => JSON.stringify(item, inOrder))).size < list.length

/** For `JSON.stringify`: the order of fields does not matter. */
const inOrder = (_name: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

function objectValidator(schema: Schema, inside: ToInside, optional: Names): Validator {
  const { properties = {}, additionalProperties, dependentRequired = {} } = schema
  const required = (schema.required ?? []).filter((name) => !optional.has(name))
  const fields = Object.entries(properties).map(([name, property]) => {
    const { validate, usual } = inside(property)
    return { name, validate, usual, isRequired: required.includes(name) }
  })
  const declaredNames = new Set(Object.keys(properties))
  for (const name of required)
    if (!declaredNames.has(name))
      fields.push({ name, validate: present, usual: () => undefined, isRequired: true })
  const patterned = Object.entries(schema.patternProperties ?? {}).flatMap(([pattern, property]) => {
    const expression = expressionOf(pattern)
    return expression ? [{ expression, validate: inside(property).validate }] : []
  })
  const other = typeof additionalProperties === 'object' ? inside(additionalProperties) : undefined
  const hasFreeNames = additionalProperties === undefined || additionalProperties === true
  const areNamesValid = namesCheck(schema, inside)
  const dependent = Object.entries(dependentRequired)

  return (value, findings) => {
    if (!isRecord(value)) {
      findings.add(requirement(schema, value))
      return value
    }
    if (areNamesValid && !areNamesValid(value, findings)) return value
    let filled: Record<string, unknown> | undefined
    const validateField = (name: string, validate: Validator) => {
      findings.enter(name)
      const result = validate(value[name], findings)
      findings.leave()
      if (result !== value[name]) filled = { ...(filled ?? value), [name]: result }
    }
    for (const { name, validate, usual, isRequired } of fields)
      if (value[name] !== undefined) validateField(name, validate)
      else if (isRequired) findings.add('is required', name)
      else {
        const added = usual(findings)
        if (added !== undefined) filled = { ...(filled ?? value), [name]: added }
      }
    for (const [name, needed] of dependent)
      if (value[name] !== undefined)
        for (const field of needed)
          if (value[field] === undefined) findings.add(`is required with ${name}`, field)
    if (hasFreeNames && patterned.length === 0) return filled ?? value
    for (const name of Object.keys(value)) {
      const matching = patterned.filter(({ expression }) => expression.test(name))
      for (const { validate } of matching) validateField(name, validate)
      if (hasFreeNames || declaredNames.has(name) || matching.length > 0) continue
      if (other) validateField(name, other.validate)
      else findings.add(UNKNOWN_FIELD, name)
    }
    return filled ?? value
  }
}

const present: Validator = (value) => value

const absent: Validator = (value, findings) => {
  if (value !== undefined) findings.add('is write-only')
  return value
}

/** The number and names of an object's fields, where its schema restricts them. */
function namesCheck({ propertyNames, ...schema }: Schema, inside: ToInside) {
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema
  if (propertyNames === undefined && minProperties === 0 && maxProperties === Number.POSITIVE_INFINITY)
    return undefined
  const name = propertyNames === undefined ? undefined : inside(propertyNames)
  return (value: Record<string, unknown>, findings: Findings): boolean => {
    const names = Object.keys(value)
    const isCountValid = names.length >= minProperties && names.length <= maxProperties
    if (!isCountValid) findings.add(requirement(schema, value))
    const invalidNames = name ? names.filter((key) => !findings.isValid(key, name.validate)) : []
    for (const invalidName of invalidNames) findings.add('is not an allowed name', invalidName)
    return isCountValid && invalidNames.length === 0
  }
}

/** Whether a string has the length, pattern and format of its schema. */
function stringCheck({ minLength = 0, maxLength, pattern, format }: Schema): (text: string) => boolean {
  const max = maxLength ?? Number.POSITIVE_INFINITY
  const expression = pattern === undefined ? undefined : expressionOf(pattern)
  const isFormatted = formatCheck(format)
  // The length is checked first, so that patterns see texts of bounded length only.
  return (text) =>
    hasLength(text, minLength, max) &&
    (expression === undefined || expression.test(text)) &&
    (isFormatted === undefined || isFormatted(text))
}

/** JSON Schema counts characters; `length` counts UTF-16 units, of which a character has one or two. */
function hasLength(text: string, min: number, max: number): boolean {
  const { length } = text
  if (length >= min * 2 && length <= max) return true
  if (length < min || length > max * 2) return false
  const characters = [...text].length
  return characters >= min && characters <= max
}
