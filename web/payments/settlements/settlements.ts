import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../api/client.ts'
import { isList, unwrap } from '../../api/errors.ts'

export type Settlement = components['schemas']['Settlement']

export const settlementsQuery = queryOptions({
  queryKey: ['settlements'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/settlements', { signal }), { settlements: isList }),
  select: ({ settlements }) => settlements,
})
