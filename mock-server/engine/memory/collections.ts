import type { Contract } from '../contract/contract.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import { jsonSchemaOf, responseFor } from '../contract/operation.ts'
import type { Schema, Schemas } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import { pathReader } from '../requests/paths.ts'
import { fieldsIn } from '../requests/typed.ts'
import { plain } from '../responses/shortened.ts'
import { withoutReferences } from '../values/merged-schema.ts'

/** The place of an item, or of a list of them, in a body: a field, or the whole. */
export type View = { whole: Schema; field: string | undefined; part: Schema }

/** Items of one kind, or a singleton such as the settings. */
export type Collection = {
  /** The name of its table: `books`, or `shelves-books` if another has that name. */
  name: string
  /** The path of the list, such as `/shelves/{shelf}/books`, or of the singleton. */
  path: string
  /** The parameters of its path at an address, such as `/shelves/5/books`; undefined for the address of another. */
  valuesAt: ReturnType<typeof pathReader>
  /** Undefined for a singleton. */
  identity?: { field: string; parameter: Parameter }
  /** The schema of an item. */
  schema: Schema
  /** The fields of an item with the values of these parameters of the path. */
  placing: Record<string, string>
  /** The collections with an item that these are below. */
  above: Collection[]
  /** The collection that has all of these: `/books` of `/shelves/{shelf}/books`, if a book says on which shelf it is. */
  within?: Collection
  /** The call that shows an item. */
  read?: Use
  /** The call that shows the list. */
  list?: Use
  /** The schema of the `ETag` header, if its calls declare one. */
  tag?: Schema
}

/** `show`: an action on an item, such as `POST /books/{bookId}/sale`, that answers with the item. */
type Deed = 'show' | 'read' | 'list' | 'create' | 'replace' | 'merge' | 'remove'
/** How an operation uses a collection, and where its body shows the result. */
export type Use = { collection: Collection; operation: Operation; deed: Deed; view: View | undefined }

/** The collections of a document, and why other paths are not remembered. */
export type Remembered = {
  collections: Collection[]
  /** By operationId. */
  uses: Map<string, Use>
  left: { path: string; why: string }[]
}

type ByMethod = Map<string, Operation>
type Test = (schema: Schema) => boolean

const NEW = { name: '', placing: {}, above: [] }
const ITEM = /^(.+)\/\{([^{}/]+)\}$/
/** The calls that may show an item, the most complete first. */
const SHOWING = ['get', 'put', 'patch', 'post']
const DEEDS = { get: 'read', put: 'replace', patch: 'merge', post: 'merge', delete: 'remove' } as const
const IDENTITY = /^(.*?)_?(?:id|uuid|slug)$/i

export function collectionsIn({ operations, schemas }: Pick<Contract, 'operations' | 'schemas'>): Remembered {
  const paths = new Map<string, ByMethod>()
  for (const operation of operations)
    paths.set(operation.path, (paths.get(operation.path) ?? new Map()).set(operation.method, operation))
  const collections: Collection[] = []
  const uses: Remembered['uses'] = new Map()
  const left: Remembered['left'] = []

  for (const [path, calls] of paths) {
    const [, above, parameter] = ITEM.exec(path) ?? []
    if (above !== undefined && parameter !== undefined) several(above, parameter, calls)
  }
  for (const [path, calls] of paths)
    if (!path.endsWith('}') && !collections.some((collection) => collection.path === path))
      single(path, calls)
  for (const collection of collections) actions(collection)
  for (const [index, collection] of collections.entries()) {
    const { path } = collection
    collection.name = nameOf(path, collections.slice(0, index))
    collection.placing = placingOf(collection, schemas)
    collection.above = collections.filter(
      (other) => other.identity && shapeOf(path).startsWith(`${shapeOf(other.path)}/{}/`),
    )
    const whole = collections.find((other) => isWithin(collection, other, schemas))
    if (whole) collection.within = whole
  }
  return { collections, uses, left }

  function several(path: string, name: string, calls: ByMethod): void {
    const operations = SHOWING.flatMap((method) => calls.get(method) ?? [])
    const parameter = operations
      .flatMap(({ parameters }) => parameters)
      .find((declared) => declared.in === 'path' && declared.name === name)
    const bodies = operations.flatMap((operation) => bodyOf(operation) ?? [])
    if (!parameter || bodies.length === 0) return
    const identityOf = (schema: Schema) => identityIn(schema, parameter, path, schemas)
    const [view] = bodies.flatMap((body) => itemIn(body, (schema) => identityOf(schema) !== undefined) ?? [])
    const field = view && identityOf(view.part)
    if (!view || field === undefined) {
      left.push({ path: `${path}/{${name}}`, why: bodies.some(isObject) ? 'no identity' : 'no object' })
      return
    }
    const hasField: Test = (schema) => fieldsIn(schema, schemas).has(field)
    const collection = added(path, view, calls, hasField)
    collection.identity = { field, parameter }
    const list = paths.get(path)?.get('get')
    use(collection, 'list', list, listIn(bodyOf(list), hasField))
    const create = paths.get(path)?.get('post')
    use(collection, 'create', create, itemIn(bodyOf(create), hasField))
  }

  /** A singleton: it is read, and replaced or changed. */
  function single(path: string, calls: ByMethod): void {
    const body = bodyOf(calls.get('get'))
    if (listIn(body, () => true)) {
      left.push({ path, why: 'which has no path to a single item' })
      return
    }
    const sent = ['put', 'patch'].flatMap((method) => [
      ...fieldsIn(jsonSchemaOf(calls.get(method)?.requestBody) ?? {}, schemas).keys(),
    ])
    const isChanged: Test = (schema) => sent.some((name) => fieldsIn(schema, schemas).has(name))
    const view = itemIn(body, isChanged)
    calls.delete('post')
    if (view) added(path, view, calls, isChanged)
  }

  /** A 201 would show another item. */
  function actions(collection: Collection): void {
    const { path, identity, schema } = collection
    const start = `${path}/{${identity?.parameter.name}}/`
    const isItem: Test = (shown) => resolve(shown, schemas) === resolve(schema, schemas)
    for (const operation of operations) {
      const { method, success, path: called } = operation
      const isAction = method === 'post' && success !== 201 && called.startsWith(start)
      if (!isAction || called.slice(start.length).includes('/') || uses.has(operation.id)) continue
      const view = itemIn(bodyOf(operation), isItem)
      if (view) uses.set(operation.id, { collection, operation, deed: 'show', view })
    }
  }

  function added(path: string, { part: schema }: View, calls: ByMethod, isItem: Test): Collection {
    const collection: Collection = { ...NEW, path, valuesAt: pathReader(path), schema }
    collections.push(collection)
    for (const [method, deed] of Object.entries(DEEDS))
      use(collection, deed, calls.get(method), itemIn(bodyOf(calls.get(method)), isItem))
    return collection
  }

  /** Calls that show nothing may still change something. */
  function use(collection: Collection, deed: Deed, operation: Operation | undefined, view?: View): void {
    if (!operation) return
    const { content, headers } = responseFor(operation, operation.success) ?? { content: [], headers: [] }
    const isSilent =
      deed === 'create' ? operation.requestBody && content.length === 0 : deed !== 'read' && deed !== 'list'
    if (!view && !isSilent) return
    const added = { collection, operation, deed, view }
    uses.set(operation.id, added)
    if (deed === 'read' || deed === 'list') collection[deed] = added
    const tag = headers.find(isEtag)
    if (tag) collection.tag ??= tag.schema
  }

  function isObject(schema: Schema): boolean {
    return typesOf(schema, schemas).includes('object') || fieldsIn(schema, schemas).size > 0
  }

  /** An item: the body itself, or the only object in it. */
  function itemIn(body: Schema | undefined, isItem: Test): View | undefined {
    return viewIn(body, (schema) => isObject(schema) && isItem(schema), isObject)
  }

  /** Several items: the body itself, or the only list of them in it. */
  function listIn(body: Schema | undefined, isItem: Test): View | undefined {
    const isList: Test = (schema) => {
      const { items } = withoutReferences(schema, schemas)
      return items !== undefined && isObject(items) && isItem(items)
    }
    return viewIn(body, isList, isList)
  }

  function viewIn(body: Schema | undefined, isPart: Test, isCandidate: Test): View | undefined {
    if (body === undefined) return undefined
    if (isPart(body)) return { whole: body, field: undefined, part: body }
    const candidates = [...fieldsIn(body, schemas)].filter(([, field]) => isCandidate(field))
    const [[field, part] = ['', {}]] = candidates
    return candidates.length === 1 && isPart(part) ? { whole: body, field, part } : undefined
  }
}

export const isEtag = ({ name }: { name: string }) => /^etag$/i.test(name)

/** The item or list in a body. */
export const shownIn = ({ field }: View, body: unknown): unknown =>
  field === undefined ? body : Object(body)[field]

/** The schema of the JSON that a successful call answers with. */
function bodyOf(operation: Operation | undefined): Schema | undefined {
  return operation && operation.success < 300
    ? jsonSchemaOf(responseFor(operation, operation.success))
    : undefined
}

/** The field of a thing that the parameter at the end of its path means. */
function identityIn(
  schema: Schema,
  { name, schema: accepted }: Parameter,
  path: string,
  schemas: Schemas,
): string | undefined {
  const scalars = scalarsIn(schema, schemas)
  const types = typesOf(accepted, schemas)
  const isAccepted: Test = (field) =>
    types.length === 0 || typesOf(field, schemas).some((type) => types.includes(type))
  const names = scalars.map(([field]) => field)
  const others = names.filter((field, index) => IDENTITY.test(field) && isAccepted(scalars[index]?.[1] ?? {}))
  return (
    names.find((field) => isAlike(field, name)) ??
    names.find((field) => field === 'id') ??
    others.find((field) => isIdOf(field, path)) ??
    (others.length === 1 ? others[0] : undefined)
  )
}

function placingOf({ path, schema, identity }: Collection, schemas: Schemas): Record<string, string> {
  const placing: Record<string, string> = {}
  for (const name of parametersOf(path)) {
    const above = path.slice(0, path.indexOf(`/{${name}}`))
    const isPlace = (field: string) =>
      field !== identity?.field && (isAlike(field, name) || isIdOf(field, above))
    const [field] = scalarsIn(schema, schemas).find(([field]) => isPlace(field)) ?? []
    if (field !== undefined) placing[name] = field
  }
  return placing
}

function isWithin({ path, placing, identity, schema }: Collection, whole: Collection, schemas: Schemas) {
  const names = parametersOf(path)
  return (
    names.length > 0 &&
    names.every((name) => placing[name] !== undefined) &&
    !whole.path.includes('{') &&
    identity !== undefined &&
    identity.field === whole.identity?.field &&
    resolve(schema, schemas) === resolve(whole.schema, schemas)
  )
}

const shapeOf = (path: string) => path.replaceAll(/\{[^{}]+\}/g, '{}')
const parametersOf = (path: string) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)

/** Also `isbn` and `isbn-13`. */
const isAlike = (field: string, name: string) =>
  plain(field) === plain(name) || plain(field) === plain(name.replace(/[_-]\d+$/, ''))

/** Whether a field such as `shelfId` names an item of `/shelves`. */
function isIdOf(field: string, path: string): boolean {
  const stem = plain(IDENTITY.exec(field)?.[1] ?? '')
  return stem.length > 2 && plain(path.slice(path.lastIndexOf('/') + 1)).startsWith(stem.slice(0, -1))
}

/** By the last word of its path; by all of them if that is taken. */
function nameOf(path: string, others: readonly Collection[]): string {
  const words = path.split('/').filter((part) => part !== '' && !part.includes('{'))
  const names = [
    words.at(-1),
    words.join('-'),
    ...others.map((_other, index) => `${words.join('-')}-${index + 2}`),
  ]
  return names.find((name) => name && others.every((other) => other.name !== name)) ?? path
}

const scalarsIn = (schema: Schema, schemas: Schemas) =>
  [...fieldsIn(schema, schemas)].filter(([, field]) => isScalar(field, schemas))

const typesOf = (schema: Schema, schemas: Schemas): string[] =>
  [withoutReferences(schema, schemas).type ?? []].flat().filter((type) => type !== 'null')

const SCALARS = ['string', 'integer', 'number', 'boolean']

export function isScalar(schema: Schema, schemas: Schemas): boolean {
  const { type, enum: members, const: only } = withoutReferences(schema, schemas)
  if (type === undefined) return members !== undefined || only !== undefined
  return typesOf(schema, schemas).every((name) => SCALARS.includes(name))
}
