import { expect, test } from 'vitest'
import { paymentLink } from '../../payment-links/payment-link.testing.ts'
import { gateway } from '../../settings/gateway.testing.ts'
import type { Gateway } from '../../settings/gateways.ts'
import { noStats } from '../figures/stats.testing.ts'
import { firstSteps } from './first-steps.tsx'

const done = (known: Parameters<typeof firstSteps>[0]) => firstSteps(known).map(({ isDone }) => isDone)

test('a new merchant has every step to do, and a gateway in test mode does not count', () => {
  expect(done({ links: [], gateways: [gateway], stats: noStats })).toEqual([false, false, false])
})

test('each step is completed by its condition', () => {
  const live: Gateway = { ...gateway, mode: 'live' }
  expect(done({ links: [paymentLink], gateways: [live], stats: noStats })).toEqual([true, true, false])
})

test('the list disappears when every step is done', () => {
  const live: Gateway = { ...gateway, mode: 'live' }
  expect(
    firstSteps({ links: [paymentLink], gateways: [live], stats: { ...noStats, totalAmount: 1 } }),
  ).toEqual([])
})
