import { formatRupees } from '../format/rupees.ts'
import type { Settlement } from '../settlements/settlements.ts'

const states = [
  ['processed', 'sent to your bank'],
  ['processing', 'on the way'],
  ['scheduled', 'scheduled'],
  ['failed', 'returned by your bank'],
] as const

/** `₹4,65,945.82 sent to your bank, ₹15,237.31 returned by your bank.`: the net of these settlements, by their state. */
export function whereItIs(settlements: readonly Settlement[]): string {
  const parts = states.flatMap(([state, words]) => {
    const own = settlements.filter(({ status }) => status === state)
    const net = own.reduce((sum, settlement) => sum + settlement.net, 0)
    return own.length > 0 ? `${formatRupees(net)} ${words}` : []
  })
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}
