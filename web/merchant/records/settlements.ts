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
export const MOST_SETTLEMENTS = 1000

export const fetchSettlements = (signal: AbortSignal) =>
  unwrap(api.GET('/payments/settlements', { signal }), { settlements: isList })

type Adjustment = NonNullable<Settlement['adjustments']>[number]

/** What came back to the merchant with these settlements, in paise: refunds that the bank refused, or its own transfers. */
export const adjusted = (settlements: readonly Settlement[], type: Adjustment['type']): number =>
  settlements
    .flatMap(({ adjustments = [] }) => adjustments)
    .reduce((sum, each) => sum + (each.type === type ? each.amount : 0), 0)

/** What its net has besides, in paise: adjustments of types that this version does not know, or that are not told. */
export const otherAdjustments = (settlement: Settlement): number => {
  const { net, gross, refunds, fee, tax } = settlement
  const known = adjusted([settlement], 'refund_reversed') + adjusted([settlement], 'transfer_returned')
  return net - (gross - refunds - fee - tax) - known
}

/** Whether the transfer failed, so that the money is not in the bank. */
export const isReturned = ({ status }: Pick<Settlement, 'status'>) => status === 'failed'

export const isToBeSent = ({ status }: Pick<Settlement, 'status'>) =>
  status === 'scheduled' || status === 'processing'

/** Whether it was to be sent before a day and was not. */
export const isOverdue = (settlement: Settlement, today: string) =>
  isToBeSent(settlement) && settlement.dueOn < today

/** The last settlement that took on what a returned one was to pay, if any is known. */
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

/** What became of a returned transfer since, as a sentence; empty where the server does not tell. */
export function sentAgain(settlement: Settlement, all: readonly Settlement[]): string {
  const carrier = carrierOf(settlement, all)
  if (!carrier) return tellsCarriers(all) ? 'It has not been sent again.' : ''
  const { status, dueOn, processedAt } = carrier
  if (isReturned(carrier)) return 'It was sent again, and returned again.'
  if (status !== 'processed') return `It goes out again on ${formatDay(dueOn)}.`
  return processedAt ? `It was sent again on ${formatDay(processedAt)}.` : 'It was sent again.'
}

/** Whether the server tells which settlement carries a returned one. */
export const tellsCarriers = (settlements: readonly Settlement[]) =>
  settlements.some(({ adjustments }) => adjustments !== undefined)

/**
 * What some settlements amount to, by where their money is, in paise. A returned transfer that was sent again is in the
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
