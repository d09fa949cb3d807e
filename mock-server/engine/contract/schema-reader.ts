import { closedAsWhole } from './closed-parts.ts'
import type { Pointer, Pointers } from './references.ts'
import { isRecord } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import {
  children,
  hasSiblings,
  MAX_CHARACTERS,
  MAX_ITEMS,
  refName,
  resolve,
  unsupportedIn,
} from './schema.ts'

export type Note = (pointer: Pointer, kind: string, what: string) => void

/** Reads schemas: resolves their references, and notes the parts that are not validated. */
export function schemaReader(declared: Record<string, unknown>, { target }: Pointers, note: Note) {
  const schemas: Schemas = { ...(declared as Schemas) }
  const visited = new Set<unknown>()
  const loopFree = new Set<Schema>()
  const finite = new Set<Schema>()

  const withDefault: { schema: Schema; pointer: Pointer }[] = []

  function read(value: unknown, pointer: Pointer): Schema {
    if (typeof value === 'boolean' || visited.has(value)) return value as Schema
    if (!isRecord(value)) {
      note(pointer, 'parts that are not schemas, which allow anything', JSON.stringify(value))
      return {}
    }
    visited.add(value)
    const schema: Schema = value
    for (const [kind, what] of unsupportedIn(schema)) note(pointer, kind, what)
    if (schema.default !== undefined) withDefault.push({ schema, pointer })
    for (const [keyword, max] of GENERATED_MAXIMA)
      if (Number(schema[keyword]) > max)
        note(pointer, 'sizes that generated values do not reach', `${keyword} ${schema[keyword]}`)
    const name = refName(schema)
    if (name !== undefined && !Object.hasOwn(schemas, name)) {
      schemas[name] = target(schema.$ref, pointer) as Schema
      read(schemas[name], pointer)
    }
    for (const [where, child] of children(schema)) read(child, [...pointer, ...where])
    breakLoops(schema, [], pointer)
    // The target of a bare reference is checked where it is declared.
    if (name !== undefined && !hasSiblings(schema)) return schema
    if (closedAsWhole(schema, schemas))
      note(pointer, 'closed parts that exclude each other, read as one closed whole', pointer.at(-1) ?? '')
    return schema
  }

  /** A reference that leads back to itself would never resolve, so it allows anything. */
  function breakLoops(schema: Schema, path: readonly Schema[], pointer: Pointer): void {
    if (!isRecord(schema) || loopFree.has(schema)) return
    const name = refName(schema)
    const target = name === undefined ? undefined : schemas[name]
    if (name !== undefined && target && path.includes(target)) {
      note(pointer, 'references that lead back to themselves', `${schema.$ref}`)
      schemas[name] = {}
      return
    }
    const parts = [target ?? [], ...APPLIED.map((keyword) => schema[keyword] ?? [])].flat()
    for (const part of parts) breakLoops(part, [...path, schema], pointer)
    loopFree.add(schema)
  }

  /** Whether every value of a schema contains another value of that schema, and so on without end. */
  function isEndless(unresolved: Schema | boolean, path: readonly Schema[]): boolean {
    const schema = resolve(unresolved, schemas)
    if (path.includes(schema)) return true
    if (finite.has(schema) || [schema.type].flat().includes('null')) return false
    const { properties = {}, required = [], items, minItems = 0, allOf = [], anyOf, oneOf } = schema
    const parts = [...required.flatMap((name) => properties[name] ?? []), ...allOf]
    if (minItems > 0 && items !== undefined) parts.push(items)
    const isPartEndless = (part: Schema | boolean) => isEndless(part, [...path, schema])
    const endless =
      parts.some(isPartEndless) ||
      [anyOf, oneOf].some((alternatives) => alternatives?.length && alternatives.every(isPartEndless))
    if (!endless) finite.add(schema)
    return endless
  }

  for (const [name, schema] of Object.entries(declared)) read(schema, ['components', 'schemas', name])
  for (const name of Object.keys(declared))
    if (isEndless({ $ref: `#/components/schemas/${name}` }, []))
      note(
        ['components', 'schemas', name],
        'schemas that no finite value satisfies, so that their calls answer 501',
        name,
      )
  return { schemas, read, withDefault }
}

/** Keywords with schemas that apply to the same value. */
const APPLIED = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'] as const

/** The most that generated values have of each. */
const GENERATED_MAXIMA = [
  ['minLength', MAX_CHARACTERS],
  ['minItems', MAX_ITEMS],
  ['minProperties', MAX_ITEMS],
] as const
