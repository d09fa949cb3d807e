import { shortId } from '../short-id.ts'

/** A write to one row. Rows are replaced, never changed, so recording both sides costs nothing. */
export type Change = {
  table: string
  id: string
  before: object | undefined
  after: object | undefined
}

/** The writes to a store since the last read. */
export class Changes {
  private list: Change[] = []
  private readonly storeId = shortId()
  private count = 0

  /** Differs after every write, and between any two stores, also of different runs. */
  get version(): string {
    return `${this.storeId}.${this.count}`
  }

  note(table: string) {
    return (id: string, before: object | undefined, after: object | undefined) => {
      this.count++
      this.list.push({ table, id, before, after })
    }
  }

  take(): Change[] {
    if (this.list.length === 0) return []
    const changes = this.list
    this.list = []
    return changes
  }
}
