import type { ZodType } from 'zod'
import { fromJSONSchema } from 'zod'

/** JSON Schema 2020-12, as far as the contract uses it. Anything else is refused when the contract is read. */
export type Schema = {
  $ref?: string
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean'
  description?: string
  default?: unknown
  enum?: string[]
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: false | Schema
  propertyNames?: Schema
  minProperties?: number
  maxProperties?: number
  'x-requirement'?: string
}
export type Schemas = Record<string, Schema>

/** Every keyword that a schema of a type may carry; what zod would silently ignore is not among them. */
const ANNOTATIONS = ['type', 'description', 'default', 'x-requirement', 'x-bank-holidays', 'x-link-actions']
const KEYWORDS: Record<string, string[]> = {
  object: [
    'properties',
    'required',
    'additionalProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
  ],
  array: ['items', 'minItems', 'maxItems'],
  string: ['enum', 'minLength', 'maxLength', 'pattern', 'format'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  boolean: [],
}
const FORMATS = ['date', 'date-time']

/** @throws Error with the place, if the schema leaves the subset that zod and JSON Schema read alike */
export function refuseOutsideSubset(schema: Schema, where: string): void {
  const refuse = (why: string): never => {
    throw new Error(`${where}: ${why}`)
  }
  if (schema.$ref !== undefined) {
    if (Object.keys(schema).some((keyword) => keyword !== '$ref' && keyword !== 'description'))
      refuse('nothing but a description may stand beside $ref')
    if (!schema.$ref.startsWith(COMPONENT)) refuse(`$ref must point into ${COMPONENT}`)
    return
  }
  const allowed = KEYWORDS[schema.type ?? ''] ?? refuse('type is missing or not supported')
  for (const keyword of Object.keys(schema)) {
    if (!allowed.includes(keyword) && !ANNOTATIONS.includes(keyword)) refuse(`${keyword} is not supported`)
  }
  if (schema.format !== undefined && !FORMATS.includes(schema.format))
    refuse(`format ${schema.format} is not supported`)
  if (schema.pattern !== undefined && !schema.pattern.startsWith('^')) refuse('pattern must begin with ^')
  for (const name of schema.required ?? []) {
    if (!schema.properties?.[name]) refuse(`required field ${name} is not among the properties`)
  }
  for (const [place, child] of children(schema)) refuseOutsideSubset(child, `${where}/${place}`)
}

/** The zod validator of a schema. `$ref`s resolve into `schemas`, the contract's components. */
export function toZod(schema: Schema, schemas: Schemas): ZodType {
  const $defs = Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, rewritten(each)]))
  return fromJSONSchema({ ...rewritten(schema), $defs })
}

/** Follows a `$ref`; any other schema is returned as it is. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = refName(schema)
  return name === undefined ? schema : resolve(schemas[name] ?? {}, schemas)
}

/** `Transaction` for a `$ref` to it, else undefined. */
export const refName = (schema: Schema): string | undefined => schema.$ref?.slice(COMPONENT.length)

const COMPONENT = '#/components/schemas/'

function children(schema: Schema): [string, Schema][] {
  const { properties = {}, items, additionalProperties, propertyNames } = schema
  return [
    ...Object.entries(properties),
    ...(items ? [['items', items] satisfies [string, Schema]] : []),
    ...(additionalProperties ? [['*', additionalProperties] satisfies [string, Schema]] : []),
    ...(propertyNames ? [['names', propertyNames] satisfies [string, Schema]] : []),
  ]
}

type Rewritten = Parameters<typeof fromJSONSchema>[0] & object

function rewritten(schema: Schema): Rewritten {
  if (schema.$ref !== undefined) return { $ref: schema.$ref.replace(COMPONENT, '#/$defs/') }
  const { minLength = 0, maxLength, properties, items, additionalProperties, propertyNames, ...rest } = schema
  return {
    ...rest,
    ...(schema.type === 'string' &&
      !schema.enum && { pattern: withLength(schema.pattern ?? '^', minLength, maxLength) }),
    ...(properties && { properties: mapValues(properties, rewritten) }),
    ...(items && { items: rewritten(items) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && rewritten(additionalProperties),
    }),
    ...(propertyNames && { propertyNames: rewritten(propertyNames) }),
  } as Rewritten
}

// JSON Schema counts characters, zod counts UTF-16 units: an emoji would be two. Hence lengths go into the pattern.
const CHARACTER =
  '(?:[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF])|[^\\uD800-\\uDBFF])'
const withLength = (pattern: string, min: number, max?: number) =>
  `(?=^${CHARACTER}{${min},${max ?? ''}}$)${pattern}`

const mapValues = <From, To>(record: Record<string, From>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
