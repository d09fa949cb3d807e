import { decoded } from '../../../../mock-server/engine/contract/schema.ts'
import type { Call } from '../call.ts'
import type { Operation } from '../document.ts'
import { isRecord, parsed } from '../verdicts.ts'
import type { Received } from '../wire.ts'

type Fields = Record<string, unknown>

/** A collection, its rows, and what can be done with them: `/books` and `/books/{id}`. */
export type Resource = {
  collection: string
  item: string
  /** The parameter that names a row. */
  parameter: string
  list?: Operation
  create?: Operation
  read?: Operation
  changes: Operation[]
  remove?: Operation
}

export function resourcesOf(operations: Operation[]): Resource[] {
  const items = new Set(operations.map(({ path }) => path).filter((path) => /\/\{[^{}/]+\}$/.test(path)))
  return [...items].map((item) => {
    const collection = item.slice(0, item.lastIndexOf('/'))
    const at = (path: string, method: string) =>
      operations.find(
        (operation) => operation.path.replace(/\/$/, '') === path && operation.method === method,
      )
    const single = {
      list: at(collection, 'GET'),
      create: at(collection, 'POST'),
      read: at(item, 'GET'),
      remove: at(item, 'DELETE'),
    }
    return {
      collection,
      item,
      parameter: item.slice(collection.length + 2, -1),
      changes: ['PATCH', 'PUT'].flatMap((method) => at(item, method) ?? []),
      ...Object.fromEntries(Object.entries(single).filter(([, operation]) => operation !== undefined)),
    }
  })
}

/** The rows of a list, wherever a response has them. */
export function rowsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.filter(isRecord)
  if (!isRecord(value)) return []
  const inner = Object.values(value)
  return (
    inner.find(Array.isArray)?.filter(isRecord) ??
    inner.flatMap((field) => (isRecord(field) ? rowsIn(field) : []))
  )
}

/** The list in a response, if there is no other. */
export function onlyListIn(value: unknown): unknown[] | undefined {
  const listsIn = (inner: unknown): unknown[][] =>
    Array.isArray(inner) ? [inner] : isRecord(inner) ? Object.values(inner).flatMap(listsIn) : []
  const [list, other] = listsIn(value)
  return other ? undefined : list
}

/** What identifies a row, for a parameter such as `bookId` of the collection `/books`. */
export function idIn(
  row: unknown,
  { parameter, collection }: Pick<Resource, 'parameter' | 'collection'>,
): string | undefined {
  if (!isRecord(row)) return undefined
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const singular = plain(collection.split('/').at(-1) ?? '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
  const names = [plain(parameter), 'id', `${singular}id`, 'uuid', 'sid', 'key', 'slug', 'code', 'name']
  for (const name of names)
    for (const [field, value] of Object.entries(row))
      if (plain(field) === name && (typeof value === 'string' || typeof value === 'number')) return `${value}`
  // `{isbn-13}` of a book with an `isbn`.
  for (const [field, value] of Object.entries(row))
    if (field.length > 2 && names[0]?.startsWith(plain(field)) && typeof value === 'string') return value
  // `{ book: { id } }`
  const inner = Object.values(row).filter(isRecord)
  return inner.length === 1 ? idIn(inner[0], { parameter, collection }) : undefined
}

export type Success = { call: Call; received: Received; body: unknown }

type Caller = {
  document: { operations: Operation[] }
  options: { readOnly?: boolean | undefined }
  succeed: (operation: Operation) => Promise<Success>
}

/** What a link of a document names for a parameter, in the response of an operation that creates. */
export async function linked(
  run: Caller,
  { id, method }: Operation,
  name: string,
): Promise<string | undefined> {
  for (const source of run.document.operations) {
    const expression = source.links.find(({ to }) => to === id)?.parameters[name]
    const isAllowed = source.method === 'POST' ? !run.options.readOnly : method === 'GET'
    if (expression === undefined || source.id === id || !isAllowed) continue
    const value = valueFrom(expression, await run.succeed(source))
    if (value !== undefined) return `${value}`
  }
  return undefined
}

function valueFrom(expression: string, { call, received }: Success): unknown {
  const [, side, place, name = ''] =
    /^\$(request|response)\.(body|header|query|path)[#.]?(.*)$/.exec(expression) ?? []
  if (place === 'header') return side === 'response' ? received.headers.get(name) : call.headers?.[name]
  if (place === 'query' || place === 'path') return call[place]?.[name]
  const steps = name.split('/').slice(1).map(decoded)
  return steps.reduce<unknown>(
    (value, step) => Object(value)[step],
    side === 'request' ? call.body : parsed(received.text),
  )
}

/** The fields of what was created or read: of `{ book: { id } }` those inside. */
export function fieldsIn(value: unknown): Fields {
  if (!isRecord(value)) return {}
  const entries = Object.values(value)
  const [only] = entries.filter(isRecord)
  return only && entries.length === 1 ? only : value
}
