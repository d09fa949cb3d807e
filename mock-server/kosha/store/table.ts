import { rejectAbsent } from '../../engine/rule-violation.ts'
import { Rows } from '../../engine/state/rows.ts'

export type Scope = { merchantId?: string }
type Owned = { id: string; merchantId: string }

/** Rows of one kind, each belonging to a merchant. */
export class Table<Row extends Owned> extends Rows<Row> {
  constructor(
    readonly noun: string,
    rows: Iterable<Row> = [],
  ) {
    super([...rows].map((row) => [row.id, row]))
  }

  /** A copy of the table that changes independently. */
  copy(): Table<Row> {
    return new Table(this.noun, this.all())
  }

  /** @throws RuleViolation for an unknown id or another merchant's row */
  get(id: string, scope: Scope): Row {
    const row = this.byId.get(id)
    return row && isWithin(row, scope) ? row : rejectAbsent(`${this.noun} ${id}`)
  }

  oldestFirst(scope: Scope = {}): Row[] {
    return this.all().filter((row) => isWithin(row, scope))
  }

  newestFirst(scope: Scope = {}): Row[] {
    return this.oldestFirst(scope).reverse()
  }

  hasAtLeast(count: number, scope: Scope): boolean {
    return this.byId.size >= count && this.oldestFirst(scope).length >= count
  }

  insert(row: Row): Row {
    return this.put(row.id, row)
  }

  /** Replaces the row with the same id. */
  replace(row: Row): Row {
    return this.put(row.id, row)
  }
}

const isWithin = (row: Owned, { merchantId }: Scope) =>
  merchantId === undefined || row.merchantId === merchantId
