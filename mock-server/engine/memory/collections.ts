import type { Contract } from '../contract/contract.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import { jsonSchemaOf, responseFor } from '../contract/operation.ts'
import type { Schema, Schemas } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import { pathReader } from '../requests/paths.ts'
import { fieldsIn } from '../requests/typed.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import { plain } from './lists.ts'

/** Where a body has the thing, or the list of things, that it is about: in a field of it, or as a whole. */
export type View = { whole: Schema; field: string | undefined; part: Schema }

/** What a document has several of, or a thing that there is once, such as settings. */
export type Collection = {
  /** By which its rows are called: `books`, or `shelves-books` where there are two. */
  name: string
  /** Of all of them: `/shelves/{shelf}/books`. A thing that there is once has it to itself. */
  path: string
  /** The parameters of its path at an address, such as `/shelves/5/books`; undefined for the address of another. */
  valuesAt: ReturnType<typeof pathReader>
  /** What tells them apart; undefined for a thing that there is once. */
  identity?: { field: string; parameter: Parameter }
  /** Of one of them. */
  schema: Schema
  /** The fields of one that say what the parameters of this path say. */
  placing: Record<string, string>
  /** The collections that these are below one of. */
  above: Collection[]
  /** The collection that has all of these: `/books` of `/shelves/{shelf}/books`, if a book says on which shelf it is. */
  within?: Collection
  /** The call that shows one of them. */
  read?: Use
  /** The call that shows all of them. */
  list?: Use
  /** Of the `ETag` header of one, if its calls declare that. */
  tag?: Schema
}

type Deed = 'read' | 'list' | 'create' | 'replace' | 'merge' | 'remove'
/** What an operation does with a collection, and how it shows that. */
export type Use = { collection: Collection; operation: Operation; deed: Deed; view: View | undefined }

/** What of a document is remembered, and why the rest is not. */
export type Remembered = {
  collections: Collection[]
  /** By operationId. */
  uses: Map<string, Use>
  left: { path: string; why: string }[]
}

type ByMethod = Map<string, Operation>
type Test = (schema: Schema) => boolean

const NEW = { name: '', placing: {}, above: [] }
const ONE = /^(.+)\/\{([^{}/]+)\}$/
/** The calls that may show one thing, those that show most of it first. */
const SHOWING = ['get', 'put', 'patch', 'post'] as const
const DEEDS = { get: 'read', put: 'replace', patch: 'merge', post: 'merge', delete: 'remove' } as const
const IDENTITY = /^(.*?)_?(?:id|uuid|slug)$/i

export function collectionsIn({ operations, schemas }: Pick<Contract, 'operations' | 'schemas'>): Remembered {
  const paths = new Map<string, ByMethod>()
  for (const each of operations)
    paths.set(each.path, (paths.get(each.path) ?? new Map<string, Operation>()).set(each.method, each))
  const collections: Collection[] = []
  const uses: Remembered['uses'] = new Map()
  const left: Remembered['left'] = []

  for (const [path, calls] of paths) {
    const [, above, name] = ONE.exec(path) ?? []
    if (above !== undefined && name !== undefined) several(above, name, calls)
  }
  for (const [path, calls] of paths)
    if (!path.endsWith('}') && !collections.some((each) => each.path === path)) single(path, calls)
  for (const [index, each] of collections.entries()) {
    each.name = nameOf(each.path, collections.slice(0, index))
    each.placing = placingOf(each, schemas)
    each.above = collections.filter(
      (other) => other.identity && shapeOf(each.path).startsWith(`${shapeOf(other.path)}/{}/`),
    )
    const whole = collections.find((other) => isWithin(each, other, schemas))
    if (whole) each.within = whole
  }
  return { collections, uses, left }

  function several(path: string, name: string, calls: ByMethod): void {
    const all = SHOWING.flatMap((method) => calls.get(method) ?? [])
    const parameter = all
      .flatMap(({ parameters }) => parameters)
      .find((each) => each.in === 'path' && each.name === name)
    const bodies = all.flatMap((operation) => bodyOf(operation) ?? [])
    if (!parameter || bodies.length === 0) return
    const isOne: Test = (schema) => identityIn(schema, parameter, path, schemas) !== undefined
    const [view] = bodies.flatMap((body) => oneIn(body, isOne, schemas) ?? [])
    const field = view && identityIn(view.part, parameter, path, schemas)
    if (!view || field === undefined) {
      const isAny = bodies.some((body) => isObject(body, schemas))
      left.push({ path: `${path}/{${name}}`, why: isAny ? 'no identity' : 'no object' })
      return
    }
    const collection = {
      ...NEW,
      path,
      valuesAt: pathReader(path),
      identity: { field, parameter },
      schema: view.part,
    }
    collections.push(collection)
    const has: Test = (schema) => fieldsIn(schema, schemas).has(field)
    addUses(collection, calls, has)
    const list = paths.get(path)?.get('get')
    const listed = listIn(bodyOf(list), has, schemas)
    if (list && listed) use({ collection, operation: list, deed: 'list', view: listed })
    const create = paths.get(path)?.get('post')
    const created = oneIn(bodyOf(create), has, schemas)
    const isSilent = create?.requestBody && responseFor(create, create.success)?.content.length === 0
    if (create && (created || isSilent)) use({ collection, operation: create, deed: 'create', view: created })
  }

  /** A thing that there is once: it is read, and replaced or changed. */
  function single(path: string, calls: ByMethod): void {
    const body = bodyOf(calls.get('get'))
    const isList = listIn(body, () => true, schemas) !== undefined
    const changes = ['put', 'patch'].flatMap((method) => calls.get(method) ?? [])
    const sent = changes.flatMap(({ requestBody }) => [
      ...fieldsIn(jsonSchemaOf(requestBody) ?? {}, schemas).keys(),
    ])
    const isChanged: Test = (schema) => sent.some((name) => fieldsIn(schema, schemas).has(name))
    const view = isList ? undefined : oneIn(body, isChanged, schemas)
    if (view) {
      const collection = { ...NEW, path, valuesAt: pathReader(path), schema: view.part }
      collections.push(collection)
      calls.delete('post')
      addUses(collection, calls, isChanged)
    } else if (isList) left.push({ path, why: 'which has no path to a single item' })
  }

  function addUses(collection: Collection, calls: ByMethod, isOne: Test): void {
    for (const [method, deed] of Object.entries(DEEDS)) {
      const operation = calls.get(method)
      const view = oneIn(bodyOf(operation), isOne, schemas)
      if (operation && (view || deed !== 'read')) use({ collection, operation, deed, view })
    }
  }

  function use(added: Use): void {
    const { collection, operation, deed } = added
    uses.set(operation.id, added)
    if (deed === 'read' || deed === 'list') collection[deed] = added
    const tag = responseFor(operation, operation.success)?.headers.find(isEtag)
    if (tag) collection.tag ??= tag.schema
  }
}

export const isEtag = ({ name }: { name: string }) => /^etag$/i.test(name)

/** What a body has of what it is about. */
export const shownIn = ({ field }: View, body: unknown): unknown =>
  field === undefined ? body : Object(body)[field]

/** The schema of the JSON that a successful call answers with. */
function bodyOf(operation: Operation | undefined): Schema | undefined {
  return operation && operation.success < 300
    ? jsonSchemaOf(responseFor(operation, operation.success))
    : undefined
}

/** One thing: an object, or the only object in one. */
function oneIn(body: Schema | undefined, isOne: Test, schemas: Schemas): View | undefined {
  if (body === undefined || !isObject(body, schemas)) return undefined
  if (isOne(body)) return { whole: body, field: undefined, part: body }
  const [only, ...more] = [...fieldsIn(body, schemas)].filter(([, each]) => isObject(each, schemas))
  return only && more.length === 0 && isOne(only[1])
    ? { whole: body, field: only[0], part: only[1] }
    : undefined
}

/** Several of them: a list, or the only list of them in an object. */
function listIn(body: Schema | undefined, isOne: Test, schemas: Schemas): View | undefined {
  if (body === undefined) return undefined
  const isListOfThem = (schema: Schema) => {
    const { items } = withoutReferences(schema, schemas)
    return items !== undefined && isObject(items, schemas) && isOne(items)
  }
  if (isListOfThem(body)) return { whole: body, field: undefined, part: body }
  const [only, ...more] = [...fieldsIn(body, schemas)].filter(([, each]) => isListOfThem(each))
  return only && more.length === 0 ? { whole: body, field: only[0], part: only[1] } : undefined
}

/** The field of a thing that the parameter at the end of its path means. */
function identityIn(
  schema: Schema,
  { name, schema: accepted }: Parameter,
  path: string,
  schemas: Schemas,
): string | undefined {
  const scalars = [...fieldsIn(schema, schemas)].filter(([, each]) => isScalar(each, schemas))
  const names = scalars.map(([field]) => field)
  const known = names.find((field) => isAlike(field, name)) ?? names.find((field) => field === 'id')
  if (known !== undefined) return known
  const types = typesOf(accepted, schemas)
  const accepts = (each: Schema) =>
    types.length === 0 || typesOf(each, schemas).some((type) => types.includes(type))
  const others = scalars
    .filter(([field, each]) => IDENTITY.test(field) && accepts(each))
    .map(([field]) => field)
  return others.find((field) => isOneOf(field, path)) ?? (others.length === 1 ? others[0] : undefined)
}

function placingOf({ path, schema, identity }: Collection, schemas: Schemas): Record<string, string> {
  const scalars = [...fieldsIn(schema, schemas)].filter(
    ([name, each]) => name !== identity?.field && isScalar(each, schemas),
  )
  const found = parametersOf(path).flatMap((name) => {
    const above = path.slice(0, path.indexOf(`/{${name}}`))
    const field = scalars.find(([each]) => isAlike(each, name) || isOneOf(each, above))
    return field ? [[name, field[0]]] : []
  })
  return Object.fromEntries(found)
}

function isWithin(own: Collection, whole: Collection, schemas: Schemas): boolean {
  const names = parametersOf(own.path)
  return (
    names.length > 0 &&
    names.every((name) => own.placing[name] !== undefined) &&
    parametersOf(whole.path).length === 0 &&
    own.identity !== undefined &&
    own.identity.field === whole.identity?.field &&
    resolve(own.schema, schemas) === resolve(whole.schema, schemas)
  )
}

const shapeOf = (path: string) => path.replaceAll(/\{[^{}]+\}/g, '{}')
const parametersOf = (path: string) => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)

/** Also `isbn` and `isbn-13`. */
const isAlike = (field: string, name: string) =>
  plain(field) === plain(name) || plain(field) === plain(name.replace(/[_-]\d+$/, ''))

/** Whether a field such as `shelfId` names an item of `/shelves`. */
function isOneOf(field: string, path: string): boolean {
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

const typesOf = (schema: Schema, schemas: Schemas): string[] =>
  [withoutReferences(schema, schemas).type ?? []].flat().filter((type) => type !== 'null')

const SCALARS = ['string', 'integer', 'number', 'boolean']

export function isScalar(schema: Schema, schemas: Schemas): boolean {
  const { type, enum: members, const: only } = withoutReferences(schema, schemas)
  if (type === undefined) return members !== undefined || only !== undefined
  return typesOf(schema, schemas).every((each) => SCALARS.includes(each))
}

const isObject = (schema: Schema, schemas: Schemas) =>
  typesOf(schema, schemas).includes('object') || fieldsIn(schema, schemas).size > 0
