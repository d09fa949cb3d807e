import type { components } from '#contract'
import { Random } from '../../engine/random.ts'
import { HOUR_MS } from '../../engine/time/clock.ts'
import { createdPayment, succeed } from '../rules/payments.ts'
import { runDueEvents } from './due-events.ts'
import { addPayment } from './requests.ts'
import type { Store } from './store.ts'
import { createStore } from './store.ts'

type Transaction = components['schemas']['Transaction']

const START = Date.parse('2026-11-02T04:30:00.000Z')
const owner = { merchantId: 'mer_tarang', merchantName: 'Tarang Textiles' }

/** A store of one merchant without any rows, from a Monday morning on, and its clock. */
export async function merchant() {
  const clock = { at: START, now: () => clock.at }
  const nothing = { gateways: [], paymentMethods: [], paymentLinks: [], transactions: [], settlements: [] }
  const rows = { accounts: [], ...nothing }
  const store = await createStore({ rows, random: new Random(1), clock, rateLimit: false })
  const move = (hours: number) => {
    clock.at += hours * HOUR_MS
    runDueEvents(store)
  }
  return { store, move }
}

/** A captured payment, in paise. */
export function pay(amount: number, store: Store, fields: Partial<Transaction> = {}): Transaction {
  const payment = {
    id: store.ids.peek('txn'),
    ...owner,
    at: store.clock.now(),
    amount,
    method: 'upi' as const,
  }
  const row = { ...createdPayment({ ...payment, gatewayId: 'gw_1', customer: { name: 'Meera' } }), ...fields }
  return addPayment(succeed(row, store.clock.now()), store)
}
