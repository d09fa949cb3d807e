import { expect, test } from 'vitest'
import { startServer } from './server.ts'

test('renaming a business changes all its users and rows', async () => {
  const server = startServer()
  const viewer = await server.signIn('viewer')
  const merchant = await server.signIn('merchant')
  await server.call('updateProfile', { as: merchant, body: { businessName: 'Tarang & Sons' } })
  expect((await server.call('verifySession', { as: viewer })).body).toMatchObject({
    user: { businessName: 'Tarang & Sons' },
  })
  const lists = [
    'listPaymentLinks',
    'listSettlements',
    'listGateways',
    'listPaymentMethods',
    'listTransactions',
  ] as const
  for (const list of lists) {
    const text = JSON.stringify((await server.call(list, { as: merchant })).body)
    expect(text, list).toContain('"merchantName":"Tarang & Sons"')
    expect(text, list).not.toContain('Tarang Textiles')
  }
})
