import { compareTexts } from '../compare-texts.ts'
import type { Contract } from '../contract/contract.ts'
import { factoryTables } from '../factories/tables.ts'
import { accountOf } from '../factories/user.ts'
import { invalid, unprocessable } from '../refusal.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import type { RowOf, TableName } from '../store/row-types.ts'
import { assembleStore, copyStore, stateOf, tablesOf } from '../store/store.ts'
import { sourceOf } from '../store/transaction-source.ts'
import type { Clock } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import type { Steps } from '../time-slicing.ts'
import { inRanges, visited } from '../time-slicing.ts'
import type { WebhookState } from '../webhooks/deliveries.ts'
import type { ControlId } from './context.ts'
import type { components } from './control.d.ts'
import { exportedWebhooks, importedWebhooks } from './exported-webhooks.ts'
import { checkImport } from './import-checks.ts'

export type SessionExport = components['schemas']['SessionExport']

const VERSION = 2

/** Everything that a session stores at the moment, as JSON, put together in steps. */
export function* exported({ start, clock, store: current, webhooks }: MockSession): Steps<SessionExport> {
  // A copy, since other calls may write between the steps.
  const store = copyStore(current, clock)
  const envelope = {
    version: VERSION,
    ...start,
    clock: clock.save(),
    state: stateOf(store),
    webhooks: exportedWebhooks(webhooks.save()),
  }
  const transactions: Record<string, unknown>[] = []
  yield* inRanges(store.transactions.size, (from, to) => {
    for (let place = from; place < to; place++) transactions.push({ ...store.transactions.peek(place) })
  })
  return {
    ...envelope,
    rows: {
      users: plain(factoryTables.users.all(store)),
      gateways: plain(store.gateways.oldestFirst()),
      'payment-methods': plain(store.paymentMethods.oldestFirst()),
      'payment-links': plain(store.paymentLinks.oldestFirst()),
      transactions,
      settlements: plain(store.settlements.oldestFirst()),
    },
  }
}

type Documents = { control: Contract<ControlId>; contract: Contract; server: Clock }

/**
 * The session that an export describes, checked in slices, since it may be large. All of it is checked before any of it
 * replaces what is there.
 * @throws Refusal 422 for another version, 400 for what does not conform
 */
export function* imported(
  file: { version: number },
  { control, contract, server }: Documents,
): Steps<Pick<MockSession, 'start' | 'clock' | 'store'> & { webhooks: WebhookState }> {
  if (file.version !== VERSION) {
    unprocessable(`This server imports version ${VERSION}, not ${file.version}.`, [
      { field: 'version', message: `must be ${VERSION}` },
    ])
  }
  const shape = control.check({ $ref: '#/components/schemas/SessionExport' }, file)
  if (!shape.valid) invalid(shape.errors)
  const { scenario, seed, rateLimit, clock: clockState, state, rows, webhooks } = shape.value as SessionExport
  const checked = {
    users: yield* conforming('users', rows.users, contract),
    gateways: yield* conforming('gateways', rows.gateways, contract),
    paymentMethods: yield* conforming('payment-methods', rows['payment-methods'], contract),
    paymentLinks: yield* conforming('payment-links', rows['payment-links'], contract),
    settlements: yield* conforming('settlements', rows.settlements, contract),
    transactions: (yield* conforming('transactions', rows.transactions, contract)).sort((a, b) =>
      compareTexts(a.createdAt, b.createdAt),
    ),
  }
  const clock = new MovableClock(server, clockStateFrom(clockState))
  checkImport(state, checked, clock.now())
  const tables = yield* tablesOf({ ...checked, transactions: sourceOf(checked.transactions) })
  const accounts = checked.users.map(accountOf)
  return {
    start: { scenario, seed, rateLimit },
    webhooks: importedWebhooks(webhooks, contract),
    clock,
    store: assembleStore({ accounts, tables, state, clock, rateLimit }),
  }
}

function* conforming<Name extends TableName>(
  name: Name,
  rows: unknown[],
  contract: Contract,
): Steps<RowOf[Name][]> {
  const schema = factoryTables[name].schema(contract.schemas)
  const ids = new Set<string>()
  const checkedRows: RowOf[Name][] = []
  yield* visited(rows, (row, place) => {
    const where = `rows.${name}.${place}`
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

const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row }))
