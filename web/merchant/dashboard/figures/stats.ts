import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../../api/client.ts'
import { unwrap } from '../../../api/errors.ts'
import { isRecord } from '../../../api/shape.ts'

export type Stats = components['schemas']['Stats']
export type Day = Stats['daily'][number]

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/stats', { signal }), { stats: isRecord }),
  select: ({ stats }) => stats,
})
