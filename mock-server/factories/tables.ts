import type { components } from '#contract'
import type { Schema, Schemas } from '../contract/schema.ts'
import { unprocessable } from '../refusal.ts'
import { furnish } from '../seed/default-gateways.ts'
import { linkAppointments, refundAppointments, settlementAppointments } from '../store/due-events.ts'
import type { RowOf, TableName } from '../store/row-types.ts'
import type { Store } from '../store/store.ts'
import { completeGateway, completePaymentMethod } from './gateway.ts'
import { completePaymentLink } from './payment-link.ts'
import { completeSettlement, refuseWrongSum } from './settlement.ts'
import { completeTransaction } from './transaction.ts'
import { accountOf, arrangedUser, completeUser } from './user.ts'

type Entities = components['schemas']

/** How rows of one table are arranged behind the product's back. */
export type ArrangedTable<Row> = {
  schema: (schemas: Schemas) => Schema
  complete: (given: Partial<Row>, store: Store) => Row
  all: (store: Store) => readonly Row[]
  find: (id: string, store: Store) => Row | undefined
  insert: (row: Row, store: Store) => void
  replace: (row: Row, store: Store) => void
  /** Undefined where other rows lean on these. */
  remove?: (id: string, store: Store) => void
}

export const arrangedTables: { [Name in TableName]: ArrangedTable<RowOf[Name]> } = {
  users: {
    schema: ({ User: user = {}, Password: password = {}, Id: id = {} }) => ({
      ...user,
      properties: { ...user.properties, password, merchantId: id },
      required: [...(user.required ?? []), 'password'],
    }),
    complete: completeUser,
    all: ({ accounts }) => accounts.all().map(arrangedUser),
    find: (id, { accounts }) => {
      const account = accounts.withId(id)
      return account && arrangedUser(account)
    },
    insert: (row, store) => {
      if (store.accounts.withEmail(row.email)) {
        unprocessable(`${row.email} has an account already.`, [{ field: 'email', message: 'must be new' }])
      }
      const isNew = store.accounts.all().every(({ merchantId }) => merchantId !== row.merchantId)
      store.accounts.put(accountOf(row))
      if (isNew) furnish(store, accountOf(row))
    },
    replace: (row, { accounts }) => accounts.put(accountOf(row)),
  },
  gateways: {
    schema: named('Gateway'),
    complete: completeGateway,
    all: ({ gateways }) => gateways.oldestFirst(),
    find: (id, { gateways }) => gateways.find(id),
    insert: (row, { gateways }) => void gateways.insert(row),
    replace: (row, { gateways }) => void gateways.replace(row),
    remove: (id, { gateways }) => gateways.remove(id),
  },
  'payment-methods': {
    schema: named('PaymentMethod'),
    complete: completePaymentMethod,
    all: ({ paymentMethods }) => paymentMethods.oldestFirst(),
    find: (id, { paymentMethods }) => paymentMethods.find(id),
    insert: (row, { paymentMethods }) => void paymentMethods.insert(row),
    replace: (row, { paymentMethods }) => void paymentMethods.replace(row),
    remove: (id, { paymentMethods }) => paymentMethods.remove(id),
  },
  'payment-links': {
    schema: named('PaymentLink'),
    complete: completePaymentLink,
    all: ({ paymentLinks }) => paymentLinks.oldestFirst(),
    find: (id, { paymentLinks }) => paymentLinks.find(id),
    insert: (row, store) => {
      store.paymentLinks.insert(row)
      store.ids.skip(row.id)
      for (const each of linkAppointments(row)) store.agenda.add(each)
    },
    replace: (row, store) => {
      store.paymentLinks.replace(row)
      for (const each of linkAppointments(row)) store.agenda.add(each)
    },
    remove: (id, { paymentLinks }) => paymentLinks.remove(id),
  },
  transactions: {
    schema: named('Transaction'),
    complete: completeTransaction,
    all: ({ transactions }) => transactions.all(),
    find: (id, { transactions }) => transactions.find(id),
    insert: (row, store) => {
      store.transactions.insert(row)
      appointRefunds(row, store)
    },
    replace: (row, store) => {
      store.transactions.replace(row)
      appointRefunds(row, store)
    },
  },
  settlements: {
    schema: named('Settlement'),
    complete: completeSettlement,
    all: ({ settlements }) => settlements.oldestFirst(),
    find: (id, { settlements }) => settlements.find(id),
    insert: (row, store) => {
      store.settlements.insert(row)
      store.ids.skip(row.id)
      for (const each of settlementAppointments(row)) store.agenda.add(each)
    },
    replace: (row, { settlements }) => {
      refuseWrongSum(row)
      settlements.replace(row)
    },
    remove: (id, { settlements }) => settlements.remove(id),
  },
}

function named(name: string) {
  return (schemas: Schemas): Schema => schemas[name] ?? {}
}

function appointRefunds({ id, refunds }: Entities['Transaction'], { ids, agenda }: Store): void {
  ids.skip(id)
  for (const refund of refunds) {
    ids.skip(refund.id)
    for (const each of refundAppointments(id, refund)) agenda.add(each)
  }
}
