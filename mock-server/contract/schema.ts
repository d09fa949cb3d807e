/** The subset of JSON Schema 2020-12 that the contract uses. Anything else is rejected when the contract is read. */
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

/** The supported keywords for each type. */
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

/** @throws Error with the place, if the schema uses an unsupported keyword */
export function rejectOutsideSubset(schema: Schema, where: string): void {
  const reject = (why: string): never => {
    throw new Error(`${where}: ${why}`)
  }
  if (schema.$ref !== undefined) {
    if (Object.keys(schema).some((keyword) => keyword !== '$ref' && keyword !== 'description'))
      reject('only a description is allowed next to $ref')
    if (!schema.$ref.startsWith(COMPONENT)) reject(`$ref must point into ${COMPONENT}`)
    return
  }
  const allowed = KEYWORDS[schema.type ?? ''] ?? reject('type is missing or not supported')
  for (const keyword of Object.keys(schema)) {
    if (!allowed.includes(keyword) && !ANNOTATIONS.includes(keyword)) reject(`${keyword} is not supported`)
  }
  if (schema.format !== undefined && !FORMATS.includes(schema.format))
    reject(`format ${schema.format} is not supported`)
  if (schema.pattern !== undefined && !schema.pattern.startsWith('^')) reject('pattern must begin with ^')
  for (const name of schema.required ?? []) {
    if (!schema.properties?.[name]) reject(`required field ${name} is not among the properties`)
  }
  for (const [key, child] of children(schema)) rejectOutsideSubset(child, `${where}/${key}`)
}

/** Follows a `$ref`; any other schema is returned as it is. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = refName(schema)
  return name === undefined ? schema : resolve(schemas[name] ?? {}, schemas)
}

/** `Transaction` for a `$ref` to it, otherwise undefined. */
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
