import type { Backend, Caller, HandlerRequest, State, StateTable } from '../engine/backend.ts'
import { Random } from '../engine/random.ts'
import { RuleViolation } from '../engine/rule-violation.ts'
import type { Clock } from '../engine/time/clock.ts'
import { MINUTE_MS } from '../engine/time/clock.ts'
import { controls } from './controls.ts'
import type { ExportedStore } from './exported-store.ts'
import { exportedStore, importedStore } from './exported-store.ts'
import type { FactoryTable } from './factories/tables.ts'
import { factoryTables } from './factories/tables.ts'
import { handlers } from './operations/handlers.ts'
import { descriptions, scenarios } from './seed/scenarios.ts'
import { seedStore } from './seed/seed.ts'
import { runDueEvents } from './store/due-events.ts'
import type { TableName } from './store/row-types.ts'
import type { Store } from './store/store.ts'
import { copyStore } from './store/store.ts'

/** Kosha behind its contract: the one object that the engine is given. */
export const kosha: Backend = {
  operations: Object.keys(handlers),
  scenarios: descriptions,
  tables: Object.keys(factoryTables),
  controls: [
    { id: 'payLink', adds: 'another payment' },
    { id: 'concludePayment' },
    { id: 'refuseRefund' },
    { id: 'refuseTransfer' },
  ],
  signatureHeader: 'kosha-signature',
  async open({ scenario: name, seed, rateLimit }, clock) {
    const scenario = scenarios.find((candidate) => candidate === name) ?? scenarios[0]
    const store = await seedStore({ random: new Random(seed), now: clock.now(), scenario, rateLimit })
    return stateOf(store)
  },
  // Its shape was checked by control.yaml, where TypeScript cannot follow.
  load: async (exported, { rateLimit }, clock, contract) =>
    stateOf(await importedStore(exported as ExportedStore, { clock, rateLimit, contract })),
}

/** The handlers without their types, since operations are read from the contract at runtime. */
const untyped = handlers as unknown as Record<string, (request: HandlerRequest, store: Store) => unknown>
const untypedControls = controls as unknown as typeof untyped

/** The store as the engine uses it. Its parts are read anew, since the model of the suite restores them. */
export const stateOf = (store: Store): State => ({
  get clock() {
    return store.clock
  },
  get changes() {
    return store.changes
  },
  get idempotency() {
    return store.idempotency
  },
  get outbox() {
    return store.outbox
  },
  get events() {
    return store.events
  },
  nextRequestId: () => store.ids.next('req'),
  runDueEvents: () => runDueEvents(store),
  copy: (clock) => stateOf(copyStore(store, clock)),
  save: () => exportedStore(store),
  callerOf: (headers) => callerWith(headers.get('authorization') ?? '', store),
  handle: (operation, request) => untyped[operation]?.(request, store),
  versionOf: (operation, query) => versionOf(store, operation, query),
  table: (name) => tableOf(store, name),
  control: (id, request) => untypedControls[id]?.(request, store),
})

function callerWith(authorization: string, { authSessions }: Store): Caller {
  const token = /^Bearer ([A-Za-z0-9_-]{1,64})$/i.exec(authorization)?.[1]
  const caller = token && authSessions.callerOf(token)
  if (caller) return caller
  const message = token ? 'Your session has ended. Please sign in again.' : 'Please sign in.'
  throw new RuleViolation('unauthenticated', message, { accepted: 'Bearer' })
}

/** Figures of today change with the time of day; a filter by the last hours may lose a row at any instant. */
function versionOf({ changes, clock }: Store, operation: string, { lastHours }: Record<string, unknown>) {
  if (lastHours !== undefined) return undefined
  return operation === 'getStats' ? `${changes.version}.${minuteOf(clock)}` : changes.version
}

const minuteOf = (clock: Clock) => Math.floor(clock.now() / MINUTE_MS)

function tableOf(store: Store, name: string): StateTable | undefined {
  if (!isTable(name)) return undefined
  // Which row belongs to which table is checked by the contract's schemas, where TypeScript cannot follow.
  const table = factoryTables[name] as unknown as FactoryTable<Record<string, unknown>>
  const { last, remove } = table
  return {
    schema: table.schema,
    build: (given) => table.build(given, store),
    all: () => [...table.all(store)],
    ...(last && { last: (count: number) => last(count, store) }),
    find: (id) => table.find(id, store),
    insert: (row) => table.insert(row, store),
    replace: (row) => table.replace(row, store),
    ...(remove && { remove: (id: string) => remove(id, store) }),
  }
}

const isTable = (name: string): name is TableName => Object.hasOwn(factoryTables, name)
