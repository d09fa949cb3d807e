import type { components } from '#contract'
import { notFound } from '../refusal.ts'
import type { Steps } from '../time-slicing.ts'
import type { Bits } from './bits.ts'
import { count, has, places } from './bits.ts'
import type { Cursor } from './cursor.ts'
import { decodeCursor, encodeCursor, rejectCursor } from './cursor.ts'
import { RecentMatches } from './recent-matches.ts'
import { SearchedRows } from './searched-rows.ts'
import { SharedPlaces } from './shared-places.ts'
import { SharedRows } from './shared-rows.ts'
import type { Scope, Written } from './table.ts'
import type { Figures } from './transaction-figures.ts'
import { figuresIn, placesByAmount } from './transaction-figures.ts'
import type { Filters } from './transaction-filters.ts'
import { createColumns, filterableOfRow, narrow } from './transaction-filters.ts'
import { pageByAmount, pageInTime } from './transaction-pages.ts'
import type { Transaction, TransactionSource } from './transaction-source.ts'
import { WordSearch } from './word-search.ts'

type Page = components['schemas']['TransactionPage']

/** All transactions, oldest first, with indexes for filtering, sorting and paging through 100,000 of them. */
export class Transactions {
  /** Notified of every write. */
  written: Written = () => undefined
  private byAmount: readonly number[] | undefined
  /** Shared with copies until one of them is written to. */
  private matches = new RecentMatches()

  private constructor(
    private readonly rows: SharedRows,
    private readonly places: SharedPlaces,
    private readonly columns: ReturnType<typeof createColumns>,
    private readonly words: WordSearch,
  ) {}

  static *from(source: TransactionSource): Steps<Transactions> {
    const columns = createColumns()
    yield* columns.fill(source.length, yield* source.filterable())
    const rows = new SharedRows(source)
    const places = new SharedPlaces((id) => rows.initialPlaceOf(id))
    return new Transactions(rows, places, columns, new WordSearch(new SearchedRows(rows)))
  }

  /** A copy that changes independently. Cheap for any number of rows. */
  copy(): Transactions {
    const { places, columns, words } = this
    const rows = this.rows.copy()
    const ownPlaces = places.copy((id) => rows.initialPlaceOf(id))
    const copy = new Transactions(rows, ownPlaces, columns.copy(), words.copy())
    copy.byAmount = this.byAmount
    copy.matches = this.matches
    return copy
  }

  get size(): number {
    return this.rows.length
  }

  all(): Transaction[] {
    return this.last(this.size)
  }

  /** The newest rows, oldest first. */
  last(count: number): Transaction[] {
    const first = Math.max(0, this.size - count)
    return Array.from({ length: this.size - first }, (_each, offset) => this.rows.peek(first + offset))
  }

  /** The row at a place, counted from the oldest, without caching it: for a single pass over all rows. */
  peek(place: number): Transaction {
    return this.rows.peek(place)
  }

  /** @throws Refusal 404 for an unknown id or another merchant's transaction */
  get(id: string, { merchantId }: Scope): Transaction {
    const row = this.find(id)
    return row && (merchantId ?? row.merchantId) === row.merchantId ? row : notFound(`transaction ${id}`)
  }

  find(id: string): Transaction | undefined {
    const place = this.places.get(id)
    return place === undefined ? undefined : this.rows.at(place)
  }

  /** The refunds of the merchant's transactions that have some, unordered. */
  refundedAt(merchantId: string): Pick<Transaction, 'id' | 'refunds'>[] {
    const bits = this.columns.everything()
    this.columns.keep(bits, 'merchant', [merchantId])
    return Array.from(this.rows.refunded(), ([at, refunds]) => ({ at, refunds }))
      .filter(({ at }) => has(bits, at))
      .map(({ at, refunds }) => ({ id: this.rows.id(at), refunds }))
  }

  /** The number of transactions of a gateway in any of these statuses. */
  countAt(gatewayId: string, statuses: readonly Transaction['status'][]): number {
    const bits = this.columns.everything()
    this.columns.keep(bits, 'gateway', [gatewayId])
    this.columns.keep(bits, 'status', statuses)
    return count(bits)
  }

  figures(): Iterable<Figures> {
    return figuresIn(this.columns, this.size)
  }

  settledWith(settlementId: string): Transaction[] {
    const bits = this.columns.everything()
    this.columns.keep(bits, 'settlement', [settlementId])
    return this.rowsAt(bits)
  }

  /**
   * Transactions not yet settled.
   * @param from first instant, @param until last instant, in epoch milliseconds
   */
  unsettledBetween(from: number, until: number): Transaction[] {
    const bits = this.columns.everything()
    this.columns.keepBetweenSorted(bits, 'createdAt', from, until)
    this.columns.keep(bits, 'settlement', [''])
    return this.rowsAt(bits)
  }

  /** Inserts a row in chronological order. */
  insert(row: Transaction): Transaction {
    const at = this.columns.placeBehind('createdAt', Date.parse(row.createdAt))
    this.written(row.id, undefined, row)
    this.matches = new RecentMatches()
    if (at < this.size) {
      this.rows.makeRoom(at)
      this.places.moveUp(at)
      this.words.moved()
      this.columns.repeat(at)
    }
    this.write(at, row)
    this.byAmount = undefined
    return row
  }

  /** Replaces the row with the same id. */
  replace(row: Transaction): Transaction {
    const before = this.find(row.id)
    this.written(row.id, before, row)
    if (before?.amount !== row.amount) this.byAmount = undefined
    this.matches = new RecentMatches()
    this.write(this.places.get(row.id) ?? this.size, row)
    return row
  }

  /** Renames a merchant in all of its transactions. `written` is not notified: most were never created. */
  rename(merchantId: string, merchantName: string): void {
    this.rows.rename(merchantId, merchantName)
  }

  /**
   * One page, and the number of rows on all pages.
   * @param now in epoch milliseconds
   * @throws Refusal 400 for a cursor that this server did not issue
   */
  where(filters: Filters, scope: Scope, now: number): Page {
    const { sort = '-createdAt', limit = 25 } = filters
    const { bits, total } = this.matches.get(filters, scope, () => {
      const matching = narrow(this.columns, filters, scope, now)
      if (filters.search) this.words.keep(matching, filters.search, this.rows)
      return { bits: matching, total: count(matching) }
    })
    const from = filters.cursor === undefined ? undefined : this.placeOf(decodeCursor(filters.cursor, sort))
    const found = sort.endsWith('amount')
      ? pageByAmount(bits, sort, limit, from, this.amountOrder())
      : pageInTime(bits, sort, limit, from)
    const page = found.slice(0, limit).map((at) => this.rows.at(at))
    const last = page.at(-1)
    return {
      transactions: page,
      total,
      ...(found.length > limit && last && { nextCursor: encodeCursor({ sort, id: last.id }) }),
    }
  }

  private placeOf({ id }: Cursor): number {
    return this.places.get(id) ?? rejectCursor()
  }

  private amountOrder(): readonly number[] {
    this.byAmount ??= placesByAmount(this.columns, this.size)
    return this.byAmount
  }

  private rowsAt(bits: Bits): Transaction[] {
    return places(bits).map((at) => this.rows.at(at))
  }

  private write(at: number, row: Transaction): void {
    this.rows.set(at, row)
    this.places.set(row.id, at)
    this.words.wrote(at)
    this.columns.set(at, row, filterableOfRow)
  }
}
