import { sizeOf } from '../journal/journal.ts'
import { Rows } from '../state/rows.ts'

/** An item, as responses show it. It is replaced, never changed. */
export type Thing = Readonly<Record<string, unknown>>

type Saved = { gone: Iterable<string>; created: Iterable<string>; last: number }
/** `name` is that of the collection; `isOpen`: an unknown identity exists as soon as it is read. */
type Place = { name: string; address: string; isOpen: boolean }

/** Roughly the size of a map and its sets without their content. */
const EMPTY = 200

/** The items of a collection at one address, such as `/shelves/5/books`, by identity. */
export class Contents extends Rows<Thing> {
  readonly name: string
  readonly address: string
  readonly isOpen: boolean
  /** The identities of deleted items. */
  readonly gone: Set<string>
  /** The identities that calls have created: the collections below them start empty. */
  readonly created: Set<string>
  /** The last number that an identity was made of. */
  last: number

  constructor(
    { name, address, isOpen, gone = [], created = [], last = 0 }: Place & Partial<Saved>,
    things: Iterable<readonly [id: string, thing: Thing]> = [],
  ) {
    super(things)
    this.name = name
    this.address = address
    this.isOpen = isOpen
    this.gone = new Set(gone)
    this.created = new Set(created)
    this.last = last
  }

  /** About how much memory it takes, in UTF-16 units. */
  get text(): number {
    const things = this.all().reduce((sum, thing) => sum + sizeOf(thing), 0)
    return EMPTY + this.address.length + things + sizeOf([...this.gone])
  }

  copy(): Contents {
    return new Contents(this, this.byId)
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
