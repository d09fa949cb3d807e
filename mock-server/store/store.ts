import type { components } from '#contract'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import type { Clock } from '../time/clock.ts'
import type { Appointment } from '../time/schedule.ts'
import { Agenda } from '../time/schedule.ts'
import type { Account } from './account.ts'
import type { Reset } from './accounts.ts'
import { Accounts } from './accounts.ts'
import type { Session } from './auth-sessions.ts'
import { Sessions } from './auth-sessions.ts'
import { Changes } from './changes.ts'
import { appointmentsFor } from './due-events.ts'
import type { SavedAnswers } from './idempotency.ts'
import { Idempotency } from './idempotency.ts'
import type { LastIds } from './ids.ts'
import { Ids } from './ids.ts'
import type { Mail } from './outbox.ts'
import { Outbox } from './outbox.ts'
import type { Failures } from './sign-in-limit.ts'
import { SignInLimit } from './sign-in-limit.ts'
import { Table } from './table.ts'
import { Transactions } from './transactions.ts'

type Schemas = components['schemas']

export type Tables = {
  gateways: Table<Schemas['Gateway']>
  paymentMethods: Table<Schemas['PaymentMethod']>
  paymentLinks: Table<Schemas['PaymentLink']>
  settlements: Table<Schemas['Settlement']>
  transactions: Transactions
}

/** Everything that one isolated world of the mock server knows. */
export type Store = Tables & {
  clock: Clock
  random: Random
  ids: Ids
  agenda: Agenda
  accounts: Accounts
  sessions: Sessions
  signInLimit: SignInLimit
  idempotency: Idempotency
  outbox: Outbox
  changes: Changes
}

export type Rows = {
  accounts: Account[]
  gateways: Schemas['Gateway'][]
  paymentMethods: Schemas['PaymentMethod'][]
  paymentLinks: Schemas['PaymentLink'][]
  transactions: Schemas['Transaction'][]
  settlements: Schemas['Settlement'][]
}

/** What a store knows beside its rows, as data. */
export type Memory = {
  ids: LastIds
  agenda: Appointment[]
  random: number
  sessions: Session[]
  resets: Reset[]
  failures: Failures
  answers: SavedAnswers
  mails: Mail[]
}

export function createStore({
  rows,
  random,
  clock,
  rateLimit,
}: {
  rows: Rows
  random: Random
  clock: Clock
  rateLimit: boolean
}): Store {
  const tables = tablesOf(rows)
  const memory = {
    ids: idsBehind(rows),
    agenda: appointmentsFor(tables, clock.now()),
    random: random.state,
    sessions: [],
    resets: [],
    failures: {},
    answers: {},
    mails: [],
  }
  return remember({ accounts: rows.accounts, tables, memory, clock, rateLimit })
}

/** A store of its own that begins where this one stands, with another clock. The rows are shared until they change. */
export function copyStore(store: Store, clock: Clock): Store {
  const tables = {
    gateways: store.gateways.copy(),
    paymentMethods: store.paymentMethods.copy(),
    paymentLinks: store.paymentLinks.copy(),
    settlements: store.settlements.copy(),
    transactions: store.transactions.copy(),
  }
  const rateLimit = store.signInLimit.enabled
  return remember({ accounts: store.accounts.all(), tables, memory: memoryOf(store), clock, rateLimit })
}

export const memoryOf = (store: Store): Memory => ({
  ids: store.ids.save(),
  agenda: store.agenda.save(),
  random: store.random.state,
  sessions: store.sessions.save(),
  resets: store.accounts.saveResets(),
  failures: store.signInLimit.save(),
  answers: store.idempotency.save(),
  mails: store.outbox.mails,
})

export const tablesOf = (rows: Omit<Rows, 'accounts'>): Tables => ({
  gateways: new Table('gateway', rows.gateways),
  paymentMethods: new Table('payment method', rows.paymentMethods),
  paymentLinks: new Table('payment link', rows.paymentLinks),
  settlements: new Table('settlement', rows.settlements),
  transactions: new Transactions(rows.transactions),
})

/** Puts a store together from its rows and what it remembers. */
export function remember({
  accounts: accountRows,
  tables,
  memory,
  clock,
  rateLimit,
}: {
  accounts: Account[]
  tables: Tables
  memory: Memory
  clock: Clock
  rateLimit: boolean
}): Store {
  const random = createRandom(memory.random)
  const accounts = new Accounts(accountRows, clock, random, memory.resets)
  const changes = new Changes()
  accounts.written = changes.note('users')
  tables.gateways.written = changes.note('gateways')
  tables.paymentMethods.written = changes.note('payment-methods')
  tables.paymentLinks.written = changes.note('payment-links')
  tables.settlements.written = changes.note('settlements')
  tables.transactions.written = changes.note('transactions')
  return {
    ...tables,
    clock,
    random,
    accounts,
    sessions: new Sessions(accounts, clock, random, memory.sessions),
    signInLimit: new SignInLimit(clock, rateLimit, memory.failures),
    idempotency: new Idempotency(clock, memory.answers),
    outbox: new Outbox(memory.mails),
    ids: new Ids(memory.ids),
    agenda: new Agenda(memory.agenda),
    changes,
  }
}

function idsBehind(rows: Rows): LastIds {
  const ids = new Ids()
  for (const { id } of [...rows.paymentLinks, ...rows.settlements, ...rows.transactions]) ids.skip(id)
  for (const { refunds } of rows.transactions) for (const { id } of refunds) ids.skip(id)
  return ids.save()
}
