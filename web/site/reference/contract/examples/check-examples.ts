import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Verdict = { checked: number; problems: string[] }

/**
 * Validates every example of an OpenAPI 3.1 document against its schema: examples of media types, parameters,
 * headers and within schemas. Also reports media types and parameters without examples.
 */
export function checkExamples(document: unknown): Verdict {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema(isObject(document) ? document : {}, 'contract')

  const verdict: Verdict = { checked: 0, problems: [] }
  const check = (pointer: string, schema: string, value: unknown) => {
    verdict.checked += 1
    const validate = ajv.compile({ $ref: `contract#${encodeURI(schema)}` })
    if (!validate(value))
      verdict.problems.push(`${pointer}: ${ajv.errorsText(validate.errors, { dataVar: 'example' })}`)
  }

  for (const location of locationsWithSchema(document)) {
    const examples = examplesBeside(document, location)
    for (const { pointer, value } of examples) check(pointer, `${location.pointer}/schema`, value)
    if (examples.length === 0 && !isCursor(location) && !schemaShowsOne(document, location)) {
      verdict.problems.push(`${location.pointer}: neither it nor its schema has an example`)
    }
  }
  for (const { pointer, value } of schemasWithExamples(document)) {
    const examples = Array.isArray(value.examples) ? value.examples : []
    for (const [at, example] of examples.entries()) check(`${pointer}/examples/${at}`, pointer, example)
    if ('example' in value) check(`${pointer}/example`, pointer, value.example)
  }
  return verdict
}

/** Only the server issues a cursor. Documentation tools send every example unchanged, and it would be rejected. */
const isCursor = ({ value }: SchemaLocation) => value.in === 'query' && value.name === 'cursor'

function examplesBeside(
  document: unknown,
  { pointer, value }: SchemaLocation,
): { pointer: string; value: unknown }[] {
  const named = Object.entries(isObject(value.examples) ? value.examples : {}).map(([name, example]) => {
    const found = follow(document, example)
    return { pointer: `${pointer}/examples/${name}`, value: isObject(found) ? found.value : undefined }
  })
  return 'example' in value ? [{ pointer: `${pointer}/example`, value: value.example }, ...named] : named
}

function schemaShowsOne(document: unknown, { value }: SchemaLocation): boolean {
  const schema = follow(document, value.schema)
  return isObject(schema) && ['example', 'examples', 'const', 'enum'].some((word) => word in schema)
}

type Json = { [name: string]: unknown }
type SchemaLocation = { pointer: string; value: Json }

/** All objects that combine a schema with examples: media types, parameters and headers. */
function locationsWithSchema(document: unknown): SchemaLocation[] {
  return walk(document).filter(({ kind, value }) => kind === 'object' && isObject(value.schema))
}

/** All schemas, at any depth, with their own examples. */
function schemasWithExamples(document: unknown): SchemaLocation[] {
  return walk(document).filter(
    ({ kind, value }) => kind === 'schema' && ('example' in value || Array.isArray(value.examples)),
  )
}

/** Resolves a local `$ref`; returns any other value unchanged. */
function follow(document: unknown, value: unknown): unknown {
  if (!isObject(value) || typeof value.$ref !== 'string' || !value.$ref.startsWith('#/')) return value
  const names = value.$ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = names.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document)
  return follow(document, found)
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Kind = 'object' | 'schema' | 'schemas'

// These keywords contain data values, not parts of the document.
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum'])
const MAPS_OF_SCHEMAS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])

function walk(value: unknown, pointer = '', kind: Kind = 'object'): (SchemaLocation & { kind: Kind })[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => walk(item, `${pointer}/${at}`, kind))
  if (!isObject(value)) return []
  const below = Object.entries(value).flatMap(([name, child]) => {
    if (kind !== 'schemas' && VALUES.has(name)) return []
    return walk(
      child,
      `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      kindBelow(kind, name, pointer),
    )
  })
  return [{ pointer, value, kind }, ...below]
}

function kindBelow(kind: Kind, name: string, pointer: string): Kind {
  if (kind === 'schemas') return 'schema'
  if (kind === 'schema') return MAPS_OF_SCHEMAS.has(name) ? 'schemas' : 'schema'
  if (pointer === '/components' && name === 'schemas') return 'schemas'
  return name === 'schema' ? 'schema' : 'object'
}
