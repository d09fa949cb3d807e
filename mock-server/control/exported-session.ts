import type { Contract } from '../contract/contract.ts'
import { factoryTables } from '../factories/tables.ts'
import { accountOf } from '../factories/user.ts'
import { invalid, unprocessable } from '../refusal.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import type { RowOf, TableName } from '../store/row-types.ts'
import { assembleStore, stateOf, tablesOf } from '../store/store.ts'
import type { Clock } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import type { ControlId } from './context.ts'
import type { components } from './control.d.ts'

export type SessionExport = components['schemas']['SessionExport']

const VERSION = 1

/** Everything that a session stores, as JSON. */
export const exported = ({ start, clock, store }: MockSession): SessionExport => ({
  version: VERSION,
  ...start,
  clock: clock.save(),
  state: stateOf(store),
  rows: {
    users: plain(factoryTables.users.all(store)),
    gateways: plain(store.gateways.oldestFirst()),
    'payment-methods': plain(store.paymentMethods.oldestFirst()),
    'payment-links': plain(store.paymentLinks.oldestFirst()),
    transactions: plain(store.transactions.all()),
    settlements: plain(store.settlements.oldestFirst()),
  },
})

type Documents = { control: Contract<ControlId>; contract: Contract; server: Clock }

/**
 * The session that an export describes. All of it is checked before any of it replaces what is there.
 * @throws Refusal 422 for another version, 400 for what does not conform
 */
export function imported(file: { version: number }, { control, contract, server }: Documents) {
  if (file.version !== VERSION) {
    unprocessable(`This server imports version ${VERSION}, not ${file.version}.`, [
      { field: 'version', message: `must be ${VERSION}` },
    ])
  }
  const shape = control.check({ $ref: '#/components/schemas/SessionExport' }, file)
  if (!shape.valid) invalid(shape.errors)
  const { scenario, seed, rateLimit, clock: clockState, state, rows } = shape.value as SessionExport
  const table = <Name extends TableName>(name: Name) => conforming(name, rows[name], contract)
  const transactions = table('transactions').sort((a, b) => compare(a.createdAt, b.createdAt))
  const tables = tablesOf({
    gateways: table('gateways'),
    paymentMethods: table('payment-methods'),
    paymentLinks: table('payment-links'),
    settlements: table('settlements'),
    transactions,
  })
  const accounts = table('users').map(accountOf)
  const clock = new MovableClock(server, clockStateFrom(clockState))
  return {
    start: { scenario, seed, rateLimit },
    clock,
    store: assembleStore({ accounts, tables, state, clock, rateLimit }),
  }
}

function conforming<Name extends TableName>(name: Name, rows: unknown[], contract: Contract): RowOf[Name][] {
  const schema = factoryTables[name].schema(contract.schemas)
  const ids = new Set<string>()
  return rows.map((row, place) => {
    const where = `rows.${name}.${place}`
    const result = contract.check(schema, row)
    if (!result.valid)
      return invalid(result.errors.map((each) => ({ ...each, field: `${where}.${each.field}` })))
    const checked = result.value as RowOf[Name]
    if (ids.has(checked.id)) invalid([{ field: `${where}.id`, message: 'is given twice' }])
    ids.add(checked.id)
    return checked
  })
}

function clockStateFrom({ fixedAt, ahead }: SessionExport['clock']): ClockState {
  if (fixedAt !== undefined) return { fixedAt }
  return { ahead: ahead ?? 0 }
}

const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }))

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
