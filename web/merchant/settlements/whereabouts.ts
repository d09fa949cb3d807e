import type { Settlement } from './settlements.ts'

/** Whether the transfer failed, so that the money is not in the bank. */
export const isReturned = ({ status }: Pick<Settlement, 'status'>) => status === 'failed'

/** What some settlements amount to, by where their money is, in paise. */
export function whereabouts(settlements: readonly Settlement[]) {
  const sum = { sent: 0, returned: 0, waiting: 0 }
  for (const settlement of settlements) {
    if (isReturned(settlement)) sum.returned += settlement.net
    else if (settlement.status === 'processed') sum.sent += settlement.net
    else sum.waiting += settlement.net
  }
  return sum
}
