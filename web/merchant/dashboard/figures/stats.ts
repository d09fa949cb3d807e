import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../../api/client.ts'
import { unwrap } from '../../../api/errors.ts'
import { isRecord } from '../../../api/shape.ts'
import { dayOf } from '../../format/ist.ts'

export type Stats = components['schemas']['Stats']
export type Day = Stats['daily'][number]

/** Today by the server's clock, if known. */
export const todayOf = ({ daily }: Partial<Pick<Stats, 'daily'>>, now = Date.now()): string =>
  daily?.at(-1)?.date ?? dayOf(now)

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/stats', { signal }), { stats: isRecord }),
  select: ({ stats }) => stats,
})
