import type { Pointer, Pointers } from './references.ts'
import { ContractError } from './references.ts'
import { isRecord } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import { children, refName, unsupportedIn } from './schema.ts'

type Note = (pointer: Pointer, what: string) => void

/** Reads schemas: resolves their references, and notes what of them is not validated. */
export function schemaReader(declared: Record<string, unknown>, { target }: Pointers, note: Note) {
  const schemas: Schemas = { ...(declared as Schemas) }
  const visited = new Set<unknown>()

  /** @throws ContractError if a reference does not resolve */
  function read(schema: unknown, pointer: Pointer): Schema {
    if (typeof schema === 'boolean' || visited.has(schema)) return schema as Schema
    if (!isRecord(schema)) throw new ContractError(pointer, 'is not a schema')
    visited.add(schema)
    const known: Schema = schema
    for (const what of unsupportedIn(known)) note(pointer, `${what} is not validated`)
    const name = refName(known)
    if (name !== undefined && !(name in schemas)) {
      schemas[name] = target(known.$ref, pointer) as Schema
      read(schemas[name], pointer)
    }
    for (const [where, child] of children(known)) read(child, [...pointer, ...where.split('/')])
    return known
  }

  for (const [name, schema] of Object.entries(declared)) read(schema, ['components', 'schemas', name])
  return { schemas, read }
}
