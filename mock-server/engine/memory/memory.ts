import { isRecord } from '../contract/requirement.ts'
import type { JournalBudget } from '../journal/journal.ts'
import { sizeOf } from '../journal/journal.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import { RuleViolation, rejectAbsent } from '../rule-violation.ts'
import type { Changes } from '../state/changes.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { Collection, Remembered } from './collections.ts'
import { shownIn } from './collections.ts'
import type { Thing } from './contents.ts'
import { Contents } from './contents.ts'
import type { Maker } from './making.ts'

/** The collections that a document declares, and the maker of their items. */
export type Model = Remembered & { make: Maker }

type Values = Readonly<Record<string, unknown>>

/** The most items of a collection, at all addresses together: no test needs more. */
const MAX_THINGS = 10_000

/** The number of items in a list for which the document has no example. */
const USUAL = 3

/** The items of one session. */
export class Memory {
  /** Writes to things are in the journal of the calls that cause them. */
  changes: Changes | undefined
  /** About how much memory its things take, in UTF-16 units. */
  text = 0
  /** How many things there are, by the name of their collection. */
  private readonly counts = new Map<string, number>()
  /** By address, such as `/shelves/5/books`. */
  private readonly byAddress = new Map<string, Contents>()

  constructor(
    /** The document may be replaced. */
    private readonly document: { model: Model; budget: Pick<JournalBudget, 'hasRoom'> },
    readonly start: { seed: number; isEmpty: boolean },
  ) {}

  get model(): Model {
    return this.document.model
  }

  random = (...key: unknown[]): Random => randomOf(`${this.start.seed} ${key.join(' ')}`)

  copy(): Memory {
    const copy = new Memory(this.document, this.start)
    for (const contents of this.all()) copy.observe(contents.copy())
    for (const [name, count] of this.counts) copy.counts.set(name, count)
    copy.text = this.text
    return copy
  }

  /**
   * The contents of a collection at an address, filled on first use. Where there is no room for that
   * they are made anew each time, always the same, and cannot be written to.
   * @throws RuleViolation below a deleted item
   */
  at(collection: Collection, address: string): Contents {
    const remembered = this.byAddress.get(address)
    if (remembered) return remembered
    const isBelowCreated = this.isBelowCreated(collection, address)
    const { within, identity, name } = collection
    if (within) return this.at(within, within.path)
    const isOpen = identity === undefined || !(this.start.isEmpty || isBelowCreated)
    const contents = new Contents({ name, address, isOpen })
    if (isOpen) this.fill(collection, contents)
    if (this.excess(contents, contents.size, contents.text) === undefined) this.restore(contents)
    else
      contents.onWritten = (...change) => {
        this.restore(contents)
        contents.onWritten(...change)
      }
    return contents
  }

  /** Remembers contents as they are, such as those of an import. */
  restore(contents: Contents): void {
    this.grow(contents, contents.size, contents.text)
    this.observe(contents)
  }

  /** Removes an item with everything below it. */
  remove(collection: Collection, contents: Contents, id: string): void {
    contents.remove(id)
    const below = `${contents.address}/${encodeURIComponent(id)}/`
    for (const inside of this.all())
      if (inside.address.startsWith(below)) {
        this.byAddress.delete(inside.address)
        this.grow(inside, -inside.size, -inside.text)
      }
    for (const { within, above, placing, path } of this.model.collections) {
      if (!within || above.at(-1) !== collection) continue
      const field = placing[parameterAt(path, collection.path)] ?? ''
      const siblings = this.at(within, within.path)
      for (const [other, thing] of [...siblings.entries()])
        if (String(thing[field]) === id) this.remove(within, siblings, other)
    }
  }

  /** The contents that were used so far. */
  all(): Contents[] {
    return [...this.byAddress.values()]
  }

  collectionAt(address: string): Collection | undefined {
    return this.model.collections.find(({ valuesAt }) => valuesAt(address) !== undefined)
  }

  /** The addresses with items of a collection; the root has one before anybody has read it. */
  addressesOf({ path, identity, name }: Collection): string[] {
    if (identity && !path.includes('{')) return [path]
    return this.all().flatMap((contents) => (contents.name === name ? [contents.address] : []))
  }

  /** The fields that say where a thing at these parameters is. */
  placed(collection: Collection, values: Values): Thing {
    const fields = Object.entries(collection.placing).map(([name, field]) => [
      field,
      this.model.make.valueIn(collection, field, values[name]),
    ])
    return Object.fromEntries(fields)
  }

  /** Why this much more cannot be remembered. */
  private excess({ name }: Contents, things: number, text: number): string | undefined {
    if (things > 0 && (this.counts.get(name) ?? 0) + things > MAX_THINGS)
      return `No more than ${MAX_THINGS} ${name} are remembered.`
    return text > 0 && !this.document.budget.hasRoom(text)
      ? 'All sessions together remember as much as they can.'
      : undefined
  }

  /** @throws RuleViolation if that is too much */
  private grow(contents: Contents, things: number, text: number): void {
    const excess = this.excess(contents, things, text)
    if (excess !== undefined) throw new RuleViolation('limit', excess)
    this.counts.set(contents.name, (this.counts.get(contents.name) ?? 0) + things)
    this.text += text
  }

  private observe(contents: Contents): void {
    this.byAddress.set(contents.address, contents)
    contents.onWritten = (id, before, after) => {
      const things = Number(after !== undefined) - Number(before !== undefined)
      const previous = before ?? (contents.gone.has(id) ? id : undefined)
      this.grow(contents, things, sizeOf(after ?? id) - (previous === undefined ? 0 : sizeOf(previous)))
      this.changes?.note(contents.name)(id, before, after)
    }
  }

  /** Whether a call has created an item above this address. @throws RuleViolation if one is not there */
  private isBelowCreated({ above }: Collection, address: string): boolean {
    const parts = address.split('/')
    return above
      .map((collection) => {
        const depth = collection.path.split('/').length
        const id = decodeURIComponent(parts[depth] ?? '')
        const contents = this.at(collection, parts.slice(0, depth).join('/'))
        if (!(contents.find(id) || (contents.isOpen && !contents.gone.has(id))))
          rejectAbsent(`${id} in ${collection.name}`)
        return contents.created.has(id)
      })
      .includes(true)
  }

  /** Begins with the example of the document's list, or with three generated items. */
  private fill(collection: Collection, contents: Contents): void {
    const { make } = this.model
    const { list, identity, valuesAt } = collection
    const { address } = contents
    if (!list?.view || !identity) return
    const { value, source } = make.bodyOf(list.operation, this.random(list.operation.id, address))
    const exampleList = source === 'example' ? shownIn(list.view, value) : undefined
    const schema = withoutReferences(list.view.part, make.contract.schemas)
    const { items = {}, minItems = 0, maxItems = USUAL } = schema
    const examples: unknown[] | undefined = Array.isArray(exampleList) ? exampleList : undefined
    const length = examples?.length ?? Math.max(minItems, Math.min(USUAL, maxItems))
    const places = examples ? [] : this.places(collection)
    const place = this.placed(collection, valuesAt(address) ?? {})
    const view = { whole: items, field: undefined, part: items }
    for (let index = 0; index < length; index++) {
      const body = examples?.[index]
      const given = isRecord(body) ? body[identity.field] : undefined
      const isNew = given !== undefined && contents.find(String(given)) === undefined
      const id = isNew ? given : make.newIdentity(collection, contents, `${this.start.seed} ${address}`)
      const others = { ...places[index % places.length], ...place }
      const thing = make.thing(collection, { id, others, random: this.random(address, index), view, body })
      if (thing) contents.put(String(id), thing)
    }
  }

  /** The places of generated items, such as the shelves, if a field of them names it. */
  private places(collection: Collection): Thing[] {
    const inside = this.model.collections.find(
      ({ within, above }) => within === collection && above.length === 1,
    )
    const [parent] = inside?.above ?? []
    if (!inside || !parent || parent.above.length > 0) return []
    const name = parameterAt(inside.path, parent.path)
    return [...this.at(parent, parent.path).entries()].map(([id]) => this.placed(inside, { [name]: id }))
  }
}

/** The name of the parameter behind a collection's path: `shelf` of `/shelves/{shelf}/books` behind `/shelves`. */
const parameterAt = (path: string, above: string) =>
  /^\{([^{}]+)\}/.exec(path.split('/')[above.split('/').length] ?? '')?.[1] ?? ''

/** The address of the things of a path: `/shelves/5/books`. */
export const addressOf = (path: string, values: Values) =>
  path.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => encodeURIComponent(String(values[name])))
