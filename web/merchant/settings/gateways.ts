import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../api/client.ts'
import { isList, unwrap } from '../../api/errors.ts'
import { mutation } from '../../api/query-client.ts'

type Schemas = components['schemas']
export type Gateway = Schemas['Gateway']
export type GatewaySettings = Schemas['GatewaySettings']

export const gatewaysQuery = queryOptions({
  queryKey: ['gateways'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/gateways', { signal }), { gateways: isList }),
  select: ({ gateways }) => gateways,
})

export const updateGateway = mutation({
  mutationFn: ({ id, settings }: { id: string; settings: GatewaySettings }) =>
    unwrap(api.PUT('/payments/gateways/{id}', { params: { path: { id } }, body: settings }), {
      gateways: isList,
    }),
  // Every response is the whole list: requests run one after another, so that an older response cannot arrive last.
  scope: { id: 'gateways' },
  // A list that is still loading is older.
  onSuccess: async (list, _update, _result, { client }) => {
    await client.cancelQueries({ queryKey: gatewaysQuery.queryKey })
    client.setQueryData(gatewaysQuery.queryKey, list)
  },
  meta: {
    success: 'Gateway settings updated successfully',
    failure: 'Failed to update gateway settings',
    network: 'Network error',
  },
})
