import type { Transaction, TransactionSource } from './transaction-source.ts'
import { hasReference } from './transaction-source.ts'

/**
 * Transactions by their place. A row of the source is made, frozen and kept when it is first read; copies share what is
 * there until one of them writes.
 */
export class SharedRows {
  private isShared = false
  /** The places of the rows that are not those of the source. */
  private written = new Set<number>()

  constructor(
    private readonly source: TransactionSource,
    private list: (Transaction | undefined)[] = new Array(source.length).fill(undefined),
  ) {}

  get length(): number {
    return this.list.length
  }

  at(place: number): Transaction {
    const row = this.peek(place)
    // Also where the list is shared: the others would make the same row.
    this.list[place] = row
    return row
  }

  /** The same without keeping the row: whoever looks at all of them looks once. */
  peek(place: number): Transaction {
    return this.list[place] ?? Object.freeze(this.source.row(place))
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

  /** The same rows, which from now on change apart. */
  copy(): SharedRows {
    const copy = new SharedRows(this.source, this.list)
    copy.written = this.written
    this.isShared = true
    copy.isShared = true
    return copy
  }

  customer(place: number): Transaction['customer'] {
    return this.list[place]?.customer ?? this.source.customer(place)
  }

  /** The places of the rows whose id or RRN begins with `word`, which is in lower case. */
  *withReference(word: string): Iterable<number> {
    for (const place of this.source.withReference(word)) if (!this.written.has(place)) yield place
    for (const place of this.written) if (hasReference(this.at(place), word)) yield place
  }

  /** The rows that have refunds, in no order. */
  *refunded(): Iterable<readonly [place: number, row: Transaction]> {
    for (const each of this.source.refunded()) if (!this.written.has(each[0])) yield each
    for (const place of this.written) {
      const row = this.at(place)
      if (row.refunds.length > 0) yield [place, row]
    }
  }
}
