import { MovedPlaces } from './moved-places.ts'
import type { RefundsAt, Transaction, TransactionSource } from './transaction-source.ts'
import { hasReference } from './transaction-source.ts'

const UNKNOWN = 0
const WANTED = 1
const UNWANTED = 2

/**
 * Transactions by place. Rows of the source are created, frozen and cached on first read. Copies share them
 * until one of them writes.
 */
export class SharedRows {
  private isShared = false
  /** The places of the rows that differ from the source. */
  private written = new Set<number>()
  private moved = new MovedPlaces()
  /** The new names of merchants, for rows of the source. */
  private names: ReadonlyMap<string, string> = new Map()

  constructor(
    private readonly source: TransactionSource,
    private list: (Transaction | undefined)[] = new Array(source.length).fill(undefined),
  ) {}

  get length(): number {
    return this.list.length
  }

  at(place: number): Transaction {
    const row = this.peek(place)
    // Safe even if the list is shared, since the copies would create the same row.
    this.list[place] = row
    return row
  }

  /** Like `at`, but without caching the row: for a single pass over all rows. */
  peek(place: number): Transaction {
    return this.list[place] ?? Object.freeze(this.created(place))
  }

  set(place: number, row: Transaction): void {
    if (this.isShared) {
      this.list = [...this.list]
      this.written = new Set(this.written)
    }
    this.isShared = false
    this.list[place] = Object.freeze(row)
    this.written.add(place)
  }

  /** Makes room for another row, which has to be set next. The rows at `at` and behind it move up by one. */
  makeRoom(at: number): void {
    this.list = this.list.toSpliced(at, 0, undefined)
    this.written = new Set(Array.from(this.written, (place) => (place < at ? place : place + 1)))
    this.moved = this.moved.with(at)
    this.isShared = false
  }

  /** A copy that changes independently. */
  copy(): SharedRows {
    const copy = new SharedRows(this.source, this.list)
    copy.written = this.written
    copy.names = this.names
    copy.moved = this.moved
    this.isShared = true
    copy.isShared = true
    return copy
  }

  /** Renames a merchant in all of its rows. Those of the source get the name when they are created. */
  rename(merchantId: string, merchantName: string): void {
    const written = Array.from(this.written, (place) => ({ place, row: this.peek(place) }))
    this.names = new Map([...this.names, [merchantId, merchantName]])
    this.list = new Array(this.length).fill(undefined)
    this.written = new Set(this.written)
    this.isShared = false
    for (const { place, row } of written)
      this.set(place, row.merchantId === merchantId ? { ...row, merchantName } : row)
  }

  /** The place of a row of the source. */
  initialPlaceOf(id: string): number | undefined {
    const initial = this.source.placeOf(id)
    return initial === undefined ? undefined : this.moved.present(initial)
  }

  id(place: number): string {
    return this.list[place]?.id ?? this.source.id(this.moved.initial(place))
  }

  /** The places of the rows whose customer is wanted, unordered. Each customer of many rows is checked once. */
  *withCustomer(isWanted: (customer: Transaction['customer']) => boolean): Iterable<number> {
    const { count, get, numbers } = this.source.customers()
    const answers = new Uint8Array(count)
    for (let initial = 0; initial < numbers.length; initial++) {
      const number = numbers[initial] ?? 0
      if (answers[number] === UNKNOWN) answers[number] = isWanted(get(number)) ? WANTED : UNWANTED
      if (answers[number] === WANTED) yield* this.unlessWritten(initial)
    }
    for (const place of this.written) if (isWanted(this.at(place).customer)) yield place
  }

  /** The places of the rows with a reference that starts with `word` (lower case), unordered. */
  *withReference(word: string): Iterable<number> {
    for (const initial of this.source.withReference(word)) yield* this.unlessWritten(initial)
    for (const place of this.written) if (hasReference(this.at(place), word)) yield place
  }

  /** The refunds of the rows that have some, unordered. */
  *refunded(): Iterable<RefundsAt> {
    for (const [initial, refunds] of this.source.refunded())
      for (const place of this.unlessWritten(initial)) yield [place, refunds]
    for (const place of this.written) {
      const { refunds } = this.at(place)
      if (refunds.length > 0) yield [place, refunds]
    }
  }

  /** The place of a row of the source, unless another was written there. */
  private unlessWritten(initial: number): readonly number[] {
    const place = this.moved.present(initial)
    return this.written.has(place) ? [] : [place]
  }

  private created(place: number): Transaction {
    const row = this.source.row(this.moved.initial(place))
    const merchantName = this.names.get(row.merchantId)
    return merchantName === undefined ? row : { ...row, merchantName }
  }
}
