import { compareStrings } from '../engine/compare-strings.ts'
import type { Contract } from '../engine/contract/contract.ts'
import type { FieldError } from '../engine/rule-violation.ts'
import { rejectInvalid } from '../engine/rule-violation.ts'
import { importedRows } from '../engine/state/imported-rows.ts'
import type { Clock } from '../engine/time/clock.ts'
import { isPossible, MAX_JUMP_MS, OUT_OF_RANGE } from '../engine/time/instant.ts'
import { endOfIstDay, isIstDay } from '../engine/time/ist.ts'
import type { components } from './control-additions.d.ts'
import { factoryTables } from './factories/tables.ts'
import { accountOf } from './factories/user.ts'
import type { ScheduledEvent } from './schedule.ts'
import type { LastIds } from './store/ids.ts'
import { Ids } from './store/ids.ts'
import type { RowOf, TableName } from './store/row-types.ts'
import type { Store, StoreState } from './store/store.ts'
import { assembleStore, stateOf, tablesOf } from './store/store.ts'

export type ExportedStore = Pick<components['schemas']['SessionExport'], 'state' | 'rows'>

/** All data of a store, as JSON. */
export const exportedStore = (store: Store): ExportedStore => ({
  state: stateOf(store),
  rows: {
    users: [...factoryTables.users.all(store)],
    gateways: store.gateways.oldestFirst(),
    'payment-methods': store.paymentMethods.oldestFirst(),
    'payment-links': store.paymentLinks.oldestFirst(),
    transactions: store.transactions.rows(),
    settlements: store.settlements.oldestFirst(),
  },
})

type Settings = { clock: Clock; rateLimit: boolean; contract: Contract }

/**
 * The store that an export describes, checked while other calls are served, since it may be large.
 * @throws RuleViolation 400 for what does not conform
 */
export async function importedStore(
  { state: given, rows }: ExportedStore,
  { clock, rateLimit, contract }: Settings,
): Promise<Store> {
  const state = { ...given, schedule: scheduleFrom(given.schedule) }
  const checked = {
    users: await conforming('users', rows.users, contract),
    gateways: await conforming('gateways', rows.gateways, contract),
    paymentMethods: await conforming('payment-methods', rows['payment-methods'], contract),
    paymentLinks: await conforming('payment-links', rows['payment-links'], contract),
    settlements: await conforming('settlements', rows.settlements, contract),
    transactions: (await conforming('transactions', rows.transactions, contract)).sort((a, b) =>
      compareStrings(a.createdAt, b.createdAt),
    ),
  }
  checkImport(state, checked, clock.now())
  const tables = await tablesOf(checked)
  return assembleStore({ accounts: checked.users.map(accountOf), tables, state, clock, rateLimit })
}

const conforming = async <Name extends TableName>(name: Name, rows: readonly unknown[], contract: Contract) =>
  (await importedRows(name, rows, factoryTables[name].schema(contract.schemas), contract)) as RowOf[Name][]

type Rows = {
  users: { id: string; email: string }[]
  paymentLinks: { id: string }[]
  settlements: { id: string }[]
  transactions: { id: string; refunds: { id: string }[] }[]
}

/** The largest number of an id: beyond it, incrementing would produce the same id again. */
const MAX_NUMBER = 999_999_999_999_999

/**
 * Rejects imported state that a session could not continue from.
 * @param now the session's time, in epoch milliseconds
 * @throws RuleViolation 400 with every invalid field
 */
function checkImport(state: StoreState, rows: Rows, now: number): void {
  const errors = [
    ...(isPossible(now) ? [] : [{ field: 'clock', message: OUT_OF_RANGE }]),
    ...state.schedule.flatMap((each, index) => eventErrors(each, `state.schedule.${index}`, now)),
    ...dayErrors(state.schedule),
    ...counterErrors(state.ids, rows),
    ...userErrors(state, rows.users),
  ]
  if (errors.length > 0) rejectInvalid(errors.slice(0, 100))
}

type ExportedEvent = components['schemas']['ScheduledEvent']

/** @throws RuleViolation 400 for a refund event without its refund, or another one with a refund */
const scheduleFrom = (exported: readonly ExportedEvent[]): ScheduledEvent[] =>
  exported.map(({ at, what, id, refundId }, index) => {
    const field = `state.schedule.${index}.refundId`
    if (what === 'refund-completes' || what === 'refund-reference-arrives') {
      if (refundId === undefined) return rejectInvalid([{ field, message: `is required with ${what}` }])
      return { at, what, id, refundId }
    }
    if (refundId !== undefined) rejectInvalid([{ field, message: `must be left out with ${what}` }])
    return { at, what, id }
  })

function eventErrors({ at, what, id }: ScheduledEvent, field: string, now: number): FieldError[] {
  if (!isPossible(at)) return [{ field: `${field}.at`, message: OUT_OF_RANGE }]
  if (now - at > MAX_JUMP_MS) {
    return [{ field: `${field}.at`, message: 'must be at most 400 days before the clock' }]
  }
  if (what !== 'day-closes') return []
  if (!isIstDay(id)) return [{ field: `${field}.id`, message: 'must be a day like 2026-11-21' }]
  if (at === endOfIstDay(id)) return []
  return [{ field: `${field}.at`, message: `must be the end of ${id} in India` }]
}

function dayErrors(schedule: readonly ScheduledEvent[]): FieldError[] {
  const days = schedule.filter(({ what }) => what === 'day-closes')
  return days.length === 1 ? [] : [{ field: 'state.schedule', message: 'must have one day-closes' }]
}

function counterErrors(given: LastIds, { paymentLinks, settlements, transactions }: Rows): FieldError[] {
  const ids = new Ids()
  const refunds = transactions.flatMap((each) => each.refunds)
  for (const { id } of [...paymentLinks, ...settlements, ...transactions, ...refunds]) ids.reserve(id)
  const used = ids.save()
  return prefixes.flatMap((prefix) => {
    const field = `state.ids.${prefix}`
    if (given[prefix] > MAX_NUMBER) return [{ field, message: `must be at most ${MAX_NUMBER}` }]
    if (given[prefix] >= used[prefix]) return []
    return [{ field, message: `must be at least ${used[prefix]}, the last number among the rows` }]
  })
}

const prefixes = ['txn', 'plink', 'setl', 'rfnd', 'req'] as const satisfies (keyof LastIds)[]

function userErrors({ sessions, resets }: StoreState, users: Rows['users']): FieldError[] {
  const known = new Set(users.map(({ id }) => id))
  const unknown = (name: string, owners: { userId: string }[]) =>
    owners.flatMap(({ userId }, index) =>
      known.has(userId)
        ? []
        : [{ field: `state.${name}.${index}.userId`, message: 'does not belong to a user' }],
    )
  const emails = new Set<string>()
  const twice = users.flatMap(({ email }, index) => {
    const isNew = emails.size < emails.add(email.toLowerCase()).size
    return isNew ? [] : [{ field: `rows.users.${index}.email`, message: 'is given twice' }]
  })
  return [...twice, ...unknown('sessions', sessions), ...unknown('resets', resets)]
}
