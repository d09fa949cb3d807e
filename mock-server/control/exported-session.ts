import type { Contract } from '../contract/contract.ts'
import { arrangedTables } from '../factories/tables.ts'
import { accountOf } from '../factories/user.ts'
import { invalid, unprocessable } from '../refusal.ts'
import type { World } from '../sessions/mock-session.ts'
import type { RowOf, TableName } from '../store/row-types.ts'
import { memoryOf, remember, tablesOf } from '../store/store.ts'
import type { Clock } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import type { ControlId } from './context.ts'
import type { components } from './control.d.ts'

export type WorldFile = components['schemas']['World']

const VERSION = 1

/** Everything that a world knows, as JSON. */
export const exported = ({ beginning, clock, store }: World): WorldFile => ({
  version: VERSION,
  ...beginning,
  clock: clock.save(),
  memory: memoryOf(store),
  rows: {
    users: plain(arrangedTables.users.all(store)),
    gateways: plain(store.gateways.oldestFirst()),
    'payment-methods': plain(store.paymentMethods.oldestFirst()),
    'payment-links': plain(store.paymentLinks.oldestFirst()),
    transactions: plain(store.transactions.all()),
    settlements: plain(store.settlements.oldestFirst()),
  },
})

type Documents = { control: Contract<ControlId>; contract: Contract; server: Clock }

/**
 * The world that an export describes. Nothing is taken over before all of it has been checked.
 * @throws Refusal 422 for another version, 400 for what does not conform
 */
export function imported(file: { version: number }, { control, contract, server }: Documents) {
  if (file.version !== VERSION) {
    unprocessable(`This server imports version ${VERSION}, not ${file.version}.`, [
      { field: 'version', message: `must be ${VERSION}` },
    ])
  }
  const shape = control.check({ $ref: '#/components/schemas/World' }, file)
  if (!shape.valid) invalid(shape.errors)
  const { scenario, seed, rateLimit, clock: state, memory, rows } = shape.value as WorldFile
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
  const clock = new MovableClock(server, stateFrom(state))
  return {
    beginning: { scenario, seed, rateLimit },
    clock,
    store: remember({ accounts, tables, memory, clock, rateLimit }),
  }
}

function conforming<Name extends TableName>(name: Name, rows: unknown[], contract: Contract): RowOf[Name][] {
  const schema = arrangedTables[name].schema(contract.schemas)
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

function stateFrom({ fixedAt, ahead }: WorldFile['clock']): ClockState {
  if (fixedAt !== undefined) return { fixedAt }
  return { ahead: ahead ?? 0 }
}

const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }))

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
