import type { QueryKey } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api, bearer } from '../../api/client.ts'
import { unwrap } from '../../api/errors.ts'
import { mutation } from '../../api/query-client.ts'
import { isList } from '../../api/shape.ts'

/** `subject` is what the toast names; `token` that of the user who asked, if it is sent later. */
export type SettingsUpdate<Settings> = {
  id: string
  settings: Settings
  subject?: string
  token?: string
}

/** Also after its session or its page has ended. */
export const asSent = ({ token }: { token?: string }) =>
  token === undefined ? {} : { headers: { Authorization: bearer(token) }, keepalive: true }

type Schemas = components['schemas']
export type Gateway = Schemas['Gateway']
export type GatewaySettings = Schemas['GatewaySettings']

export const gatewaysQuery = queryOptions({
  queryKey: ['gateways'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/gateways', { signal }), { gateways: isList }),
  select: ({ gateways }) => gateways,
})

export const updateGateway = settingsUpdate(
  'Gateway',
  gatewaysQuery,
  ({ id, settings, ...sent }: SettingsUpdate<GatewaySettings>) =>
    unwrap(
      api.PUT('/payments/gateways/{id}', { params: { path: { id } }, body: settings, ...asSent(sent) }),
      {
        gateways: isList,
      },
    ),
)

/** A change that is answered with the whole list. */
export function settingsUpdate<Settings, List>(
  kind: string,
  { queryKey }: { queryKey: QueryKey },
  send: (update: SettingsUpdate<Settings>) => Promise<List>,
) {
  return mutation({
    mutationFn: async (update: SettingsUpdate<Settings>) => ({
      list: await send(update),
      subject: update.subject,
    }),
    // Requests run one after another, so that an older response cannot arrive last.
    scope: { id: String(queryKey[0]) },
    // A list that is still loading is older.
    onSuccess: async ({ list }, _update, _result, { client }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, list)
    },
    meta: {
      success: `${kind} settings updated successfully`,
      failure: `Failed to update ${kind.toLowerCase()} settings`,
      network: 'Network error',
    },
  })
}
