// The part of Cloudflare's runtime used here, declared by hand because its types replace those of browsers.

type SqlValue = string | number | null | ArrayBuffer

export type SqlStorage = {
  exec(query: string, ...bindings: SqlValue[]): { toArray(): Record<string, SqlValue>[] }
}

export type ObjectState = {
  storage: {
    sql: SqlStorage
    /** Undoes what the work has written if it throws. */
    transactionSync<Result>(work: () => Result): Result
    setAlarm(atMs: number): Promise<void>
    deleteAlarm(): Promise<void>
    deleteAll(): Promise<void>
  }
  /** Delivers no other event until the work is done. */
  blockConcurrencyWhile<Result>(work: () => Promise<Result>): Promise<Result>
}

type ObjectNamespace<Id = unknown> = {
  idFromName(name: string): Id
  get(id: Id): { fetch(request: Request): Promise<Response> }
}

/** The variables and bindings that `wrangler.jsonc` and `workerd.capnp` declare. */
export type WorkerEnv = {
  SESSIONS: ObjectNamespace
  /** The token that calls below `/__mock` must send in `X-Mock-Control-Token`, if any. */
  CONTROL_TOKEN?: string
  /** The origins that may call this server (CORS), separated by commas. */
  CORS_ORIGINS?: string
  /** The host names that the server accepts in addition to those of this machine, separated by commas. */
  ALLOWED_HOSTS?: string
  /** The hosts that webhooks may be sent to, in addition to this machine, separated by commas. */
  WEBHOOK_HOSTS?: string
}

/** The names in a variable, which separates them by commas, in lower case as in a URL. */
export const namesIn = (text = '') =>
  text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
