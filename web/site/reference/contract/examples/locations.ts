export type Json = { [name: string]: unknown }
export type SchemaLocation = { pointer: string; value: Json }

/** All objects that combine a schema with examples: media types, parameters and headers. */
export function locationsWithSchema(document: unknown): SchemaLocation[] {
  return walk(document).filter(({ kind, value }) => kind === 'object' && isObject(value.schema))
}

/** All schemas, at any depth, with their own examples. */
export function schemasWithExamples(document: unknown): SchemaLocation[] {
  return walk(document).filter(
    ({ kind, value }) => kind === 'schema' && ('example' in value || Array.isArray(value.examples)),
  )
}

/** Resolves a local `$ref`; returns any other value unchanged. */
export function follow(document: unknown, value: unknown): unknown {
  if (!isObject(value) || typeof value.$ref !== 'string' || !value.$ref.startsWith('#/')) return value
  const names = value.$ref
    .slice(2)
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = names.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document)
  return follow(document, found)
}

export const isObject = (value: unknown): value is Json =>
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
