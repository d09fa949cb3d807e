import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../api/client.ts'
import { unwrap } from '../../api/errors.ts'
import { isList } from '../../api/shape.ts'
import { formatDay } from '../format/ist.ts'

export type Settlement = components['schemas']['Settlement']

export const settlementsQuery = queryOptions({
  queryKey: ['settlements'],
  queryFn: ({ signal }) => fetchSettlements(signal),
  select: ({ settlements }) => settlements,
})

/** The newest; the contract has no older ones. */
export const MAX_SETTLEMENTS = 1000

export const fetchSettlements = (signal: AbortSignal) =>
  unwrap(api.GET('/payments/settlements', { signal }), { settlements: isList })

type Adjustment = NonNullable<Settlement['adjustments']>[number]

/** The sum that these settlements gave back to the merchant, in paise: refused refunds, or returned transfers. */
export const adjusted = (settlements: readonly Settlement[], type: Adjustment['type']): number =>
  settlements
    .flatMap(({ adjustments = [] }) => adjustments)
    .reduce((sum, adjustment) => sum + (adjustment.type === type ? adjustment.amount : 0), 0)

/** The rest of its net, in paise: adjustments of types that this version does not know, or that the server leaves out. */
export const otherAdjustments = (settlement: Settlement): number => {
  const { net, gross, refunds, fee, tax } = settlement
  const namedAdjustments =
    adjusted([settlement], 'refund_reversed') + adjusted([settlement], 'transfer_returned')
  return net - (gross - refunds - fee - tax) - namedAdjustments
}

export const netOf = (settlements: readonly Settlement[]) =>
  settlements.reduce((sum, { net }) => sum + net, 0)

/** Whether the transfer failed, so that the money is not in the bank. */
export const isReturned = ({ status }: Pick<Settlement, 'status'>) => status === 'failed'

export const isToBeSent = ({ status }: Pick<Settlement, 'status'>) =>
  status === 'scheduled' || status === 'processing'

/** Whether it was to be sent before a day and was not. */
export const isOverdue = (settlement: Settlement, today: string) =>
  isToBeSent(settlement) && settlement.dueOn < today

/** The last settlement that carried the amount of a returned one, if the server names one. */
export function carrierOf({ carriedBy }: Settlement, all: readonly Settlement[]): Settlement | undefined {
  const carrier = all.find(({ id }) => id === carriedBy)
  if (!carrier) return undefined
  // Without those that were passed, so that two that name each other end.
  return (
    carrierOf(
      carrier,
      all.filter(({ id }) => id !== carriedBy),
    ) ?? carrier
  )
}

/** What happened to a returned transfer since, as a sentence; empty if the server does not say. */
export function sentAgain(settlement: Settlement, all: readonly Settlement[]): string {
  const carrier = carrierOf(settlement, all)
  if (!carrier) return hasCarriers(all) ? 'It has not been sent again.' : ''
  const { status, dueOn, processedAt } = carrier
  if (isReturned(carrier)) return 'It was sent again, and returned again.'
  if (status !== 'processed') return `It goes out again on ${formatDay(dueOn)}.`
  return processedAt ? `It was sent again on ${formatDay(processedAt)}.` : 'It was sent again.'
}

/** Whether the server says which settlement carries a returned one. */
export const hasCarriers = (settlements: readonly Settlement[]) =>
  settlements.some(({ adjustments }) => adjustments !== undefined)

/**
 * The sums of settlements by where their money is, in paise. A returned transfer that was sent again is in the
 * settlement that carried it.
 */
export function whereabouts(settlements: readonly Settlement[], all: readonly Settlement[]) {
  const sum = { sent: 0, returned: 0, waiting: 0 }
  for (const settlement of settlements) {
    if (settlement.status === 'processed') sum.sent += settlement.net
    else if (!isReturned(settlement)) sum.waiting += settlement.net
    else if (carrierOf(settlement, all)?.status !== 'processed') sum.returned += settlement.net
  }
  return sum
}
