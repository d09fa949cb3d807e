import { dayOf } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Settlement } from '../../records/settlements.ts'
import { isToBeSent, netOf } from '../../records/settlements.ts'
import type { Stats } from '../figures/stats.ts'

export type NextPayout = {
  /** Of the overdue settlements, the first day on which one was due. */
  dueOn: string
  isOverdue: boolean
  /** Why on that day. */
  reason: string
  /** Of its settlements and, as far as known by now, of captured payments not settled yet. In paise. */
  net: number
  payments: number
  /** The settlements due on that day, or overdue, oldest first. */
  ofDay: Settlement[]
  /** The captured payments that would be due on that day: it grows with each payment. */
  unsettled: Stats['unsettled'] | undefined
  /** The sum due after it, in paise. */
  later: number
}

/**
 * The overdue settlements or, if there are none, those of the first due day; null while nothing is on its way.
 * @param today by the server's clock
 */
export function nextPayout(
  settlements: readonly Settlement[],
  { unsettled }: Pick<Stats, 'unsettled'>,
  today: string,
): NextPayout | null {
  const open = settlements.filter(isToBeSent)
  const growing = unsettled && (unsettled.count > 0 || unsettled.net > 0) ? unsettled : undefined
  const days = [...open, ...(growing ? [growing] : [])].map((due) => due.dueOn).toSorted()
  const [dueOn] = days
  if (dueOn === undefined) return null
  const isOverdue = dueOn < today
  const ofDay = open
    .filter((settlement) => (isOverdue ? settlement.dueOn < today : settlement.dueOn === dueOn))
    .toSorted((a, b) => a.capturedOn.localeCompare(b.capturedOn))
  const ofToday = growing?.dueOn === dueOn ? growing : undefined
  const net = netOf(ofDay) + (ofToday?.net ?? 0)
  return {
    dueOn,
    isOverdue,
    reason: ofDay[0]?.dueReason ?? ofToday?.dueReason ?? '',
    net,
    payments: ofDay.reduce((sum, { transactionCount }) => sum + transactionCount, ofToday?.count ?? 0),
    ofDay,
    unsettled: ofToday,
    later: netOf(open) + (growing?.net ?? 0) - net,
  }
}

/** Said while nothing is due: refunds that wait are taken from the next payments. */
export function nothingDue({ unsettled }: Pick<Stats, 'unsettled'>): string {
  const waiting = unsettled?.refunds ?? 0
  const less = waiting > 0 ? `, less ${formatRupees(waiting)} of refunds` : ''
  return `What is collected today goes to the bank on the next working day${less}.`
}

/** The last day on which money was sent, with its settlements; null if the server reports no sending times. */
export function lastSent(settlements: readonly Settlement[]) {
  const dayOfSending = ({ processedAt }: Settlement) => processedAt && dayOf(processedAt)
  const day = settlements
    .flatMap((settlement) => dayOfSending(settlement) ?? [])
    .toSorted()
    .at(-1)
  if (day === undefined) return null
  const ofDay = settlements.filter((settlement) => dayOfSending(settlement) === day)
  return { day, ofDay, net: netOf(ofDay) }
}
