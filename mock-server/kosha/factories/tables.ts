import type { components } from '#contract'
import type { Schema, Schemas } from '../../engine/contract/schema.ts'
import { rejectUnprocessable } from '../../engine/rule-violation.ts'
import { nextEtag } from '../rules/etag.ts'
import { linkEvents, settlementEvents, transactionEvents } from '../rules/scheduled-events.ts'
import type { ScheduledEvent } from '../schedule.ts'
import { addDefaultGateways } from '../seed/default-gateways.ts'
import type { RowOf, TableName } from '../store/row-types.ts'
import type { Store } from '../store/store.ts'
import type { Table } from '../store/table.ts'
import {
  rejectFuture,
  rejectImpossibleLink,
  rejectImpossibleSettlement,
  rejectImpossibleTransaction,
} from './contradictions.ts'
import { buildGateway, buildPaymentMethod } from './gateway.ts'
import { rejectUnavailableWallet } from './payer.ts'
import { buildPaymentLink } from './payment-link.ts'
import { buildSettlement } from './settlement.ts'
import { buildTransaction } from './transaction.ts'
import { accountOf, buildUser, userRow } from './user.ts'

type Entities = components['schemas']

/** How rows of one table are inserted without business rules. */
export type FactoryTable<Row> = {
  schema: (schemas: Schemas) => Schema
  build: (given: Partial<Row>, store: Store) => Row
  all: (store: Store) => readonly Row[]
  /** The newest rows, oldest first, if making all rows takes too long. */
  last?: (count: number, store: Store) => { rows: Row[]; total: number }
  find: (id: string, store: Store) => Row | undefined
  insert: (row: Row, store: Store) => void
  replace: (row: Row, store: Store) => void
  /** Undefined if other rows refer to it. */
  remove?: (id: string, store: Store) => void
}

export const factoryTables: { [Name in TableName]: FactoryTable<RowOf[Name]> } = {
  users: {
    schema: ({ User: user = {}, Password: password = {}, Id: id = {} }) => ({
      ...user,
      properties: { ...user.properties, password, merchantId: id },
      required: [...(user.required ?? []), 'password'],
    }),
    build: buildUser,
    all: ({ accounts }) => accounts.all().map(userRow),
    find: (id, { accounts }) => {
      const account = accounts.withId(id)
      return account && userRow(account)
    },
    insert: (row, store) => {
      if (store.accounts.withEmail(row.email)) {
        rejectUnprocessable(`${row.email} already has an account.`, [
          { field: 'email', message: 'must be new' },
        ])
      }
      const isNew = store.accounts.all().every(({ merchantId }) => merchantId !== row.merchantId)
      store.accounts.put(accountOf(row))
      if (isNew) addDefaultGateways(store, accountOf(row))
    },
    replace: (row, { accounts }) => accounts.put(accountOf(row)),
  },
  gateways: { ...tableOf('Gateway', ({ gateways }) => gateways), build: buildGateway },
  'payment-methods': {
    ...tableOf('PaymentMethod', ({ paymentMethods }) => paymentMethods),
    build: buildPaymentMethod,
  },
  'payment-links': {
    ...tableOf('PaymentLink', ({ paymentLinks }) => paymentLinks, rejectImpossibleLink, linkEvents),
    build: buildPaymentLink,
    replace: (row, { paymentLinks, schedule }) => {
      rejectImpossibleLink(row)
      paymentLinks.replace({ ...row, etag: nextEtag(row) })
      for (const expiry of linkEvents(row)) schedule.add(expiry)
    },
  },
  transactions: {
    schema: ({ Transaction: transaction = {} }) => transaction,
    build: buildTransaction,
    all: ({ transactions }) => transactions.rows(),
    last: (count, { transactions }) => ({ rows: transactions.last(count), total: transactions.size }),
    find: (id, { transactions }) => transactions.find(id),
    insert: (row, store) => {
      rejectImpossibleTransaction(row, store.clock.now())
      rejectUnavailableWallet(row, store)
      store.transactions.insert(row)
      scheduleEvents(row, store)
    },
    replace: (row, store) => {
      rejectImpossibleTransaction(row, store.clock.now())
      const { method, amount } = store.transactions.get(row.id, {})
      if (method !== row.method || amount !== row.amount) rejectUnavailableWallet(row, store)
      store.transactions.replace(row)
      scheduleEvents(row, store)
    },
  },
  settlements: {
    ...tableOf('Settlement', ({ settlements }) => settlements, rejectImpossibleSettlement, settlementEvents),
    build: buildSettlement,
  },
}

/** A table, and what happens later to the rows inserted into it. */
function tableOf<Row extends { id: string; merchantId: string; createdAt?: string; processedAt?: string }>(
  name: string,
  tableIn: (store: Store) => Table<Row>,
  check: (row: Row) => void = () => undefined,
  eventsOf: (row: Row) => ScheduledEvent[] = () => [],
): Omit<FactoryTable<Row>, 'build'> {
  return {
    schema: (schemas) => schemas[name] ?? {},
    all: (store) => tableIn(store).oldestFirst(),
    find: (id, store) => tableIn(store).find(id),
    insert: (row, store) => {
      check(row)
      rejectFuture(row, store.clock.now())
      tableIn(store).insert(row)
      store.ids.reserve(row.id)
      for (const event of eventsOf(row)) store.schedule.add(event)
    },
    replace: (row, store) => {
      check(row)
      tableIn(store).replace(row)
    },
    remove: (id, store) => tableIn(store).remove(id),
  }
}

function scheduleEvents(row: Entities['Transaction'], { ids, schedule }: Store): void {
  for (const { id } of [row, ...row.refunds]) ids.reserve(id)
  for (const event of transactionEvents(row)) schedule.add(event)
}
