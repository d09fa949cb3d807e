import type { ObjectState, SqlStorage, WorkerEnv } from './runtime.ts'
import { MockSessionObject } from './session-object.ts'
import worker from './worker.ts'

/** The worker and its objects without workerd. `evict` ends the objects, and leaves what they stored. */
export function runWorker(variables: Omit<WorkerEnv, 'SESSIONS'> = {}) {
  const storages = new Map<string, ReturnType<typeof fakeStorage>>()
  const objects = new Map<string, MockSessionObject>()
  const ready = new Map<string, Promise<unknown>>()
  const storageOf = (key: string) => {
    const storage = storages.get(key) ?? fakeStorage()
    storages.set(key, storage)
    return storage
  }
  const objectOf = (key: string) => {
    const state: ObjectState = {
      storage: storageOf(key),
      blockConcurrencyWhile(work) {
        const done = work()
        ready.set(key, done)
        return done
      },
    }
    const object = objects.get(key) ?? new MockSessionObject(state, env)
    objects.set(key, object)
    return object
  }
  const env: WorkerEnv = {
    ...variables,
    SESSIONS: {
      idFromName: (name) => name,
      get: (id) => ({
        async fetch(request) {
          const object = objectOf(String(id))
          await ready.get(String(id))
          return object.fetch(request)
        },
      }),
    },
  }
  return {
    fetch: async (request: Request) => worker.fetch(request, env),
    storageOf,
    evict: () => objects.clear(),
    alarm: async (key: string) => {
      const object = objectOf(key)
      await ready.get(key)
      await object.alarm()
    },
  }
}

type Row = ReturnType<ReturnType<SqlStorage['exec']>['toArray']>[number]

/** Understands the statements of `CallLog`, with one value that a selection compares. */
function fakeStorage() {
  const storage = {
    tables: new Map<string, Row[]>(),
    alarmAt: undefined as number | undefined,
    sql: {
      exec(query: string, ...values: Row[string][]) {
        const rows = run(query, values)
        return { toArray: () => rows }
      },
    },
    transactionSync<Result>(work: () => Result): Result {
      const before = structuredClone(storage.tables)
      try {
        return work()
      } catch (error) {
        storage.tables = before
        throw error
      }
    },
    setAlarm(at: number) {
      storage.alarmAt = at
      return Promise.resolve()
    },
    deleteAlarm() {
      storage.alarmAt = undefined
      return Promise.resolve()
    },
    deleteAll() {
      storage.tables = new Map()
      return Promise.resolve()
    },
  }
  function run(query: string, values: Row[string][]): Row[] {
    const created = /^CREATE TABLE IF NOT EXISTS (\w+)/.exec(query)?.[1]
    if (created !== undefined) {
      if (!storage.tables.has(created)) storage.tables.set(created, [])
      return []
    }
    const [, table = '', field = ''] = /(?:INTO|FROM) (\w+)(?: WHERE (\w+) = )?/.exec(query) ?? []
    if (table === 'sqlite_master') return [...storage.tables.keys()].map((name) => ({ name }))
    const rows = storage.tables.get(table)
    if (!rows) throw new Error(`no such table: ${table}`)
    if (query.includes('MAX(seq)')) return [{ last: rows.length }]
    if (query.startsWith('SELECT')) return rows.filter((row) => row[field] === values[0])
    const fields = /\(([^)]*)\) VALUES/.exec(query)?.[1]?.split(', ') ?? []
    rows.push(Object.fromEntries(fields.map((name, index) => [name, values[index] ?? null])))
    return []
  }
  return storage
}
