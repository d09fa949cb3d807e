import { expect, test, vi } from 'vitest'
import { gateway, off, upiMethod } from '../../settings/gateway.testing.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { PaymentMethod } from '../../settings/payment-methods.ts'
import { noStats } from '../figures/stats.testing.ts'
import { offThatEarned } from './off-that-earned.ts'

vi.mock('../../../session/token-cookie.ts', () => import('../../../session/token-cookie.testing.ts'))

const setu: Gateway = { ...gateway, id: 'setu', mode: 'live', methods: ['upi'] }
const nandi: Gateway = { ...setu, id: 'nandi', name: 'Nandi', methods: ['upi', 'card'], priority: 2 }
const upi: PaymentMethod = { ...upiMethod, gatewayIds: ['setu', 'nandi'] }
const figure = (id: string, amount: number) => ({ id, name: id, amount, count: 1 })
const stats = {
  ...noStats,
  last30Days: {
    byMethod: [figure('upi', 7700), figure('card', 2300), figure('wallet', 0)],
    byGateway: [figure('setu', 6000), figure('nandi', 4000)],
    failures: [],
  },
}
const card: PaymentMethod = { ...upi, id: 'pm_card', type: 'card', gatewayIds: ['nandi'] }
const texts = (gateways: Gateway[], methods = [upi, card], namesMerchant = false) =>
  offThatEarned({ stats, settings: { methods, gateways }, namesMerchant }).map(({ text }) => text)

test('nothing is named while all that earned is on', () => {
  expect(texts([setu, nandi])).toEqual([])
  expect(texts([], [])).toEqual([])
})

test('a method that nobody can pay by is named with what it brought', () => {
  expect(texts([setu, nandi], [off(upi), card])).toEqual([
    'Nobody can pay by UPI, which brought 77% of the last 30 days.',
  ])
  expect(texts([setu, off(nandi)])).toEqual([
    'Nobody can pay by Card, which brought 23% of the last 30 days.',
  ])
})

test('a gateway that is off is named where others took over what it did', () => {
  expect(texts([off(setu), nandi])).toEqual([
    'Setubandh is switched off. It brought 60% of the last 30 days.',
  ])
})

test('what became a test is named', () => {
  expect(texts([{ ...setu, mode: 'test' }, nandi])).toEqual([
    'Payments by UPI are tests now: Setubandh is in test mode. It brought 77% of the last 30 days.',
  ])
})

test('a user who sees all merchants is told of gateways, with their merchant', () => {
  expect(texts([off(setu), nandi], [off(upi), card], true)).toEqual([
    'Setubandh of Tarang Textiles is switched off. It brought 60% of the last 30 days.',
  ])
})
