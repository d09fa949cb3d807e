import type { Schema } from './document.ts'
import { nameOf, resolve } from './document.ts'

export type Field = {
  /** The path for nested fields: `customer.name`. */
  name: string
  /** The location of a parameter. */
  in?: 'path' | 'query' | 'header'
  /** For display: `string`, `array of Refund`. */
  type: string
  /** The object with a separate table that `type` names. */
  object?: string
  required: boolean
  description: string
  /** Further constraints on the value, as text. */
  bounds: string[]
  /** The allowed values of an enum. */
  values: string[]
}

type Schemas = Record<string, Schema>

/** The fields of an object, nested ones by their path unless `objects` has a separate table for them. */
export function fieldsOf(
  schemas: Schemas,
  schema: Schema,
  objects: ReadonlySet<string>,
  prefix = '',
): Field[] {
  const { properties = {}, required = [] } = resolve(schemas, schema)
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = fieldOf(schemas, property, objects, {
      name: prefix + name,
      required: required.includes(name),
    })
    const hasSeparateTable = field.object !== undefined
    return hasSeparateTable ? [field] : [field, ...fieldsOf(schemas, property, objects, `${field.name}.`)]
  })
}

export function fieldOf(
  schemas: Schemas,
  schema: Schema,
  objects: ReadonlySet<string>,
  { name, required, description }: { name: string; required: boolean; description?: string },
): Field {
  const resolved = resolve(schemas, schema)
  const item = resolved.items && resolve(schemas, resolved.items)
  const object = [schema.$ref, resolved.items?.$ref]
    .flatMap((ref) => (ref ? [nameOf(ref)] : []))
    .find((candidate) => objects.has(candidate))
  const sentences = [description, resolved.description].map((text) => text?.trim() ?? '')
  return {
    name,
    type: typeOf(resolved, item, object),
    ...(object && { object }),
    required,
    description: [...new Set(sentences)].filter(Boolean).join(' '),
    bounds: boundsOf(resolved, item),
    values: item?.enum ?? resolved.enum ?? [],
  }
}

function typeOf(
  { type = 'object', format }: Schema,
  item: Schema | undefined,
  object: string | undefined,
): string {
  if (item) return `array of ${object ?? plural(item.type ?? 'object')}`
  if (object) return object
  if (format === 'date-time') return 'date-time'
  return format ?? type
}

const plural = (type: string) => (type.endsWith('s') ? type : `${type}s`)

function boundsOf(schema: Schema, item: Schema | undefined): string[] {
  const { minItems, maxItems, maxProperties, propertyNames, additionalProperties } = schema
  return [
    ...scalarBounds(schema),
    ...range(minItems, maxItems, 'items'),
    ...(item ? scalarBounds(item).map((bound) => `each ${bound}`) : []),
    ...range(undefined, maxProperties, 'fields'),
    ...(propertyNames ? scalarBounds(propertyNames).map((bound) => `names ${bound}`) : []),
    ...(additionalProperties ? scalarBounds(additionalProperties).map((bound) => `values ${bound}`) : []),
    ...(schema.default === undefined ? [] : [`default ${schema.default}`]),
  ]
}

function scalarBounds(schema: Schema): string[] {
  return [
    ...range(schema.minimum, schema.maximum, ''),
    // Dates and times are described by their format, so their text length is of no use to the reader.
    ...(schema.format ? [] : range(schema.minLength, schema.maxLength, 'characters')),
    ...(schema.format ? [] : patternOf(schema)),
  ]
}

function patternOf({ pattern, enum: values, 'x-requirement': requirement }: Schema): string[] {
  if (requirement) return [requirement]
  return pattern && !values ? [`matches ${pattern}`] : []
}

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  const words = (text: string) => [`${text} ${unit}`.trim()]
  if (least === undefined && most === undefined) return []
  if (least === most) return words(`exactly ${grouped(most)}`)
  if (least === undefined || (least === 0 && unit)) return words(`at most ${grouped(most)}`)
  if (most === undefined) return words(`at least ${grouped(least)}`)
  return words(`${grouped(least)} to ${grouped(most)}`)
}

const grouped = (value = 0) => value.toLocaleString('en-IN')
