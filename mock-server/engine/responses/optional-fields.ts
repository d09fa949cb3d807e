import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { jsonSchemaOf, responseFor } from '../contract/operation.ts'
import { isRecord } from '../contract/requirement.ts'
import type { Schema } from '../contract/schema.ts'
import { parsedJson } from '../parsed-json.ts'
import { withoutReferences } from '../values/merged-schema.ts'

type Documents = Pick<Contract, 'check' | 'schemas'>

/** All optional fields, except those with a meaningful absence, such as the end of a list. */
export const ALL_FIELDS = '*'

/**
 * Leaves out optional fields: all by `*`, or fields by the end of their path, so that `customer.email` is that
 * of orders and of invoices.
 */
export function withoutOptionalFields(
  { check, schemas }: Documents,
  operation: Operation,
  { status, text, fields }: { status: number; text: string; fields: readonly string[] },
): string {
  const schema = jsonSchemaOf(responseFor(operation, status))
  const body = parsedJson(text)
  return schema && body !== undefined ? JSON.stringify(lean(schema, body, '')) : text

  function lean(declared: Schema, value: unknown, path: string): unknown {
    if (Array.isArray(value)) {
      const { items } = chosen(declared, value)
      return items ? value.map((item) => lean(items, item, path)) : value
    }
    if (!isRecord(value)) return value
    const { properties = {}, required = [] } = chosen(declared, value)
    const kept = Object.entries(value).flatMap(([name, field]) => {
      const property = properties[name]
      if (!property) return [[name, field]]
      const fieldPath = below(path, name)
      const isLeftOut = !required.includes(name) && isOmitted(fields, fieldPath, property)
      return isLeftOut ? [] : [[name, lean(property, field, fieldPath)]]
    })
    return Object.fromEntries(kept)
  }

  /** The alternative that a value matches, with the keywords that all of them share. */
  function chosen(declared: Schema, value: unknown): Schema {
    const { anyOf, oneOf, ...ownKeywords } = withoutReferences(declared, schemas)
    const alternative = [...(anyOf ?? []), ...(oneOf ?? [])].find(
      (candidate) => check(candidate, value).valid,
    )
    return alternative ? withoutReferences({ allOf: [ownKeywords, alternative] }, schemas) : ownKeywords
  }
}

const isOmitted = (fields: readonly string[], path: string, property: Schema) =>
  fields.some((field) =>
    field === ALL_FIELDS ? property['x-meaningful-absence'] !== true : isNamed(path, field),
  )

/** Whether the path of a field ends with this name. */
export const isNamed = (path: string, field: string) => `.${path}`.endsWith(`.${field}`)

type OptionalField = {
  /** Such as `orders.customer.email`. */
  path: string
  /** Whether `*` includes it. */
  isInAll: boolean
}

/** All optional fields of successful responses. */
export function optionalFieldsOf({
  operations,
  schemas,
}: Pick<Contract, 'operations' | 'schemas'>): OptionalField[] {
  const found = new Map<string, OptionalField>()

  function collect(declared: Schema, path: string, outer: readonly Schema[]): void {
    const schema = withoutReferences(declared, schemas)
    const { properties = {}, required = [], items, anyOf = [], oneOf = [] } = schema
    if (outer.includes(declared)) return
    const within = [...outer, declared]
    for (const [name, property] of Object.entries(properties)) {
      if (!required.includes(name)) add(below(path, name), property)
      collect(property, below(path, name), within)
    }
    for (const child of [...(items ? [items] : []), ...anyOf, ...oneOf]) collect(child, path, within)
  }

  function add(path: string, property: Schema) {
    found.set(path, { path, isInAll: isOmitted([ALL_FIELDS], path, property) })
  }

  for (const operation of operations) {
    const schema = jsonSchemaOf(responseFor(operation, operation.success))
    if (schema) collect(schema, '', [])
  }
  return [...found.values()]
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
