import { rejectUnprocessable } from '../../engine/rule-violation.ts'
import type { Store } from '../store/store.ts'

const DEFAULT_MERCHANT = 'mer_tarang'

/** The merchant that a row belongs to: Tarang Textiles by default. @throws RuleViolation for an unknown one */
export function ownerOf(given: { merchantId?: string; merchantName?: string }, { accounts }: Store) {
  const merchantId = given.merchantId ?? DEFAULT_MERCHANT
  if (!accounts.all().some((account) => account.merchantId === merchantId)) {
    rejectUnprocessable(`There is no merchant ${merchantId}.`, [
      { field: 'merchantId', message: 'does not belong to a user' },
    ])
  }
  return { merchantId, merchantName: given.merchantName ?? accounts.businessNameOf(merchantId) }
}
