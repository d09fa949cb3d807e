import { factoryTables } from '../../kosha/factories/tables.ts'
import { accountOf } from '../../kosha/factories/user.ts'
import type { RowOf, TableName } from '../../kosha/store/row-types.ts'
import { assembleStore, stateOf, tablesOf } from '../../kosha/store/store.ts'
import { compareStrings } from '../compare-strings.ts'
import type { Contract } from '../contract/contract.ts'
import type { components } from '../control/control.d.ts'
import type { ControlId } from '../control/handlers.ts'
import { invalid, unprocessable } from '../http-error.ts'
import type { Clock } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import type { WebhookState } from '../webhooks/deliveries.ts'
import { exportedWebhooks, importedWebhooks } from '../webhooks/exported-webhooks.ts'
import { yieldingForEach } from '../yielding-loop.ts'
import { checkImport, scheduleFrom } from './import-checks.ts'
import type { MockSession } from './mock-session.ts'

export type SessionExport = components['schemas']['SessionExport']

const VERSION = 3

/** Everything that a session stores at the moment, as JSON. Later changes of the session are not in it. */
export function exported({ start, clock, store, webhooks }: MockSession): SessionExport {
  return {
    version: VERSION,
    ...start,
    clock: clock.save(),
    state: stateOf(store),
    webhooks: exportedWebhooks(webhooks.save()),
    rows: {
      users: [...factoryTables.users.all(store)],
      gateways: store.gateways.oldestFirst(),
      'payment-methods': store.paymentMethods.oldestFirst(),
      'payment-links': store.paymentLinks.oldestFirst(),
      transactions: store.transactions.rows(),
      settlements: store.settlements.oldestFirst(),
    },
  }
}

type Documents = { control: Contract<ControlId>; contract: Contract; server: Clock }

/**
 * The session that an export describes, checked while other calls are served, since it may be large. All of it is
 * checked before any of it replaces what is there.
 * @throws HttpError 422 for another version, 400 for what does not conform
 */
export async function imported(
  file: { version: number },
  { control, contract, server }: Documents,
): Promise<Pick<MockSession, 'start' | 'clock' | 'store'> & { webhooks: WebhookState }> {
  if (file.version !== VERSION) {
    unprocessable(`This server imports version ${VERSION}, not ${file.version}.`, [
      { field: 'version', message: `must be ${VERSION}` },
    ])
  }
  const shape = control.check({ $ref: '#/components/schemas/SessionExport' }, file)
  if (!shape.valid) invalid(shape.errors)
  const session = shape.value as SessionExport
  const { scenario, seed, rateLimit, clock: clockState, rows, webhooks } = session
  const state = { ...session.state, schedule: scheduleFrom(session.state.schedule) }
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
  const clock = new MovableClock(server, clockStateFrom(clockState))
  checkImport(state, checked, clock.now())
  const tables = await tablesOf(checked)
  const accounts = checked.users.map(accountOf)
  return {
    start: { scenario, seed, rateLimit },
    webhooks: importedWebhooks(webhooks, contract),
    clock,
    store: assembleStore({ accounts, tables, state, clock, rateLimit }),
  }
}

async function conforming<Name extends TableName>(
  name: Name,
  rows: unknown[],
  contract: Contract,
): Promise<RowOf[Name][]> {
  const schema = factoryTables[name].schema(contract.schemas)
  const ids = new Set<string>()
  const checkedRows: RowOf[Name][] = []
  await yieldingForEach(rows.entries(), ([index, row]) => {
    const where = `rows.${name}.${index}`
    const result = contract.check(schema, row)
    if (!result.valid) invalid(result.errors.map((each) => ({ ...each, field: `${where}.${each.field}` })))
    const checked = result.value as RowOf[Name]
    if (ids.has(checked.id)) invalid([{ field: `${where}.id`, message: 'is given twice' }])
    ids.add(checked.id)
    checkedRows.push(checked)
  })
  return checkedRows
}

function clockStateFrom({ fixedAt, ahead }: SessionExport['clock']): ClockState {
  if (fixedAt !== undefined) return { fixedAt }
  return { ahead: ahead ?? 0 }
}
