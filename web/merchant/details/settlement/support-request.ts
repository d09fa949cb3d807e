import { numbered } from '../../format/count.ts'
import { formatDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Settlement } from '../../settlements/settlements.ts'

/** What support has to know to send a failed transfer again; null if it has not failed. */
export function supportRequest(settlement: Settlement): string | null {
  const { id, merchantName, net, transactionCount, capturedOn, dueOn, utr, failure } = settlement
  if (!failure) return null
  return [
    `Settlement ${id} of ${merchantName} failed: ${formatRupees(net)} of ${numbered(transactionCount, 'payment')} collected on ${formatDay(capturedOn)}, due on ${formatDay(dueOn)}.`,
    utr && `UTR ${utr}.`,
    `The reason given: ${failure.reason}`,
    'Please send the transfer again once the account can receive it.',
  ]
    .filter(Boolean)
    .join(' ')
}
