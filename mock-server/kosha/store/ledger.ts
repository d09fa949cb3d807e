import type { components } from '#contract'
import { compareStrings } from '../../engine/compare-strings.ts'
import type { Store } from './store.ts'
import { isTest } from './sums.ts'
import type { Scope } from './table.ts'

type Refund = components['schemas']['Refund']
type Settlement = components['schemas']['Settlement']
type Adjustment = components['schemas']['Adjustment']
type Tables = Pick<Store, 'transactions' | 'settlements'>

type WaitingRefund = { refundId: string; transactionId: string; amount: number; createdAt: string }

/** The entries of one merchant that no settlement has taken yet, but for its captured payments; refunds oldest first. */
export type Waiting = { merchantName: string; refunds: WaitingRefund[]; adjustments: Adjustment[] }

/** The entries that wait for a settlement, by merchant. */
export function waitingEntries({ transactions, settlements }: Tables, scope: Scope): Map<string, Waiting> {
  const waiting = new Map<string, Waiting>()
  const entriesOf = ({ merchantId, merchantName }: { merchantId: string; merchantName: string }): Waiting => {
    const entries = waiting.get(merchantId) ?? { merchantName, refunds: [], adjustments: [] }
    waiting.set(merchantId, entries)
    return entries
  }
  for (const row of transactions.withRefunds()) {
    if (isTest(row) || row.merchantId !== (scope.merchantId ?? row.merchantId)) continue
    for (const refund of row.refunds) {
      const { id: refundId, amount, createdAt } = refund
      const transactionId = row.id
      if (isToDeduct(refund)) entriesOf(row).refunds.push({ refundId, transactionId, amount, createdAt })
      if (isToGiveBack(refund))
        entriesOf(row).adjustments.push({ type: 'refund_reversed', refundId, transactionId, amount })
    }
  }
  for (const row of settlements.oldestFirst(scope))
    if (isToCarry(row))
      entriesOf(row).adjustments.push({ type: 'transfer_returned', amount: row.net, settlementId: row.id })
  for (const { refunds } of waiting.values())
    refunds.sort((a, b) => compareStrings(a.createdAt, b.createdAt) || compareStrings(a.refundId, b.refundId))
  return waiting
}

const isToDeduct = ({ status, settlementId }: Refund) => status !== 'failed' && settlementId === undefined

const isToGiveBack = ({ status, settlementId, reversalSettlementId }: Refund) =>
  status === 'failed' && settlementId !== undefined && reversalSettlementId === undefined

const isToCarry = (row: Settlement) => row.status === 'failed' && row.net > 0 && row.carriedBy === undefined

/** Records in the entries the settlement that took them. */
export function takeEntries(
  { id, adjustments = [] }: Settlement,
  deducted: readonly WaitingRefund[],
  tables: Tables,
): void {
  for (const entry of deducted) changeRefund(entry, { settlementId: id }, tables)
  for (const { type, transactionId = '', refundId = '', settlementId = '' } of adjustments) {
    if (type === 'refund_reversed')
      changeRefund({ transactionId, refundId }, { reversalSettlementId: id }, tables)
    const returned = type === 'transfer_returned' && tables.settlements.find(settlementId)
    if (returned) tables.settlements.replace({ ...returned, carriedBy: id })
  }
}

function changeRefund(
  { transactionId, refundId }: Pick<WaitingRefund, 'transactionId' | 'refundId'>,
  fields: Pick<Refund, 'settlementId' | 'reversalSettlementId'>,
  { transactions }: Tables,
): void {
  const row = transactions.find(transactionId)
  if (!row) return
  const refunds = row.refunds.map((refund) => (refund.id === refundId ? { ...refund, ...fields } : refund))
  transactions.replace({ ...row, refunds })
}
