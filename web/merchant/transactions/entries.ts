import type { Settlement } from '../records/settlements.ts'
import { hasCarriers } from '../records/settlements.ts'
import type { Refund, Transaction } from './transactions.ts'

/** A movement of a payment's money. In paise; without a settlement while none has taken it. */
export type Entry = { key: string; label: string; amount: number; settlementId: string | undefined }

/** The amounts that settlements paid out for a captured payment and took back; together they are its net. */
export function entriesOf(
  { id, amount, fee, tax, settlementId, refunds }: Transaction,
  settlements: readonly Settlement[],
): Entry[] {
  const entries = [{ key: id, label: 'Payment', amount: amount - fee - tax, settlementId }]
  for (const refund of refunds.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const isRefused = refund.status === 'failed'
    const isDeducted = refund.settlementId !== undefined
    const key = refund.id
    if (isDeducted || !isRefused)
      entries.push({
        key,
        label: 'Refund deducted',
        amount: -refund.amount,
        settlementId: refund.settlementId,
      })
    if (isDeducted && isRefused)
      entries.push({
        key: `${key} back`,
        label: 'Refund given back',
        amount: refund.amount,
        settlementId: reversalOf(refund, settlements),
      })
  }
  return entries
}

/** The settlement that gave a refused refund back: the refund names it, or the settlement names the refund. */
const reversalOf = ({ id, reversalSettlementId }: Refund, settlements: readonly Settlement[]) =>
  reversalSettlementId ??
  settlements.find(({ adjustments = [] }) => adjustments.some(({ refundId }) => refundId === id))?.id

/** Whether the server says which settlements deducted its refunds and gave them back. */
export const hasKnownEntries = ({ refunds }: Transaction, settlements: readonly Settlement[]) =>
  hasCarriers(settlements) && refunds.some(({ settlementId }) => settlementId !== undefined)
