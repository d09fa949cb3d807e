import { expect, test } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { mutate } from '../../api/mutate.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { gatewaysQuery, updateGateway } from './gateways.ts'
import { paymentMethodsQuery, updatePaymentMethod } from './payment-methods.ts'

const ids = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id)

test('gateway and method updates replace the whole list', async () => {
  const client = createQueryClient()
  fakeApi(({ path }) =>
    path.startsWith('/payments/gateways')
      ? json({ gateways: [{ id: 'gw_9' }] })
      : json({ methods: [{ id: 'pm_9' }] }),
  )
  await mutate(client, updateGateway, { id: 'gw_1', settings: { enabled: true } })
  await mutate(client, updatePaymentMethod, { id: 'pm_1', settings: { enabled: true } })
  expect(ids(client.getQueryData(gatewaysQuery.queryKey)?.gateways)).toEqual(['gw_9'])
  expect(ids(client.getQueryData(paymentMethodsQuery.queryKey)?.methods)).toEqual(['pm_9'])
})
