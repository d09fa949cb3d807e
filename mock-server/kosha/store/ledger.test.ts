import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCaptured, refundable } from '../rules/refunds.ts'
import { sumOf } from '../rules/settling.ts'
import { settlementFailure } from '../seed/failures.ts'
import { merchant, pay } from './one-merchant.testing.ts'
import { refundPayment, refuseRefund, refuseTransfer } from './requests.ts'
import type { Store } from './store.ts'

const settlementsOf = ({ settlements }: Store) => settlements.oldestFirst()
const pendingRefunds = ({ transactions }: Store) =>
  transactions
    .rows()
    .flatMap((row) =>
      row.refunds.flatMap(({ id, status }) => (status === 'pending' ? [{ row, refundId: id }] : [])),
    )
const openTransfers = (store: Store) =>
  settlementsOf(store).filter(({ status }) => status === 'scheduled' || status === 'processing')
const pick = <Item>(items: readonly Item[], at: number) => items[at % Math.max(items.length, 1)]

const step = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), by: fc.integer({ min: 100, max: 5_000_000 }) }),
  fc.record({ what: fc.constantFrom('refund', 'refuseRefund', 'refuseTransfer'), by: fc.nat(1000) }),
  fc.record({ what: fc.constant('move' as const), by: fc.integer({ min: 1, max: 60 }) }),
)

function run(
  { what, by }: { what: string; by: number },
  { store, move }: Awaited<ReturnType<typeof merchant>>,
) {
  if (what === 'pay') pay(by, store)
  if (what === 'move') move(by)
  if (what === 'refund') {
    const row = pick(
      store.transactions.rows(({ row }) => refundable(row, store.clock.now()).ok),
      by,
    )
    if (row) refundPayment(row, { amount: 1 + (by % (row.amount - row.refundedAmount)) }, store)
  }
  if (what === 'refuseRefund') {
    const pending = pick(pendingRefunds(store), by)
    if (pending) refuseRefund(pending.row, pending.refundId, store)
  }
  if (what === 'refuseTransfer') {
    const due = pick(openTransfers(store), by)
    if (due) refuseTransfer(due, settlementFailure.returned, store)
  }
}

const total = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amountOf(item), 0)

test('each entry is in at most one settlement, and none is lost, whatever changes later', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const shop = await merchant()
      for (const action of steps) run(action, shop)
      shop.move(30 * 24)
      const rows = shop.store.transactions.rows(({ row }) => isCaptured(row.status))
      const settlements = settlementsOf(shop.store)
      const refunds = rows.flatMap((row) => row.refunds)
      for (const { id, gross, fee, tax, adjustments = [], net, ...settlement } of settlements) {
        const payments = rows.filter(({ settlementId }) => settlementId === id)
        const givenBack = refunds.filter(({ reversalSettlementId }) => reversalSettlementId === id)
        const carried = settlements.filter(({ carriedBy }) => carriedBy === id)
        expect(gross - fee - tax).toBe(total(payments, (row) => row.amount - row.fee - row.tax))
        expect(settlement.refunds).toBe(
          total(
            refunds.filter(({ settlementId }) => settlementId === id),
            ({ amount }) => amount,
          ),
        )
        expect(adjustments.map(({ refundId, settlementId }) => refundId ?? settlementId).sort()).toEqual(
          [...givenBack, ...carried].map((entry) => entry.id).sort(),
        )
        expect(net).toBe(gross - settlement.refunds - fee - tax + sumOf(adjustments))
        expect(net).toBeGreaterThanOrEqual(0)
      }
      expect(refunds.filter(({ status, settlementId }) => status === 'failed' && settlementId)).toEqual(
        refunds.filter(({ reversalSettlementId }) => reversalSettlementId),
      )
      const arrived = total(
        settlements.filter(({ status }) => status !== 'failed'),
        ({ net }) => net,
      )
      const waits = total(
        refunds.filter(({ status, settlementId }) => status !== 'failed' && settlementId === undefined),
        ({ amount }) => amount,
      )
      const brought = total(rows, (row) => row.amount - row.fee - row.tax - row.refundedAmount)
      expect(arrived - waits).toBe(brought)
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 100) },
  )
})
