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
import type { RowOf, TableName } from './store/row-types.ts'
import type { Store } from './store/store.ts'
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
 * @throws RuleViolation 400 for the first row or time that is not valid
 */
export async function importedStore(
  { state, rows }: ExportedStore,
  { clock, rateLimit, contract }: Settings,
): Promise<Store> {
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
  checkTimes(state.schedule, clock.now())
  const tables = await tablesOf(checked)
  return assembleStore({ accounts: checked.users.map(accountOf), tables, state, clock, rateLimit })
}

const conforming = async <Name extends TableName>(name: Name, rows: readonly unknown[], contract: Contract) =>
  (await importedRows(name, rows, factoryTables[name].schema(contract.schemas), contract)) as RowOf[Name][]

/**
 * Rejects times that a session could not continue from.
 * @param now the session's time, in epoch milliseconds
 * @throws RuleViolation 400 with every invalid field
 */
function checkTimes(schedule: readonly ScheduledEvent[], now: number): void {
  const errors = [
    ...(isPossible(now) ? [] : [{ field: 'clock', message: OUT_OF_RANGE }]),
    ...schedule.flatMap((event, index) => eventErrors(event, `state.schedule.${index}`, now)),
  ]
  if (errors.length > 0) rejectInvalid(errors.slice(0, 100))
}

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
