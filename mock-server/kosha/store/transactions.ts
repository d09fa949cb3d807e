import type { components } from '#contract'
import { rejectAbsent, rejectInvalid } from '../../engine/rule-violation.ts'
import type { RowChanged } from '../../engine/state/rows.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { addMoney, isTest, noMoney } from './sums.ts'
import type { Scope } from './table.ts'
import type { Filters, StoredTransaction, Transaction } from './transaction-filters.ts'
import { matcher, stored } from './transaction-filters.ts'

type Page = components['schemas']['TransactionPage']

/**
 * All transactions, oldest first. Copies share the rows: they are replaced, never changed, and frozen only when they are
 * handed out or written one by one, since the clock copies each of 100,000 twice and a frozen row takes five times as
 * long.
 */
export class Transactions {
  /** Notified of every write. */
  onWritten: RowChanged = () => undefined

  private constructor(
    private readonly list: StoredTransaction[],
    private readonly byId: Map<string, StoredTransaction>,
    /** The rows with refunds: every closing of a day needs them, and they are few. */
    private readonly refunded: Map<string, StoredTransaction>,
  ) {}

  /** @param rows ascending by createdAt */
  static async from(rows: readonly Transaction[]): Promise<Transactions> {
    const all = new Transactions([], new Map(), new Map())
    await yieldingForEach(rows, (row) => all.append(row))
    return all
  }

  /** Adds a row that is newer than all others. */
  append(row: Transaction): void {
    const entry = stored(row)
    this.set(this.list.length, entry)
  }

  /** A copy that changes independently. */
  copy(): Transactions {
    return new Transactions([...this.list], new Map(this.byId), new Map(this.refunded))
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
  withRefunds(): Transaction[] {
    return Array.from(this.refunded.values(), ({ row }) => row)
  }

  /** @throws RuleViolation for an unknown id or another merchant's transaction */
  get(id: string, { merchantId }: Scope): Transaction {
    const row = this.find(id)
    return row && (merchantId ?? row.merchantId) === row.merchantId ? row : rejectAbsent(`transaction ${id}`)
  }

  find(id: string): Transaction | undefined {
    return Object.freeze(this.byId.get(id)?.row)
  }

  /** Inserts a row in chronological order. */
  insert(row: Transaction): Transaction {
    this.onWritten(row.id, undefined, row)
    this.place(stored(Object.freeze(row)))
    return row
  }

  /** Replaces the row with the same id. */
  replace(row: Transaction): Transaction {
    this.change(row)
    return Object.freeze(row)
  }

  /** Like `replace`, without freezing the row: for the many of a day. */
  change(row: Transaction): void {
    const before = this.byId.get(row.id)
    if (!before) return void this.insert(row)
    this.onWritten(row.id, before.row, row)
    const entry = stored(row, before)
    const index = this.indexOf(before)
    if (entry.createdAt === before.createdAt) this.set(index, entry)
    else {
      this.list.splice(index, 1)
      this.place(entry)
    }
  }

  /** Renames a merchant in all of its transactions. `onWritten` is not called: most were never written. */
  rename(merchantId: string, merchantName: string): void {
    this.list.forEach((before, index) => {
      if (before.row.merchantId === merchantId)
        this.set(index, { ...before, row: { ...before.row, merchantName } })
    })
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
    const found = this.inOrder(matches, sort, after)
    const page = found.slice(0, limit).flatMap((index) => Object.freeze(this.list[index]?.row) ?? [])
    const last = page.at(-1)
    return {
      transactions: page,
      total: matches.length,
      sums,
      ...(found.length > limit && last && { nextCursor: encodeCursor({ sort, id: last.id }) }),
    }
  }

  /** These indexes in this order, behind the index `after`. */
  private inOrder(indexes: number[], sort: string, after: number | undefined): number[] {
    const direction = sort.startsWith('-') ? -1 : 1
    const amount = (index: number) => this.list[index]?.row.amount ?? 0
    const compare = sort.endsWith('amount')
      ? (a: number, b: number) => direction * (amount(a) - amount(b) || a - b)
      : (a: number, b: number) => direction * (a - b)
    const rest = after === undefined ? indexes : indexes.filter((index) => compare(after, index) < 0)
    return rest.toSorted(compare)
  }

  /** @throws RuleViolation for an unknown id, which no cursor of this list has */
  private indexOfId(id: string): number {
    const entry = this.byId.get(id)
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

  /** Adds an entry in chronological order. */
  private place(entry: StoredTransaction): void {
    const index = this.indexAfter(entry.createdAt)
    this.list.splice(index, 0, entry)
    this.set(index, entry)
  }

  private set(index: number, entry: StoredTransaction): void {
    const { id, refunds } = entry.row
    this.list[index] = entry
    this.byId.set(id, entry)
    if (refunds.length > 0) this.refunded.set(id, entry)
  }
}

/** Marks a position in a sort order, so that pages stay consistent while rows are added. */
type Cursor = { sort: string; id: string }

function encodeCursor({ sort, id }: Cursor): string {
  return btoa(`${sort} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws RuleViolation for a cursor that this server did not issue, or issued for another order */
function decodeCursor(text: string, sort: string): Cursor {
  const [order, id] = decoded(text).split(' ')
  return order === sort && id !== undefined ? { sort, id } : rejectCursor()
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
