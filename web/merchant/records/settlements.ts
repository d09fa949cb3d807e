import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../api/client.ts'
import { unwrap } from '../../api/errors.ts'
import { isList } from '../../api/shape.ts'

export type Settlement = components['schemas']['Settlement']

export const settlementsQuery = queryOptions({
  queryKey: ['settlements'],
  queryFn: ({ signal }) => fetchSettlements(signal),
  select: ({ settlements }) => settlements,
})

/** The newest; the contract has no older ones. */
export const MOST_SETTLEMENTS = 1000

export const fetchSettlements = (signal: AbortSignal) =>
  unwrap(api.GET('/payments/settlements', { signal }), { settlements: isList })

type Adjustment = NonNullable<Settlement['adjustments']>[number]

/** What came back to the merchant with these settlements, in paise: refunds that the bank refused, or its own transfers. */
export const adjusted = (settlements: readonly Settlement[], type: Adjustment['type']): number =>
  settlements
    .flatMap(({ adjustments = [] }) => adjustments)
    .reduce((sum, each) => sum + (each.type === type ? each.amount : 0), 0)

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
