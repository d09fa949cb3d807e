import type { components } from '#contract'
import { notFound } from '../refusal.ts'
import type { Steps } from '../slices.ts'
import type { Bits } from './bits.ts'
import { count, has, places } from './bits.ts'
import type { Cursor } from './cursor.ts'
import { decodeCursor, encodeCursor, rejectCursor } from './cursor.ts'
import { SearchedRows } from './searched-rows.ts'
import { SharedPlaces } from './shared-places.ts'
import type { Scope, Written } from './table.ts'
import type { Filters } from './transaction-filters.ts'
import { columnsOf, createColumns, narrow } from './transaction-filters.ts'
import { pageInTime } from './transaction-pages.ts'
import { WordSearch } from './word-search.ts'

export type Transaction = components['schemas']['Transaction']
type Page = components['schemas']['TransactionPage']

const PER_STEP = 500

/** All transactions, oldest first, with what it takes to filter, sort and page through 100,000 of them at once. */
export class Transactions {
  /** Told about every write. */
  written: Written = () => undefined
  private list: Transaction[] = []
  private isListShared = false
  private places = new SharedPlaces()
  private columns = createColumns()
  private words: WordSearch | undefined
  private byAmount: readonly number[] | undefined

  /** @param rows ascending by createdAt */
  static *from(rows: Iterable<Transaction>): Steps<Transactions> {
    const table = new Transactions()
    const searched = new SearchedRows()
    for (const row of rows) {
      table.write(table.list.length, row)
      searched.add(row)
      if (table.list.length % PER_STEP === 0) yield
    }
    table.words = new WordSearch(searched)
    return table
  }

  /** The same rows, which from now on change apart. Costs next to nothing, however many there are. */
  copy(): Transactions {
    const copy = new Transactions()
    this.isListShared = true
    Object.assign(copy, { list: this.list, isListShared: true, byAmount: this.byAmount })
    copy.places = this.places.copy()
    copy.columns = this.columns.copy()
    copy.words = this.words?.copy()
    return copy
  }

  get size(): number {
    return this.list.length
  }

  all(): readonly Transaction[] {
    return this.list
  }

  /** @throws Refusal 404 for an unknown id, and for a transaction of another merchant alike */
  get(id: string, { merchantId }: Scope): Transaction {
    const row = this.find(id)
    return row && (merchantId ?? row.merchantId) === row.merchantId ? row : notFound(`transaction ${id}`)
  }

  find(id: string): Transaction | undefined {
    return this.list[this.places.get(id) ?? -1]
  }

  /** With at least one refund. */
  refundedAt(merchantId: string): Transaction[] {
    const bits = this.columns.everything()
    this.columns.keep(bits, 'merchant', [merchantId])
    const without = this.columns.everything()
    this.columns.keep(without, 'refunds', [''])
    return places(bits).flatMap((at) => (has(without, at) ? [] : (this.list[at] ?? [])))
  }

  /** How many are in one of these statuses. */
  countAt(gatewayId: string, statuses: readonly Transaction['status'][]): number {
    const bits = this.columns.everything()
    this.columns.keep(bits, 'gateway', [gatewayId])
    this.columns.keep(bits, 'status', statuses)
    return count(bits)
  }

  /** When each was created, in epoch milliseconds, in the order of `all`. */
  createdAt(place: number): number {
    return this.columns.number('createdAt', place)
  }

  settledWith(settlementId: string): Transaction[] {
    const bits = this.columns.everything()
    this.columns.keep(bits, 'settlement', [settlementId])
    return this.rowsAt(bits)
  }

  /** @param from first instant, @param until last instant, in epoch milliseconds */
  createdBetween(from: number, until: number): Transaction[] {
    const bits = this.columns.everything()
    this.columns.keepBetweenSorted(bits, 'createdAt', from, until)
    return this.rowsAt(bits)
  }

  /** Takes its place in the order of time. */
  insert(row: Transaction): Transaction {
    const at = this.list.findLastIndex((each) => each.createdAt <= row.createdAt) + 1
    this.written(row.id, undefined, row)
    this.shift(at, [row, ...this.list.slice(at)])
    return row
  }

  /** Takes the place of the row with the same id. */
  replace(row: Transaction): Transaction {
    const before = this.find(row.id)
    this.written(row.id, before, row)
    if (before?.amount !== row.amount) this.byAmount = undefined
    this.write(this.places.get(row.id) ?? this.list.length, row)
    return row
  }

  /**
   * One page, and how many rows all pages have.
   * @param now in epoch milliseconds
   * @throws Refusal 400 for a foreign cursor
   */
  where(filters: Filters, scope: Scope, now: number): Page {
    const { sort = '-createdAt', limit = 25 } = filters
    const bits = narrow(this.columns, filters, scope, now)
    if (filters.search) this.words?.keep(bits, filters.search, this.list)
    const from = filters.cursor === undefined ? undefined : this.placeOf(decodeCursor(filters.cursor, sort))
    const found = sort.endsWith('amount')
      ? this.pageByAmount(bits, sort, limit, from)
      : pageInTime(bits, sort, limit, from)
    const page = found.slice(0, limit).flatMap((at) => this.list[at] ?? [])
    const last = page.at(-1)
    return {
      transactions: page,
      total: count(bits),
      ...(found.length > limit && last && { nextCursor: encodeCursor({ sort, id: last.id }) }),
    }
  }

  /** One more than the limit, if there are so many. */
  private pageByAmount(bits: Bits, sort: string, limit: number, from: number | undefined): number[] {
    const order = this.amountOrder()
    const step = sort.startsWith('-') ? -1 : 1
    const first = step === 1 ? 0 : order.length - 1
    const found: number[] = []
    for (
      let rank = from === undefined ? first : order.indexOf(from) + step;
      found.length <= limit;
      rank += step
    ) {
      const at = order[rank]
      if (at === undefined) break
      if (has(bits, at)) found.push(at)
    }
    return found
  }

  private placeOf({ id }: Cursor): number {
    return this.places.get(id) ?? rejectCursor()
  }

  private amountOrder(): readonly number[] {
    const amount = (at: number) => this.columns.number('amount', at)
    this.byAmount ??= this.list.map((_row, at) => at).sort((a, b) => amount(a) - amount(b) || a - b)
    return this.byAmount
  }

  private rowsAt(bits: Bits): Transaction[] {
    return places(bits).flatMap((at) => this.list[at] ?? [])
  }

  private shift(at: number, rows: Transaction[]): void {
    for (const [offset, each] of rows.entries()) this.write(at + offset, each)
    this.byAmount = undefined
  }

  private write(at: number, row: Transaction): void {
    if (this.isListShared) this.list = [...this.list]
    this.isListShared = false
    this.list[at] = Object.freeze(row)
    this.places.set(row.id, at)
    this.words?.wrote(at)
    const { codes, numbers } = columnsOf(row)
    this.columns.set(at, codes, numbers)
  }
}
