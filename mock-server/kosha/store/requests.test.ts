import { expect, test } from 'vitest'
import { maxLinks } from '../../../web/api/rule-numbers.ts'
import { merchant } from './one-merchant.testing.ts'
import { createLink } from './requests.ts'

test('a merchant has at most 5,000 payment links, however many another one has', async () => {
  const { store } = await merchant()
  const create = (merchantId: string) =>
    createLink({ title: 'Saree', amount: 49_900 }, { merchantId, merchantName: 'Tarang Textiles' }, store)
  for (let count = 0; count < maxLinks; count++) create('mer_tarang')
  expect(() => create('mer_tarang')).toThrow('This account has 5,000 payment links.')
  expect(create('mer_malhar')).toMatchObject({ status: 'active' })
})
