/** A write to a row. Rows are replaced, never changed, so recording both sides costs nothing. */
export type RowChanged = (id: string, before: object | undefined, after: object | undefined) => void

/**
 * Rows by their ids, in order of creation. They are frozen when they are put: an update replaces the row, so that
 * responses, copies of the state and cached JSON can share it.
 */
export class Rows<Row extends object> {
  /** Notified of every write. */
  onWritten: RowChanged = ignore
  protected readonly byId: Map<string, Row>

  constructor(rows: Iterable<readonly [id: string, row: Row]> = []) {
    this.byId = new Map()
    for (const [id, row] of rows) this.byId.set(id, Object.freeze(row))
  }

  get size(): number {
    return this.byId.size
  }

  find(id: string): Row | undefined {
    return this.byId.get(id)
  }

  /** In order of creation. */
  all(): Row[] {
    return [...this.byId.values()]
  }

  entries(): Iterable<[id: string, row: Row]> {
    return this.byId
  }

  /** Adds the row, or replaces the one with the same id. */
  put(id: string, row: Row): Row {
    this.onWritten(id, this.byId.get(id), row)
    this.byId.set(id, Object.freeze(row))
    return row
  }

  remove(id: string): void {
    this.onWritten(id, this.byId.get(id), undefined)
    this.byId.delete(id)
  }
}

const ignore = () => undefined
