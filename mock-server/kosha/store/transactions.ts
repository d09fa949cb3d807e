import type { components } from '#contract'
import { rejectAbsent, rejectInvalid } from '../../engine/rule-violation.ts'
import type { RowChanged } from '../../engine/state/rows.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { addMoney, isTest, noMoney } from './sums.ts'
import type { Scope } from './table.ts'
import type { Filters, StoredTransaction, Transaction } from './transaction-filters.ts'
import { matcher, stored } from './transaction-filters.ts'

type Page = components['schemas']['TransactionPage']
type ById = ReadonlyMap<string, StoredTransaction>

/**
 * All transactions, oldest first. Copies share the rows, and the list until one of them writes. Rows are replaced, never
 * changed, and frozen only when they are handed out or written one by one: a frozen row takes five times as long to copy,
 * and the clock copies each of 100,000 twice.
 */
export class Transactions {
  /** Notified of every write. */
  written: RowChanged = () => undefined
  private isShared = false

  private constructor(
    private list: StoredTransaction[],
    /** All rows as they were when the first copy was made. */
    private initial: ById,
    /** The rows written since. */
    private changed: Map<string, StoredTransaction>,
    /** The rows with refunds: every closing of a day needs them, and they are few. */
    private readonly refunded: Map<string, StoredTransaction>,
  ) {}

  /** @param rows ascending by createdAt */
  static async from(rows: readonly Transaction[]): Promise<Transactions> {
    const all = new Transactions([], new Map(), new Map(), new Map())
    await yieldingForEach(rows, (row) => all.append(row))
    return all
  }

  /** Adds a row that is newer than all others. */
  append(row: Transaction): void {
    const entry = stored(row)
    this.ownList().push(entry)
    this.put(entry)
  }

  /** A copy that changes independently. Cheap for any number of rows. */
  copy(): Transactions {
    if (this.initial.size === 0) [this.initial, this.changed] = [this.changed, new Map()]
    const copy = new Transactions(this.list, this.initial, new Map(this.changed), new Map(this.refunded))
    this.isShared = true
    copy.isShared = true
    return copy
  }

  get size(): number {
    return this.list.length
  }

  all(): readonly StoredTransaction[] {
    return this.list
  }

  /** The newest rows, oldest first. */
  last(count: number): Transaction[] {
    return this.list.slice(-count).map(({ row }) => row)
  }

  /** Oldest first. */
  rows(isWanted: (transaction: StoredTransaction) => boolean = () => true): Transaction[] {
    return this.list.filter(isWanted).map(({ row }) => row)
  }

  /** Created from one instant up to another, oldest first. */
  between(from: number, to: number): Transaction[] {
    return this.list.slice(this.indexAfter(from - 1), this.indexAfter(to)).map(({ row }) => row)
  }

  /** The rows that have refunds. */
  *withRefunds(): Iterable<Transaction> {
    for (const { row } of this.refunded.values()) yield row
  }

  /** @throws RuleViolation for an unknown id or another merchant's transaction */
  get(id: string, { merchantId }: Scope): Transaction {
    const row = this.find(id)
    return row && (merchantId ?? row.merchantId) === row.merchantId ? row : rejectAbsent(`transaction ${id}`)
  }

  find(id: string): Transaction | undefined {
    return Object.freeze(this.entry(id)?.row)
  }

  /** Inserts a row in chronological order. */
  insert(row: Transaction): Transaction {
    this.written(row.id, undefined, row)
    const entry = stored(Object.freeze(row))
    const list = this.ownList()
    list.splice(this.indexAfter(entry.createdAt), 0, entry)
    this.put(entry)
    return row
  }

  /** Replaces the row with the same id. */
  replace(row: Transaction): Transaction {
    const before = this.entry(row.id)
    if (!before) return this.insert(row)
    this.written(row.id, before.row, row)
    const entry = stored(Object.freeze(row), before)
    const index = this.indexOf(before)
    const list = this.ownList()
    if (entry.createdAt === before.createdAt) list[index] = entry
    else {
      list.splice(index, 1)
      list.splice(this.indexAfter(entry.createdAt), 0, entry)
    }
    this.put(entry)
    return row
  }

  /** Changes rows created from one instant up to another; `change` returns undefined for those that stay as they are. */
  changeBetween(from: number, to: number, change: (row: Transaction) => Transaction | undefined): void {
    const list = this.ownList()
    const end = this.indexAfter(to)
    for (let index = this.indexAfter(from - 1); index < end; index++) {
      const before = list[index]
      const row = before && change(before.row)
      if (!row) continue
      this.written(row.id, before.row, row)
      const entry = stored(row, before)
      list[index] = entry
      this.put(entry)
    }
  }

  /** Renames a merchant in all of its transactions. `written` is not notified: most were never written. */
  rename(merchantId: string, merchantName: string): void {
    this.list = this.list.map((before) => {
      if (before.row.merchantId !== merchantId) return before
      const entry = { ...before, row: { ...before.row, merchantName } }
      this.put(entry)
      return entry
    })
    this.isShared = false
  }

  /**
   * One page, and the number and sums of the rows on all pages. Test payments count in sums only where they alone are
   * listed.
   * @param now in epoch milliseconds
   * @throws RuleViolation for a cursor that this server did not issue
   */
  where(filters: Filters, scope: Scope, now: number): Page {
    const { sort = '-createdAt', limit = 25, cursor } = filters
    const isMatch = matcher(filters, scope, now)
    const matches: number[] = []
    const sums = noMoney()
    this.list.forEach((entry, index) => {
      if (!isMatch(entry)) return
      matches.push(index)
      if (!isTest(entry.row) || filters.mode === 'test') addMoney(sums, entry.row)
    })
    const after = cursor === undefined ? undefined : this.indexOfId(decodeCursor(cursor, sort).id)
    const found = this.inOrder(matches, sort, after, limit + 1)
    const page = found.slice(0, limit).flatMap((index) => Object.freeze(this.list[index]?.row) ?? [])
    const last = page.at(-1)
    return {
      transactions: page,
      total: matches.length,
      sums,
      ...(found.length > limit && last && { nextCursor: encodeCursor({ sort, id: last.id }) }),
    }
  }

  /** The first `count` of these indexes in this order, behind the index `after`. */
  private inOrder(indexes: number[], sort: string, after: number | undefined, count: number): number[] {
    const direction = sort.startsWith('-') ? -1 : 1
    const amount = (index: number) => this.list[index]?.row.amount ?? 0
    const compare = sort.endsWith('amount')
      ? (a: number, b: number) => direction * (amount(a) - amount(b) || a - b)
      : (a: number, b: number) => direction * (a - b)
    const ordered = direction === -1 ? indexes.toReversed() : indexes
    const rest = after === undefined ? ordered : ordered.filter((index) => compare(after, index) < 0)
    return smallest(rest, count, compare)
  }

  /** @throws RuleViolation for an unknown id, which no cursor of this list has */
  private indexOfId(id: string): number {
    const entry = this.entry(id)
    return entry ? this.indexOf(entry) : rejectCursor()
  }

  private indexOf(entry: StoredTransaction): number {
    return this.list.lastIndexOf(entry, this.indexAfter(entry.createdAt) - 1)
  }

  /** The index behind the last row created up to an instant, by binary search. */
  private indexAfter(at: number): number {
    let [from, to] = [0, this.list.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.list[middle]?.createdAt ?? 0) <= at) from = middle + 1
      else to = middle
    }
    return from
  }

  private put(entry: StoredTransaction): void {
    const { id, refunds } = entry.row
    this.changed.set(id, entry)
    if (refunds.length > 0) this.refunded.set(id, entry)
  }

  private ownList(): StoredTransaction[] {
    if (this.isShared) this.list = [...this.list]
    this.isShared = false
    return this.list
  }

  private entry(id: string): StoredTransaction | undefined {
    return this.changed.get(id) ?? this.initial.get(id)
  }
}

/** The smallest items in ascending order. Sorting 100,000 by amount for a page of 25 would take 30 ms. */
function smallest<Item>(
  items: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const found: Item[] = []
  for (const item of items) {
    const largest = found[count - 1]
    if (largest !== undefined && compare(largest, item) <= 0) continue
    found.splice(found.findLastIndex((each) => compare(each, item) <= 0) + 1, 0, item)
    if (found.length > count) found.pop()
  }
  return found
}

/** Marks a position in a sort order, so that pages stay consistent while rows are added. */
type Cursor = { sort: string; id: string }

function encodeCursor({ sort, id }: Cursor): string {
  return btoa(`${sort} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws RuleViolation for a cursor that this server did not issue, or issued for another order */
function decodeCursor(text: string, sort: string): Cursor {
  const [of, id] = decoded(text).split(' ')
  return of === sort && id !== undefined ? { sort, id } : rejectCursor()
}

const rejectCursor = (): never =>
  rejectInvalid([{ field: 'cursor', message: 'is not a cursor of this list' }])

function decoded(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
