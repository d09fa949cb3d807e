import type { Findings, Validator } from './findings.ts'
import { isRecord, UNKNOWN_FIELD } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import { expressionOf, resolve } from './schema.ts'

type Makers = { schemas: Schemas; lazy: (schema: Schema | boolean) => Validator }

/** Returns a check of the fields and entries that no part of a schema describes; undefined if it restricts neither. */
export function unevaluatedCheck(schema: Schema, { schemas, lazy }: Makers) {
  const { unevaluatedProperties, unevaluatedItems, ...evaluated } = schema
  const fields = restriction(unevaluatedProperties)
  const entries = restriction(unevaluatedItems)
  if (!fields && !entries) return undefined
  const validators = new Map<Schema | boolean, Validator>()

  return (value: unknown, findings: Findings): void => {
    if (!(fields && isRecord(value)) && !(entries && Array.isArray(value))) return
    const parts = [...partsOf(evaluated, value, findings)]
    if (fields && isRecord(value))
      for (const name of Object.keys(value)) {
        if (parts.some((part) => describesField(part, name))) continue
        if (fields === ALLOWS_NOTHING) findings.add(UNKNOWN_FIELD, name)
        else validate(fields, value[name], name, findings)
      }
    if (entries && Array.isArray(value))
      for (const [index, entry] of value.entries()) {
        if (parts.some((part) => describesEntry(part, index, entry, findings))) continue
        if (entries === ALLOWS_NOTHING) findings.add('is not allowed in this list', String(index))
        else validate(entries, entry, index, findings)
      }
  }

  function validate(validator: Validator, value: unknown, key: string | number, findings: Findings): void {
    findings.enter(key)
    validator(value, findings)
    findings.leave()
  }

  function restriction(declared: Schema | boolean | undefined): Validator | undefined {
    if (declared === undefined || declared === true) return undefined
    return declared === false ? ALLOWS_NOTHING : lazy(declared)
  }

  function matches(value: unknown, part: Schema | boolean, findings: Findings): boolean {
    const validator = validators.get(part) ?? lazy(part)
    validators.set(part, validator)
    return findings.isValid(value, validator)
  }

  /** The schemas that describe a value: this one, and those inside it that apply to the value. */
  function* partsOf(part: Schema, value: unknown, findings: Findings): Generator<Schema> {
    yield part
    const { $ref, allOf = [], anyOf = [], oneOf = [], if: condition, dependentSchemas = {} } = part
    const target = $ref === undefined ? [] : [{ $ref }]
    const alternatives = [...anyOf, ...oneOf].filter((alternative) => matches(value, alternative, findings))
    const isConditionMet = condition !== undefined && matches(value, condition, findings)
    const branch = isConditionMet ? [condition, part.then] : [condition === undefined ? undefined : part.else]
    const dependent = Object.entries(dependentSchemas).filter(([name]) => isRecord(value) && name in value)
    const inside = [
      ...target,
      ...allOf,
      ...alternatives,
      ...branch,
      ...dependent.map(([, dependentSchema]) => dependentSchema),
    ]
    for (const applied of inside)
      if (applied !== undefined) yield* partsOf(resolve(applied, schemas), value, findings)
  }

  function describesEntry(part: Schema, index: number, entry: unknown, findings: Findings): boolean {
    const { prefixItems = [], items, contains, unevaluatedItems: other } = part
    if (index < prefixItems.length || (items ?? other) !== undefined) return true
    return contains !== undefined && matches(entry, contains, findings)
  }
}

const ALLOWS_NOTHING: Validator = (value) => value

function describesField(part: Schema, name: string): boolean {
  const { properties = {}, patternProperties = {}, additionalProperties, unevaluatedProperties } = part
  if (Object.hasOwn(properties, name) || (additionalProperties ?? unevaluatedProperties) !== undefined)
    return true
  return Object.keys(patternProperties).some((pattern) => expressionOf(pattern)?.test(name))
}
