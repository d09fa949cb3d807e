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
