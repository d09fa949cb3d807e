import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../api/client.ts'
import { unwrap } from '../../api/errors.ts'
import { mutation } from '../../api/query-client.ts'
import { isList } from '../../api/shape.ts'
import type { SettingsUpdate } from './gateways.ts'
import { asSent } from './gateways.ts'

type Schemas = components['schemas']
export type PaymentMethod = Schemas['PaymentMethod']
export type PaymentMethodSettings = Schemas['PaymentMethodSettings']

export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/methods', { signal }), { methods: isList }),
  select: ({ methods }) => methods,
})

export const updatePaymentMethod = mutation({
  mutationFn: async ({ id, settings, ...sent }: SettingsUpdate<PaymentMethodSettings>) => {
    const list = await unwrap(
      api.PUT('/payments/methods/{id}', { params: { path: { id } }, body: settings, ...asSent(sent) }),
      { methods: isList },
    )
    return { list, subject: sent.subject }
  },
  // Every response is the whole list: requests run one after another, so that an older response cannot arrive last.
  scope: { id: 'payment-methods' },
  // A list that is still loading is older.
  onSuccess: async ({ list }, _update, _result, { client }) => {
    await client.cancelQueries({ queryKey: paymentMethodsQuery.queryKey })
    client.setQueryData(paymentMethodsQuery.queryKey, list)
  },
  meta: {
    success: 'Payment method settings updated successfully',
    failure: 'Failed to update payment method settings',
    network: 'Network error',
  },
})
