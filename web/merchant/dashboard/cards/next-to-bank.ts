import type { Settlement } from '../../settlements/settlements.ts'

type NextToBank = {
  dueOn: string
  /** The settlements due on that day. */
  ofDay: Settlement[]
  /** Their sum, in paise. */
  net: number
  later: { count: number; net: number }
}

/** The first day on which money is due, with all its settlements; null while nothing is on its way. */
export function nextToBank(settlements: Settlement[]): NextToBank | null {
  const open = settlements.filter(({ status }) => status === 'scheduled' || status === 'processing')
  const dueOn = open.map((settlement) => settlement.dueOn).toSorted()[0]
  if (dueOn === undefined) return null
  const ofDay = open
    .filter((settlement) => settlement.dueOn === dueOn)
    .toSorted((a, b) => a.capturedOn.localeCompare(b.capturedOn))
  const later = open.filter((settlement) => settlement.dueOn !== dueOn)
  return { dueOn, ofDay, net: sumOf(ofDay), later: { count: later.length, net: sumOf(later) } }
}

/** The last day on which money was sent, with all its settlements. */
export function lastSent(settlements: Settlement[]) {
  const sent = settlements.filter(({ status }) => status === 'processed')
  const dueOn = sent
    .map((settlement) => settlement.dueOn)
    .toSorted()
    .at(-1)
  if (dueOn === undefined) return null
  const ofDay = sent.filter((settlement) => settlement.dueOn === dueOn)
  return { dueOn, ofDay, net: sumOf(ofDay) }
}

const sumOf = (settlements: Settlement[]) => settlements.reduce((sum, { net }) => sum + net, 0)
