import { createMockServer } from '../../../mock-server/engine/app.ts'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import type { Schema } from '../../../mock-server/engine/contract/schema.ts'
import { resolve } from '../../../mock-server/engine/contract/schema.ts'
import type { Collection, Use } from '../../../mock-server/engine/memory/collections.ts'
import { collectionsIn } from '../../../mock-server/engine/memory/collections.ts'
import { isPaging } from '../../../mock-server/engine/memory/lists.ts'
import { randomOf } from '../../../mock-server/engine/random.ts'
import { fieldsIn } from '../../../mock-server/engine/requests/typed.ts'
import { plain } from '../../../mock-server/engine/responses/shortened.ts'
import type { Query } from './caller.ts'
import { callerOf } from './caller.ts'

type Fields = Record<string, unknown>
type Things = Map<string, Fields>
type Item = readonly [id: string, thing: Fields]

const SESSIONS = ['one', 'two']

/** Calls the remembered operations of a document at random, in two sessions, beside maps of the expected items. @returns the differences */
export async function differencesOf(document: unknown, seed: string, steps: number) {
  const contract = readContract(document)
  const { collections, uses } = collectionsIn(contract)
  const random = randomOf(seed)
  const pick = <T>(list: readonly T[]): T | undefined => list[random.int(0, list.length - 1)]
  const differences: string[] = []
  const report = (line: string) => differences.push(line)
  const call = callerOf(createMockServer({ contract: document }), document, random, report)
  const maps = new Map<string, Things>()
  let calls = 0
  for (let step = 0; step < steps; step++) {
    const session = pick(SESSIONS) ?? ''
    const collection = pick(collections)
    const siblings = [...uses.values()].filter((use) => use.collection === collection && use.deed !== 'show')
    const use = pick(siblings)
    if (!use || !collection) continue
    const { operation, deed, view } = use
    const idOf = (thing: Fields) => (collection.identity ? String(thing[collection.identity.field]) : '')
    const expectedThings = await thingsOf(collection.within ?? collection, session)
    const places = Object.entries(collection.within ? collection.placing : {})
    const things = [...expectedThings].filter(([, thing]) =>
      places.every(([parameter, field]) => String(thing[field]) === String(call.place(parameter))),
    )
    const unseen = unseenIn(collection)
    const [id, before] =
      random.next() < 0.2 ? [unseen, expectedThings.get(unseen)] : (pick(things) ?? [unseen])
    // Items below it are called at this address.
    if (deed === 'remove' && collections.some(({ above }) => above.includes(collection)) && id !== unseen)
      continue
    const hasId = deed !== 'list' && deed !== 'create'
    const query = deed === 'list' ? queryFor(use, things) : []
    calls++
    const { status, body, sent } = await call(operation, { session, query, ...(hasId && { id }) })
    const response: Fields = Object(view?.field === undefined ? body : Object(body)[view.field])
    const where = `${seed}.${step} ${session} ${operation.id} ${id}${query.length > 0 ? `?${query}` : ''}: `
    if (status >= 400) {
      const isTaken = deed === 'create' && status === 409
      if (!isTaken && (before || deed === 'list' || deed === 'create' || !collection.identity))
        report(`${where}${status} ${JSON.stringify(body)}`)
    } else if (deed === 'list') {
      const rows = listed(use, body)
      const { page, total, minItems } = pageOf(use, things, query)
      const [is, should] = [rows.map(idOf), page.map(([key]) => key)]
      // A page with fewer than the response may have is the contract's.
      if (page.length >= minItems && String(is) !== String(should))
        report(`${where}${is} instead of ${should}`)
      const counted = view?.field === undefined ? undefined : Object(body).total
      if (typeof counted === 'number' && counted !== total) report(`${where}${counted} in all, not ${total}`)
      for (const row of rows) agree(where, expectedThings.get(idOf(row)) ?? {}, row)
    } else if (deed === 'remove') {
      expectedThings.delete(id)
      const read = siblings.find((other) => other.deed === 'read')
      const after = read && (await call(read.operation, { session, id })).status
      if (after !== undefined && after !== 404 && after !== 410) report(`${where}still there`)
    } else if (view) {
      const key = idOf(response)
      if (deed === 'create' && expectedThings.has(key)) report(`${where}${key} twice`)
      if (deed === 'read' && before) agree(where, before, response)
      else agree(where, accepted(use, sent), response)
      if (deed !== 'create' && key !== id) report(`${where}is ${key}`)
      expectedThings.set(key, { ...(deed === 'read' ? before : {}), ...response })
    } else maps.delete(`${session} ${collection.path}`)
  }
  return { differences, calls, collections: collections.length }

  async function thingsOf(collection: Collection, session: string): Promise<Things> {
    const key = `${session} ${collection.path}`
    const found = maps.get(key)
    if (found) return found
    const list = [...uses.values()].find((use) => use.collection === collection && use.deed === 'list')
    const rows = list ? listed(list, (await call(list.operation, { session })).body) : []
    const things: Things = new Map(rows.map((row) => [String(row[collection.identity?.field ?? '']), row]))
    maps.set(key, things)
    return things
  }

  function agree(where: string, expected: Fields, actual: Fields): void {
    for (const [field, value] of Object.entries(expected))
      if (field in actual && JSON.stringify(actual[field]) !== JSON.stringify(value))
        report(`${where}${field} ${JSON.stringify(actual[field])} instead of ${JSON.stringify(value)}`)
  }

  /** Some of the parameters that filter a list by values of its things, or select a page. */
  function queryFor({ operation, ...use }: Use, things: readonly Item[]): Query {
    return operation.parameters.flatMap(({ name, in: location, schema, required = false }) => {
      const isPage = isPaging(name)
      const isSent = required || random.next() < 0.5
      if (location !== 'query' || !isSent || !(isPage || isFilter(use, name))) return []
      const isList = typesOf(schema).includes('array')
      const values = Array.from({ length: isList ? 2 : 1 }, () =>
        isPage ? random.int(0, 3) : pick(things)?.[1][name],
      ).filter((value) => value !== undefined && value !== null)
      const isValid = contract.check(schema, isList ? values : values[0], 'request').valid
      if (!isValid || values.length === 0) return required ? [[name, call.text(schema)]] : []
      return values.map((value) => [name, String(value)])
    })
  }

  /** Whether a list shows this field, so that the map has it, and its things are filtered by it. */
  function isFilter({ view, collection }: Pick<Use, 'view' | 'collection'>, name: string): boolean {
    const { items = {} } = resolve(view?.part ?? {}, contract.schemas)
    const [listed, field] = [items, collection.schema].map((schema) =>
      fieldsIn(schema, contract.schemas).get(name),
    )
    const types = typesOf(field ?? {})
    return listed !== undefined && types.length > 0 && !types.includes('object') && !types.includes('array')
  }

  function pageOf({ operation, view }: Use, things: readonly Item[], query: Query) {
    const hasValue = (thing: Fields, name: string) =>
      query.some(([other, value]) => other === name && value === String(thing[name]))
    const found = things.filter(([, thing]) =>
      query.every(([name]) => isPaging(name) || hasValue(thing, name)),
    )
    const declared = operation.parameters.filter(({ in: location }) => location === 'query')
    const numberOf = (...names: string[]) => {
      const parameter = declared.find(({ name }) => names.includes(plain(name)))
      const value = query.find(([name]) => name === parameter?.name)?.[1] ?? parameter?.schema.default
      return value === undefined ? undefined : Number(value)
    }
    const { minimum, default: usual } = declared.find(({ name }) => plain(name) === 'page')?.schema ?? {}
    const first = minimum === 0 || usual === 0 ? 0 : 1
    const { minItems = 0, maxItems = found.length } = resolve(view?.part ?? {}, contract.schemas)
    const page = numberOf('page')
    const size = Math.min(
      numberOf('limit', 'perpage', 'pagesize') ?? (page === undefined ? found.length : 20),
      maxItems,
    )
    const offset = numberOf('offset') ?? Math.max(0, (page ?? first) - first) * size
    return { page: found.slice(offset, offset + size), total: found.length, minItems }
  }

  function typesOf(schema: Schema): string[] {
    return [resolve(schema, contract.schemas).type ?? []].flat()
  }

  function unseenIn({ schema, identity }: Collection): string {
    if (!identity) return ''
    const field = fieldsIn(schema, contract.schemas).get(identity.field) ?? {}
    const { example: _, examples: _more, ...unlike } = field
    return call.text(unlike)
  }

  /** The scalars of a request that the response can show as they were sent. */
  function accepted({ collection, view }: Use, sent: unknown): Fields {
    const inside = view?.field === undefined ? sent : (Object(sent)[view.field] ?? sent)
    const fields = fieldsIn(collection.schema, contract.schemas)
    return Object.fromEntries(
      Object.entries(Object(inside)).filter(([name, value]) => {
        const field = resolve(fields.get(name) ?? { readOnly: true }, contract.schemas)
        return (
          !(field.readOnly || field.writeOnly || typeof value === 'object') &&
          name !== collection.identity?.field &&
          !Object.values(collection.placing).includes(name) &&
          contract.check(field, value, 'response').valid
        )
      }),
    )
  }
}

function listed({ view }: Use, body: unknown): Fields[] {
  const list = view?.field === undefined ? body : Object(body)[view.field]
  return Array.isArray(list) ? list : []
}
