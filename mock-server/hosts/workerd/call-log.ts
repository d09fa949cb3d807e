import type { ObjectState } from './runtime.ts'

/** A call as received, with the server's time when its processing began. */
export type LoggedCall = {
  at: number
  /** When a control call last read the session since the previous call: events due by then had run. */
  readAt: number | undefined
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | undefined
}

export type Outcome = { status: number } | { error: string }

// A value in the object's storage has at most 2 MB.
const PART_BYTES = 1_000_000

/** The calls of one session in order, in the SQLite database of its object. Its tables are created with the first call. */
export class CallLog {
  /** The number of calls. */
  length: number
  private readonly sql

  constructor(private readonly storage: Pick<ObjectState['storage'], 'sql' | 'transactionSync'>) {
    this.sql = storage.sql
    const isCreated =
      this.sql.exec("SELECT name FROM sqlite_master WHERE name = 'calls'").toArray().length > 0
    const [row] = isCreated ? this.sql.exec('SELECT COALESCE(MAX(seq), 0) AS last FROM calls').toArray() : []
    this.length = Number(row?.last ?? 0)
  }

  /** The result of sending the session's nth webhook; undefined if unknown. */
  outcomeOf(n: number): Outcome | undefined {
    const [row] = this.sql.exec('SELECT status, error FROM outcomes WHERE n = ?', n).toArray()
    if (!row) return undefined
    return row.error === null ? { status: Number(row.status) } : { error: String(row.error) }
  }

  keepOutcome(n: number, outcome: Outcome): void {
    const [status, error] = 'status' in outcome ? [outcome.status, null] : [null, outcome.error]
    this.sql.exec('INSERT INTO outcomes (n, status, error) VALUES (?, ?, ?)', n, status, error)
  }

  /** @throws Error if it cannot be stored, and then nothing of it is */
  append(call: LoggedCall): void {
    this.storage.transactionSync(() => {
      if (this.length === 0) this.createTables()
      this.insert(call, this.length + 1)
    })
    this.length++
  }

  *all(): Generator<LoggedCall> {
    const { length } = this
    for (let seq = 1; seq <= length; seq++) {
      const [row] = this.sql.exec('SELECT * FROM calls WHERE seq = ?', seq).toArray()
      if (!row) continue
      const parts = this.sql.exec('SELECT bytes FROM parts WHERE call = ? ORDER BY part', seq).toArray()
      yield {
        at: Number(row.at),
        readAt: row.read_at === null ? undefined : Number(row.read_at),
        method: String(row.method),
        url: String(row.url),
        headers: JSON.parse(String(row.headers)),
        body: joined(parts.map(({ bytes }) => bytes)),
      }
    }
  }

  private createTables(): void {
    for (const table of [
      'calls (seq INTEGER PRIMARY KEY, at REAL, read_at REAL, method TEXT, url TEXT, headers TEXT)',
      'outcomes (n INTEGER PRIMARY KEY, status INTEGER, error TEXT)',
      'parts (call INTEGER, part INTEGER, bytes BLOB, PRIMARY KEY (call, part))',
    ])
      this.sql.exec(`CREATE TABLE IF NOT EXISTS ${table}`)
  }

  private insert({ at, readAt, method, url, headers, body }: LoggedCall, seq: number): void {
    const insert = 'INSERT INTO calls (seq, at, read_at, method, url, headers) VALUES (?, ?, ?, ?, ?, ?)'
    this.sql.exec(insert, seq, at, readAt ?? null, method, url, JSON.stringify(headers))
    for (let start = 0; body && start < body.byteLength; start += PART_BYTES) {
      const part = body.slice(start, start + PART_BYTES)
      this.sql.exec('INSERT INTO parts (call, part, bytes) VALUES (?, ?, ?)', seq, start / PART_BYTES, part)
    }
  }
}

function joined(parts: unknown[]): ArrayBuffer | undefined {
  const bytes = parts.flatMap((part) => (part instanceof ArrayBuffer ? [new Uint8Array(part)] : []))
  if (bytes.length === 0) return undefined
  const whole = new Uint8Array(bytes.reduce((size, { byteLength }) => size + byteLength, 0))
  let offset = 0
  for (const part of bytes) {
    whole.set(part, offset)
    offset += part.byteLength
  }
  return whole.buffer
}
