import type { components } from '#contract'
import type { Mail } from '../../engine/backend.ts'
import { Random } from '../../engine/random.ts'
import { Changes } from '../../engine/state/changes.ts'
import type { SavedResponses } from '../../engine/state/idempotency.ts'
import { Idempotency } from '../../engine/state/idempotency.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { endOfIstDay, istDay } from '../../engine/time/ist.ts'
import type { ScheduledEvent } from '../schedule.ts'
import { Schedule } from '../schedule.ts'
import type { Account, Reset } from './accounts.ts'
import { Accounts } from './accounts.ts'
import type { AuthSession } from './auth-sessions.ts'
import { AuthSessions } from './auth-sessions.ts'
import type { LastIds } from './ids.ts'
import { Ids } from './ids.ts'
import type { Failures } from './sign-in-limit.ts'
import { SignInLimit } from './sign-in-limit.ts'
import { Table } from './table.ts'
import { Transactions } from './transactions.ts'

type Schemas = components['schemas']

/** A webhook event before it has an id. */
type NewEvent = Unnumbered<Schemas['PaymentEvent'] | Schemas['RefundEvent'] | Schemas['SettlementEvent']>
type Unnumbered<Event> = Event extends { id: string } ? Omit<Event, 'id'> : never

type Tables = {
  gateways: Table<Schemas['Gateway']>
  paymentMethods: Table<Schemas['PaymentMethod']>
  paymentLinks: Table<Schemas['PaymentLink']>
  settlements: Table<Schemas['Settlement']>
  transactions: Transactions
}

/** All data of one mock session. */
export type Store = Tables & {
  clock: Clock
  random: Random
  ids: Ids
  schedule: Schedule
  accounts: Accounts
  authSessions: AuthSessions
  signInLimit: SignInLimit
  idempotency: Idempotency
  outbox: Outbox
  changes: Changes
  /** The events that webhooks have not reported yet. */
  events: NewEvent[]
}

export type Rows = {
  accounts: Account[]
  gateways: Schemas['Gateway'][]
  paymentMethods: Schemas['PaymentMethod'][]
  paymentLinks: Schemas['PaymentLink'][]
  /** Ascending by createdAt and by id, as are the links and the settlements. */
  transactions: Schemas['Transaction'][]
  settlements: Schemas['Settlement'][]
}

/** The serialisable state of a store other than its rows. */
export type StoreState = {
  ids: LastIds
  schedule: ScheduledEvent[]
  random: number
  sessions: AuthSession[]
  resets: Reset[]
  failures: Failures
  responses: SavedResponses
  mails: Mail[]
}

/** A store at its beginning: only the end of its first day is scheduled. */
export async function createStore({
  rows,
  random,
  clock,
  rateLimit,
}: {
  rows: Rows
  random: Random
  clock: Clock
  rateLimit: boolean
}): Promise<Store> {
  const tables = await tablesOf(rows)
  const ids = new Ids()
  const { paymentLinks, settlements, transactions } = rows
  const refunds = transactions.flatMap((row) => row.refunds)
  for (const { id } of [...paymentLinks, ...settlements, ...transactions, ...refunds]) ids.reserve(id)
  const today = istDay(clock.now())
  const state: StoreState = {
    ids: ids.save(),
    schedule: [{ at: endOfIstDay(today), what: 'day-closes', id: today }],
    random: random.state,
    sessions: [],
    resets: [],
    failures: {},
    responses: {},
    mails: [],
  }
  return assembleStore({ accounts: rows.accounts, tables, state, clock, rateLimit })
}

/** An independent copy of the store with another clock. Rows are shared until they change. */
export function copyStore(store: Store, clock: Clock): Store {
  const tables = {
    gateways: store.gateways.copy(),
    paymentMethods: store.paymentMethods.copy(),
    paymentLinks: store.paymentLinks.copy(),
    settlements: store.settlements.copy(),
    transactions: store.transactions.copy(),
  }
  const rateLimit = store.signInLimit.enabled
  return assembleStore({ accounts: store.accounts.all(), tables, state: stateOf(store), clock, rateLimit })
}

export const stateOf = (store: Store): StoreState => ({
  ids: store.ids.save(),
  schedule: store.schedule.save(),
  random: store.random.state,
  sessions: store.authSessions.save(),
  resets: store.accounts.saveResets(),
  failures: store.signInLimit.save(),
  responses: store.idempotency.save(),
  mails: [...store.outbox.mails],
})

export async function tablesOf(rows: Omit<Rows, 'accounts'>): Promise<Tables> {
  return {
    gateways: new Table('gateway', rows.gateways),
    paymentMethods: new Table('payment method', rows.paymentMethods),
    paymentLinks: new Table('payment link', rows.paymentLinks),
    settlements: new Table('settlement', rows.settlements),
    transactions: await Transactions.from(rows.transactions),
  }
}

/** Builds a store from its rows and its other state. */
export function assembleStore({
  accounts: accountRows,
  tables,
  state,
  clock,
  rateLimit,
}: {
  accounts: Account[]
  tables: Tables
  state: StoreState
  clock: Clock
  rateLimit: boolean
}): Store {
  const random = new Random(state.random)
  const accounts = new Accounts(accountRows, clock, random, state.resets)
  const changes = new Changes()
  accounts.onWritten = changes.note('users')
  tables.gateways.onWritten = changes.note('gateways')
  tables.paymentMethods.onWritten = changes.note('payment-methods')
  tables.paymentLinks.onWritten = changes.note('payment-links')
  tables.settlements.onWritten = changes.note('settlements')
  tables.transactions.onWritten = changes.note('transactions')
  return {
    ...tables,
    clock,
    random,
    accounts,
    authSessions: new AuthSessions(accounts, clock, random, state.sessions),
    signInLimit: new SignInLimit(clock, rateLimit, state.failures),
    idempotency: new Idempotency(clock, state.responses),
    outbox: new Outbox(state.mails),
    ids: new Ids(state.ids),
    schedule: new Schedule(state.schedule),
    changes,
    events: [],
  }
}

/** Anybody can have one sent. */
const MAX_MAILS = 10_000

/** The last emails that a real server would send, oldest first. */
class Outbox {
  readonly mails: Mail[]

  constructor(mails: readonly Mail[] = []) {
    this.mails = [...mails]
  }

  send(mail: Mail): void {
    this.mails.push(mail)
    if (this.mails.length > MAX_MAILS) this.mails.shift()
  }

  clear(): void {
    this.mails.length = 0
  }
}
