import { numbered } from '../format/count.ts'
import { addDays, dayInSentence, dayOf, formatDay, formatNearDay, formatTime } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import type { Settlement } from '../records/settlements.ts'
import { carrierOf, isOverdue, sentAgain } from '../records/settlements.ts'

/** Where the money is, in a sentence or two. */
export function settlementStory(
  settlement: Settlement,
  settlements: readonly Settlement[] = [],
  now = Date.now(),
): string {
  const { status, dueOn, processedAt } = settlement
  if (status === 'failed')
    return `The money did not reach the bank account. ${sentAgain(settlement, settlements)}`.trim()
  if (isOverdue(settlement, dayOf(now)))
    return `Overdue since ${formatNearDay(dueOn)}: it has not been sent yet.`
  if (status === 'processing') return 'On its way to the bank.'
  if (status === 'scheduled') return `Goes to the bank ${dayInSentence(dueOn, now)}.`
  const sent = processedAt ? `Sent on ${formatTime(processedAt)}` : 'Sent'
  const isFresh = now - Date.parse(processedAt ?? `${addDays(dueOn, 1)}T00:00+05:30`) < CREDITED_AFTER_MS
  return `${sent}.${isFresh ? ' The bank may take a few hours to credit it.' : ''}`
}

/** A bank has credited it by then. */
const CREDITED_AFTER_MS = 24 * 60 * 60 * 1000

/** What support has to know to send a failed transfer again; null if it has not failed, or was sent again. */
export function supportRequest(
  settlement: Settlement,
  settlements: readonly Settlement[] = [],
): string | null {
  const { id, merchantName, net, transactionCount, capturedOn, dueOn, utr, failure } = settlement
  if (!failure || carrierOf(settlement, settlements)?.status === 'processed') return null
  return [
    `Settlement ${id} of ${merchantName} failed: ${formatRupees(net)} of ${numbered(transactionCount, 'payment')} collected on ${formatDay(capturedOn)}, due on ${formatDay(dueOn)}.`,
    utr && `UTR ${utr}.`,
    `The reason given: ${failure.reason}`,
    'Please send the transfer again once the account can receive it.',
  ]
    .filter(Boolean)
    .join(' ')
}
