export type TypeName = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** The part of JSON Schema 2020-12 that is validated. `unsupported` names the rest of a document, which is ignored. */
export type Schema = {
  $ref?: string
  type?: TypeName | TypeName[]
  description?: string
  default?: unknown
  example?: unknown
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  minProperties?: number
  maxProperties?: number
  writeOnly?: boolean
  'x-requirement'?: string
}
export type Schemas = Record<string, Schema>

const COMPONENT = '#/components/schemas/'

// `true` and `false` are schemas too.
const ANYTHING: Schema = {}
const NOTHING: Schema = { enum: [] }

/** Follows a `$ref` that stands alone; any other schema is returned as it is. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (typeof schema === 'boolean') return schema ? ANYTHING : NOTHING
  const name = refName(schema)
  return name === undefined || hasSiblings(schema) ? schema : resolve(schemas[name] ?? {}, schemas)
}

/** `Transaction` for a `$ref` to it, the whole pointer for one elsewhere, undefined without one. */
export function refName({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : $ref
}

/** Whether more than a `$ref` and its annotations has to hold. */
export const hasSiblings = (schema: Schema) =>
  schema.$ref !== undefined &&
  Object.keys(schema).some((keyword) => keyword !== '$ref' && SUPPORTED.has(keyword))

/** The schemas directly inside a schema, each with its pointer. */
export function children(schema: Schema): [pointer: string, child: Schema][] {
  const { properties = {}, items, additionalProperties, propertyNames } = schema
  const alternatives = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).map((each, index): [string, Schema] => [`${keyword}/${index}`, each]),
  )
  return [
    ...Object.entries(properties).map(([name, each]): [string, Schema] => [`properties/${name}`, each]),
    ...(items ? [['items', items] satisfies [string, Schema]] : []),
    ...(typeof additionalProperties === 'object'
      ? [['additionalProperties', additionalProperties] satisfies [string, Schema]]
      : []),
    ...(propertyNames ? [['propertyNames', propertyNames] satisfies [string, Schema]] : []),
    ...alternatives,
  ]
}

/** The keywords that a value has to fulfil. */
const SUPPORTED = new Set(
  [
    'type enum const allOf anyOf oneOf minLength maxLength pattern format minimum maximum exclusiveMinimum',
    'exclusiveMaximum multipleOf items minItems maxItems uniqueItems properties required additionalProperties',
    'propertyNames minProperties maxProperties',
  ]
    .join(' ')
    .split(' '),
)
const ANNOTATIONS = new Set(
  '$ref $comment $id $schema $defs title description default example examples deprecated readOnly writeOnly externalDocs xml discriminator contentMediaType contentEncoding contentSchema'.split(
    ' ',
  ),
)
const FORMATS = ['date', 'date-time']
/** Sizes and presentation, which say nothing about the value. */
const LOOSE_FORMATS = ['int32', 'int64', 'float', 'double', 'password', 'binary', 'byte']

/** What of this schema, without those inside it, is not validated. */
export function unsupportedIn(schema: Schema): string[] {
  const keywords = Object.keys(schema).filter(
    (keyword) => !SUPPORTED.has(keyword) && !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'),
  )
  const { format, pattern } = schema
  const isChecked = format === undefined || [...FORMATS, ...LOOSE_FORMATS].includes(format)
  return [
    ...keywords,
    ...(isChecked ? [] : [`format ${format}`]),
    ...(pattern === undefined || expressionOf(pattern) ? [] : [`pattern ${pattern}`]),
  ]
}

/** Undefined for a pattern of another dialect. */
export function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}
