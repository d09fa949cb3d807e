import { rejectAbsent } from '../../engine/rule-violation.ts'

export type Scope = { merchantId?: string }
type Owned = { id: string; merchantId: string }

/** A write to a row. Rows are replaced, never changed, so recording both sides costs nothing. */
export type RowChanged = (id: string, before: object | undefined, after: object | undefined) => void

/**
 * Rows of one kind, in order of creation. Rows are frozen on insertion: an update replaces the row, so that
 * responses, copies of the store and cached JSON can share it.
 */
export class Table<Row extends Owned> {
  /** Notified of every write. */
  written: RowChanged = ignore
  private readonly rows: Map<string, Row>

  constructor(
    readonly noun: string,
    rows: Iterable<Row> = [],
  ) {
    this.rows = new Map()
    for (const row of rows) this.rows.set(row.id, Object.freeze(row))
  }

  get size(): number {
    return this.rows.size
  }

  /** A copy of the table that changes independently. */
  copy(): Table<Row> {
    return new Table(this.noun, this.rows.values())
  }

  /** @throws RuleViolation for an unknown id or another merchant's row */
  get(id: string, scope: Scope): Row {
    const row = this.rows.get(id)
    return row && isWithin(row, scope) ? row : rejectAbsent(`${this.noun} ${id}`)
  }

  find(id: string): Row | undefined {
    return this.rows.get(id)
  }

  oldestFirst(scope: Scope = {}): Row[] {
    return [...this.rows.values()].filter((row) => isWithin(row, scope))
  }

  newestFirst(scope: Scope = {}): Row[] {
    return this.oldestFirst(scope).reverse()
  }

  hasAtLeast(count: number, scope: Scope): boolean {
    return this.rows.size >= count && this.oldestFirst(scope).length >= count
  }

  insert(row: Row): Row {
    return this.put(row)
  }

  /** Replaces the row with the same id. */
  replace(row: Row): Row {
    return this.put(row)
  }

  remove(id: string): void {
    this.written(id, this.rows.get(id), undefined)
    this.rows.delete(id)
  }

  private put(row: Row): Row {
    this.written(row.id, this.rows.get(row.id), row)
    this.rows.set(row.id, Object.freeze(row))
    return row
  }
}

const isWithin = (row: Owned, { merchantId }: Scope) =>
  merchantId === undefined || row.merchantId === merchantId

const ignore = () => undefined
