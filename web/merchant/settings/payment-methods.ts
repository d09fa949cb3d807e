import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract'
import { api } from '../../api/client.ts'
import { unwrap } from '../../api/errors.ts'
import { isList } from '../../api/shape.ts'
import type { SettingsUpdate } from './gateways.ts'
import { asSent, settingsUpdate } from './gateways.ts'

type Schemas = components['schemas']
export type PaymentMethod = Schemas['PaymentMethod']
export type PaymentMethodSettings = Schemas['PaymentMethodSettings']

export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment-methods'],
  queryFn: ({ signal }) => unwrap(api.GET('/payments/methods', { signal }), { methods: isList }),
  select: ({ methods }) => methods,
})

export const updatePaymentMethod = settingsUpdate(
  'Payment method',
  paymentMethodsQuery,
  ({ id, settings, ...sent }: SettingsUpdate<PaymentMethodSettings>) =>
    unwrap(api.PUT('/payments/methods/{id}', { params: { path: { id } }, body: settings, ...asSent(sent) }), {
      methods: isList,
    }),
)
