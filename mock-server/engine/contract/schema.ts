import { isKnownFormat } from './formats.ts'

export const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const
export type TypeName = (typeof TYPES)[number]

/** A schema of JSON Schema 2020-12. `unsupportedIn` names the parts that are not validated. */
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
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  not?: Schema
  if?: Schema
  then?: Schema
  else?: Schema
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
  prefixItems?: Schema[]
  contains?: Schema
  minContains?: number
  maxContains?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  unevaluatedItems?: Schema | boolean
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  dependentRequired?: Record<string, string[]>
  dependentSchemas?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  unevaluatedProperties?: boolean | Schema
  propertyNames?: Schema
  minProperties?: number
  maxProperties?: number
  readOnly?: boolean
  writeOnly?: boolean
  xml?: { name?: string; prefix?: string; namespace?: string; attribute?: boolean; wrapped?: boolean }
  'x-requirement'?: string
  /** Whether leaving this optional property out says something, such as that a list ends. */
  'x-meaningful-absence'?: boolean
}
export type Schemas = Record<string, Schema>

const COMPONENT = '#/components/schemas/'

// `true` and `false` are schemas too.
const ANYTHING: Schema = {}
const NOTHING: Schema = { enum: [] }

/** Follows a `$ref` without keywords beside it; returns any other schema unchanged. */
export function resolve(schema: Schema | boolean, schemas: Schemas): Schema {
  // Anything but a schema allows everything, and is named at the start.
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    return schema === false ? NOTHING : ANYTHING
  const name = refName(schema)
  return name === undefined || hasSiblings(schema) ? schema : resolve(schemas[name] ?? {}, schemas)
}

/** A schema and those that its values also have to match; with `isOpen`, the alternatives they may match, too. */
export function* partsOf(
  { $ref, allOf = [], ...schema }: Schema,
  schemas: Schemas,
  isOpen = false,
  visited = new Set<Schema>(),
): Generator<Schema> {
  yield schema
  const alternatives = isOpen ? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] : []
  for (const inside of [...($ref === undefined ? [] : [{ $ref }]), ...allOf, ...alternatives]) {
    const part = resolve(inside, schemas)
    if (!visited.has(part)) yield* partsOf(part, schemas, isOpen, visited.add(part))
  }
}

/** `User` for a `$ref` to it, the whole pointer for one elsewhere, undefined without one. */
export function refName({ $ref }: Schema): string | undefined {
  if (typeof $ref !== 'string') return undefined
  return $ref.startsWith(COMPONENT) ? decoded($ref.slice(COMPONENT.length)) : $ref
}

/** Decodes a part of a JSON pointer (RFC 6901). */
export const decoded = (name: string) =>
  name.includes('~') ? name.replaceAll('~1', '/').replaceAll('~0', '~') : name

/** Whether there are other keywords beside a `$ref` and its annotations. */
export const hasSiblings = (schema: Schema) =>
  schema.$ref !== undefined &&
  Object.keys(schema).some((keyword) => keyword !== '$ref' && SUPPORTED.has(keyword))

const WITH_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const WITH_NAMED_SCHEMAS = ['properties', 'patternProperties', 'dependentSchemas'] as const
const WITH_SCHEMA = [
  'items',
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const

/** The schemas directly inside a schema, each with its pointer. */
export function children(schema: Schema): [pointer: string[], child: unknown][] {
  const found: [string[], unknown][] = []
  for (const keyword of [...WITH_NAMED_SCHEMAS, ...WITH_SCHEMAS])
    for (const [name, child] of Object.entries(schema[keyword] ?? {})) found.push([[keyword, name], child])
  for (const keyword of WITH_SCHEMA)
    if (schema[keyword] !== undefined) found.push([[keyword], schema[keyword]])
  return found
}

/** The keywords that a value has to fulfil. */
const SUPPORTED = new Set([
  ...['type', 'enum', 'const', 'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minContains', 'maxContains', 'required', 'dependentRequired', 'minProperties', 'maxProperties'],
  ...WITH_SCHEMA,
  ...WITH_SCHEMAS,
  ...WITH_NAMED_SCHEMAS,
])
const ANNOTATIONS = new Set(
  '$ref $comment $schema $defs definitions title description default example examples deprecated readOnly writeOnly externalDocs xml discriminator contentMediaType contentEncoding contentSchema'.split(
    ' ',
  ),
)
/** Keywords that change the meaning of others; any other unknown keyword is an annotation. */
const UNSUPPORTED = ['$id', '$anchor', '$dynamicRef', '$dynamicAnchor', '$vocabulary']

/** The parts of this schema, without those inside it, that are not validated. */
export function unsupportedIn({ format, pattern, type, ...others }: Schema): [kind: string, name: string][] {
  const found: [string, string][] = []
  for (const keyword of Object.keys(others)) {
    if (SUPPORTED.has(keyword) || ANNOTATIONS.has(keyword) || keyword.startsWith('x-')) continue
    const isReference = UNSUPPORTED.includes(keyword)
    found.push([
      isReference ? 'references by $id, $anchor or $dynamicRef' : 'keywords that JSON Schema does not have',
      keyword,
    ])
  }
  for (const name of [type ?? []].flat())
    if (!TYPES.includes(name)) found.push(['types that JSON Schema does not have', String(name)])
  if (format !== undefined && !isKnownFormat(format))
    found.push(['formats that OpenAPI does not define', String(format)])
  if (pattern !== undefined && !expressionOf(pattern))
    found.push(['patterns that are not JavaScript, or too large', pattern])
  return found
}

/** The bounds of generated values: more would not fit into a response. */
export const MAX_CHARACTERS = 100_000
export const MAX_ITEMS = 10_000

/** More of a part than texts have; engines need memory for each. */
export const MAX_REPETITIONS = 10_000

const ASTRAL = /[\u{10000}-\u{10ffff}]/gu

/**
 * As JSON Schema reads it, else as people write it; undefined for a pattern of another dialect, or one too large. Unicode
 * mode only where the pattern needs it, since engines that bound backtracking do so without it.
 */
export function expressionOf(pattern: string): { test: (text: string) => boolean } | undefined {
  const counts = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, min, max]) => [min, max || 0])
  if (counts.some((count) => Number(count) > MAX_REPETITIONS)) return undefined
  const isUnicode = /\\[pPu]\{|[\ud800-\udfff]/.test(pattern)
  for (const flags of isUnicode ? ['u', ''] : ['']) {
    try {
      const expression = new RegExp(pattern, flags)
      // Compiled by the first test only, which fails for one that is too large.
      expression.test('')
      // A character beyond the first plane counts as one.
      return { test: (text) => expression.test(flags === '' ? text.replace(ASTRAL, '\ue000') : text) }
    } catch {
      // Unicode mode rejects escapes that are not needed.
    }
  }
  return undefined
}
