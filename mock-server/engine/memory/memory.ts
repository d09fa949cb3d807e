import { isRecord } from '../contract/requirement.ts'
import { randomOf } from '../random.ts'
import { RuleViolation, rejectAbsent } from '../rule-violation.ts'
import type { Changes } from '../state/changes.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { Collection, Remembered, View } from './collections.ts'
import type { Thing } from './contents.ts'
import { Contents } from './contents.ts'
import type { Maker } from './making.ts'

/** The remembered items of a document, and how more are made. */
export type Model = Remembered & { make: Maker }

type Values = Readonly<Record<string, unknown>>

/** The most things of a collection: more would be no test. */
export const MAX_THINGS = 10_000

/** How many things are made where the document has no example of a list. */
const USUAL = 3

/** The things of one session. */
export class Memory {
  private noted: Changes | undefined

  constructor(
    /** The document may be replaced. */
    private readonly document: { model: Model },
    readonly start: { seed: number; isEmpty: boolean },
    /** By address, such as `/shelves/5/books`. */
    private readonly byAddress: Map<string, Contents> = new Map(),
  ) {}

  /** Writes to things are in the journal of the calls that cause them. */
  set changes(changes: Changes) {
    this.noted = changes
    for (const [address, contents] of this.byAddress) this.observe(address, contents)
  }

  get model(): Model {
    return this.document.model
  }

  copy(): Memory {
    const copies = [...this.byAddress].map(([address, contents]) => [address, contents.copy()] as const)
    return new Memory(this.document, this.start, new Map(copies))
  }

  /**
   * What a collection has at an address, which is filled when it is first asked for.
   * @throws RuleViolation below a deleted item
   */
  at(collection: Collection, address: string): Contents {
    const known = this.byAddress.get(address)
    if (known) return known
    const above = this.above(collection, address)
    const { within, identity } = collection
    if (within) return this.at(within, within.path)
    const isBelowNew = above.some(({ contents, id }) => contents.created.has(id))
    const contents = new Contents(identity === undefined || !(this.start.isEmpty || isBelowNew))
    this.byAddress.set(address, contents)
    if (contents.isOpen && identity) this.fill(collection, address, contents)
    this.observe(address, contents)
    return contents
  }

  /** Removes an item with everything below it. */
  remove(collection: Collection, contents: Contents, id: string, address: string): void {
    contents.remove(id)
    const below = `${address}/${encodeURIComponent(id)}/`
    for (const each of [...this.byAddress.keys()]) if (each.startsWith(below)) this.byAddress.delete(each)
    for (const { within, above, placing, path } of this.model.collections) {
      if (!within || above.at(-1) !== collection) continue
      const field = placing[parameterAt(path, collection.path)] ?? ''
      const all = this.at(within, within.path)
      for (const [other, thing] of [...all.entries()])
        if (String(thing[field]) === id) this.remove(within, all, other, within.path)
    }
  }

  /** Adds or replaces one. @throws RuleViolation if there are too many */
  put(collection: Collection, address: string, id: string, thing: Thing): void {
    const contents = this.at(collection, address)
    if (contents.size >= MAX_THINGS && !contents.find(id))
      throw new RuleViolation(
        'limit',
        `${collection.name} has ${MAX_THINGS} already, the most that is remembered.`,
      )
    contents.put(id, thing)
  }

  /** What was asked for so far. */
  all(): [address: string, contents: Contents][] {
    return [...this.byAddress]
  }

  restore(address: string, contents: Contents): void {
    this.byAddress.set(address, contents)
  }

  isAddress = ({ path }: Collection, address: string): boolean => expressionOf(path).test(address)

  /** The addresses with items of a collection; the root has one before anybody has read it. */
  addressesOf(collection: Collection): string[] {
    const { path, identity } = collection
    if (identity && !path.includes('{')) return [path]
    return [...this.byAddress.keys()].filter((address) => this.isAddress(collection, address))
  }

  /** The fields that say where a thing at these parameters is. */
  placed(collection: Collection, values: Values): Thing {
    const fields = Object.entries(collection.placing).map(([name, field]) => [
      field,
      this.model.make.valueIn(collection, field, values[name]),
    ])
    return Object.fromEntries(fields)
  }

  /** What the contract gives for a thing that nobody has asked for yet. */
  made(collection: Collection, body: unknown, view: View | undefined, random: string): Thing | undefined {
    return this.model.make.whole(collection, view, body, randomOf(`${this.start.seed} ${random}`))
  }

  private above({ above }: Collection, address: string): { contents: Contents; id: string }[] {
    const parts = address.split('/')
    return above.map((each) => {
      const depth = each.path.split('/').length
      const id = decodeURIComponent(parts[depth] ?? '')
      const contents = this.at(each, parts.slice(0, depth).join('/'))
      const isThere = contents.find(id) !== undefined || (contents.isOpen && !contents.gone.has(id))
      return isThere ? { contents, id } : rejectAbsent(`${id} in ${each.name}`)
    })
  }

  /** Begins with the example of the document's list, or with three that are made. */
  private fill(collection: Collection, address: string, contents: Contents): void {
    const { make, uses } = this.model
    const list = [...uses.values()].find((each) => each.collection === collection && each.deed === 'list')
    if (!list?.view) return
    const { seed } = this.start
    const body = make.bodyOf(list.operation, randomOf(`${seed} ${list.operation.id} ${address}`))
    const shown = list.view.field === undefined ? body.value : Object(body.value)[list.view.field]
    const {
      items = {},
      minItems = 0,
      maxItems = USUAL,
    } = withoutReferences(list.view.part, make.contract.schemas)
    const isExample = body.source === 'example' && Array.isArray(shown)
    const given: unknown[] = isExample
      ? shown
      : Array(Math.max(minItems, Math.min(USUAL, maxItems))).fill(undefined)
    const places = this.places(collection)
    const values = valuesIn(collection.path, address)
    for (const [index, each] of given.entries()) {
      const view = each === undefined ? undefined : { whole: items, field: undefined, part: items }
      const made = this.made(collection, each, view, `${address} ${index}`)
      const own = isRecord(each) ? each[collection.identity?.field ?? ''] : undefined
      const isNew = own !== undefined && contents.find(String(own)) === undefined
      const id = isNew ? own : make.newIdentity(collection, contents, `${seed} ${address}`)
      const place = isExample ? {} : (places[index % places.length] ?? {})
      const thing =
        made && make.identified(collection, made, id, { ...place, ...this.placed(collection, values) })
      if (thing) contents.put(String(id), thing)
    }
  }

  /** Where the made ones of a collection are, if it can be said of each: on which of the shelves. */
  private places(collection: Collection): Thing[] {
    const inside = this.model.collections.find(
      ({ within, above }) => within === collection && above.length === 1,
    )
    const [parent] = inside?.above ?? []
    if (!inside || !parent || parent.above.length > 0) return []
    const name = parameterAt(inside.path, parent.path)
    return [...this.at(parent, parent.path).entries()].map(([id]) => this.placed(inside, { [name]: id }))
  }

  private observe(address: string, contents: Contents): void {
    const collection = this.model.collections.find(({ path }) => expressionOf(path).test(address))
    if (collection && this.noted) contents.written = this.noted.note(collection.name)
  }
}

const expressionOf = (path: string) => new RegExp(`^${path.replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`)

/** The name of the parameter behind a collection's path: `shelf` of `/shelves/{shelf}/books` behind `/shelves`. */
const parameterAt = (path: string, above: string) =>
  /^\{([^{}]+)\}/.exec(path.split('/')[above.split('/').length] ?? '')?.[1] ?? ''

/** Where the things of a path are: `/shelves/5/books`. */
export const addressOf = (path: string, values: Values) =>
  path.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => encodeURIComponent(String(values[name])))

/** The parameters of a path at an address. */
export function valuesIn(path: string, address: string): Values {
  const parts = address.split('/')
  const named = path.split('/').flatMap((part, index) => {
    const [, name] = /^\{([^{}]+)\}$/.exec(part) ?? []
    return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')]]
  })
  return Object.fromEntries(named)
}
