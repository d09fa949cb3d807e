import { Rows } from '../state/rows.ts'

/** One thing, as the document shows it. It is replaced, never changed. */
export type Thing = Readonly<Record<string, unknown>>

type Saved = { gone: Iterable<string>; created: Iterable<string>; last: number }

/** The items of a collection at one address, such as `/shelves/5/books`, by identity. */
export class Contents extends Rows<Thing> {
  /** The identities of those that are no longer there. */
  readonly gone: Set<string>
  /** The identities of those that calls have created: nothing is below them yet. */
  readonly created: Set<string>
  /** The last number that an identity was made of. */
  last: number

  constructor(
    /** Of the collection. */
    readonly name: string,
    /** Whether what nobody has asked for yet is there as well. */
    readonly isOpen: boolean,
    things: Iterable<readonly [id: string, thing: Thing]> = [],
    { gone = [], created = [], last = 0 }: Partial<Saved> = {},
  ) {
    super(things)
    this.gone = new Set(gone)
    this.created = new Set(created)
    this.last = last
  }

  /** In order of creation. */
  all(): Thing[] {
    return [...this.byId.values()]
  }

  copy(): Contents {
    return new Contents(this.name, this.isOpen, this.byId, this)
  }

  override put(id: string, thing: Thing): Thing {
    super.put(id, thing)
    this.gone.delete(id)
    return thing
  }

  override remove(id: string): void {
    super.remove(id)
    this.created.delete(id)
    this.gone.add(id)
  }
}
