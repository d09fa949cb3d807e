import type { components } from '#contract'
import type { Random } from '../../engine/random.ts'
import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { eventsWith } from '../rules/transaction-events.ts'
import type { Rows } from '../store/store.ts'
import { seedAccounts } from './accounts.ts'
import { businesses } from './businesses.ts'
import { gatewaysOf, withSuccessRates } from './gateways.ts'
import { methodsOf } from './payment-methods.ts'
import type { Payment } from './payments.ts'
import type { SeededRefund } from './refunds.ts'
import { refundedRow, refundsOf } from './refunds.ts'
import type { Scenario } from './scenarios.ts'
import { settingsOf } from './scenarios.ts'
import type { PaidRow } from './settlements.ts'
import { captureDayOf, settlementsOf } from './settlements.ts'
import { seedPayments } from './shops.ts'
import { transactionOf } from './transactions.ts'

type Schemas = components['schemas']

/**
 * The demo data at `now` (epoch milliseconds). Deterministic for a given generator state, instant and
 * scenario.
 */
export async function seedRows({
  random,
  now,
  scenario = 'busy-day',
}: {
  random: Random
  now: number
  scenario?: Scenario | undefined
}): Promise<Rows> {
  const settings = settingsOf[scenario]
  const { paymentLinks, payments } = settings
    ? await seedPayments(settings, random, now)
    : { paymentLinks: [], payments: [] }
  const paid: PaidRow[] = []
  await yieldingForEach(payments, (payment) => {
    const id = `txn_${String(paid.length + 1).padStart(7, '0')}`
    paid.push({ payment, row: transactionOf(payment, id, random) })
  })
  const refunds = await refundsOf(payments, random, now)
  const settlements = await settlementsOf(paid, refunds, {
    now,
    lastFails: settings?.lastSettlementFails ?? false,
  })
  const gateways = businesses.flatMap((business) => gatewaysOf(business, now))
  return {
    accounts: seedAccounts(now),
    gateways: withSuccessRates(
      gateways,
      paid.map(({ row }) => row),
    ),
    paymentMethods: businesses.flatMap(methodsOf),
    paymentLinks,
    transactions: await completed(paid, refunds, settlements),
    settlements,
  }
}

/** The rows of these payments, with their refunds and settlements. */
async function completed(
  paid: readonly PaidRow[],
  refunds: readonly SeededRefund[],
  settlements: readonly Schemas['Settlement'][],
): Promise<Schemas['Transaction'][]> {
  const refundsByPayment = new Map<Payment, Schemas['Refund'][]>()
  for (const { payment, refund } of refunds)
    refundsByPayment.set(payment, [...(refundsByPayment.get(payment) ?? []), refund])
  const settlementByDay = new Map(settlements.map((each) => [`${each.merchantId} ${each.capturedOn}`, each]))
  const rows: Schemas['Transaction'][] = []
  await yieldingForEach(paid, ({ payment, row }) => {
    const own = refundsByPayment.get(payment)
    const settlement = settlementByDay.get(captureDayOf(payment) ?? '')
    rows.push(settledRow(own ? refundedRow(row, own) : row, settlement))
  })
  return rows
}

function settledRow(row: Schemas['Transaction'], settlement: Schemas['Settlement'] | undefined) {
  if (!settlement) return row
  const { id: settlementId, processedAt: at } = settlement
  const events = at === undefined ? row.events : eventsWith(row.events, { type: 'settled', at })
  return { ...row, settlementId, events }
}
