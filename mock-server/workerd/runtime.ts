// What of Cloudflare's runtime is used here, so that its types, which replace those of browsers, stay out.

type SqlValue = string | number | null | ArrayBuffer

export type SqlStorage = {
  exec(query: string, ...bindings: SqlValue[]): { toArray(): Record<string, SqlValue>[] }
}

export type ObjectState = {
  storage: {
    sql: SqlStorage
    setAlarm(atMs: number): Promise<void>
    deleteAlarm(): Promise<void>
    deleteAll(): Promise<void>
  }
  /** No other event is delivered until the work is done. */
  blockConcurrencyWhile<Result>(work: () => Promise<Result>): Promise<Result>
}

export type ObjectNamespace<Id = unknown> = {
  idFromName(name: string): Id
  get(id: Id): { fetch(request: Request): Promise<Response> }
}

/** The variables and bindings that `wrangler.jsonc` and `workerd.capnp` declare. */
export type WorkerEnv = {
  SESSIONS: ObjectNamespace
  /** What calls below `/__mock` must send in `X-Mock-Control-Token`, if anything. */
  CONTROL_TOKEN?: string
  /** Origins of pages that may call from elsewhere, separated by commas. */
  CORS_ORIGINS?: string
}
