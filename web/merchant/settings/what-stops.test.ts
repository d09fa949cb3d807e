import { expect, test, vi } from 'vitest'
import { noStats } from '../dashboard/figures/stats.testing.ts'
import { gateway, off, upiMethod } from './gateway.testing.ts'
import type { Gateway } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { whatGoesOn, whatStops } from './what-stops.ts'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))

const setu: Gateway = { ...gateway, id: 'setu', name: 'Setubandh', mode: 'live', methods: ['upi'] }
const nandi: Gateway = { ...setu, id: 'nandi', name: 'Nandi', methods: ['upi', 'card'], priority: 2 }
const upi: PaymentMethod = { ...upiMethod, gatewayIds: ['setu'] }
const card: PaymentMethod = {
  ...upi,
  id: 'pm_card',
  type: 'card',
  name: 'Credit card',
  gatewayIds: ['nandi'],
}

const figure = (id: string, amount: number) => ({ id, name: id, amount, count: 1 })
const stats = {
  ...noStats,
  last30Days: {
    byMethod: [figure('upi', 7700), figure('card', 2300)],
    byGateway: [figure('setu', 6000), figure('nandi', 2000), figure('of another', 92_000)],
    failures: [],
  },
}
const own = { stats, isOfAll: false }
const settings = { methods: [upi, card], gateways: [setu, nandi] }

test('a gateway says which methods stop without it, and what they brought', () => {
  expect(whatStops({ gateway: off(setu) }, settings, own)).toEqual({
    sentence: 'Customers can no longer pay by UPI: 77% of the last 30 days.',
    isAll: false,
  })
})

test('nothing stops where another gateway or method takes over, and that is said', () => {
  const routed = { ...settings, methods: [{ ...upi, gatewayIds: ['setu', 'nandi'] }, card] }
  expect(whatStops({ gateway: off(setu) }, routed, own)).toBeNull()
  expect(whatGoesOn({ gateway: off(setu) }, routed)).toBe('UPI payments will be routed through Nandi.')
  const qr = { ...upi, id: 'pm_qr', name: 'UPI QR' }
  const both = { ...settings, methods: [upi, qr, card] }
  expect(whatStops({ method: off(upi) }, both, own)).toBeNull()
  expect(whatGoesOn({ method: off(upi) }, both)).toBe('UPI can still be paid: UPI QR.')
})

test('the last way to pay stops all money', () => {
  const last = { methods: [upi, off(card)], gateways: [setu, off(nandi)] }
  expect(whatStops({ method: off(upi) }, last, own)).toEqual({
    sentence:
      'You will stop receiving payments. Customers can no longer pay by UPI: 77% of the last 30 days.',
    isAll: true,
  })
})

test('a gateway that becomes a test brings no money either', () => {
  const change = { gateway: { ...setu, mode: 'test' as const } }
  expect(whatStops(change, settings, own)?.sentence).toBe(
    'Payments by UPI will be tests: 77% of the last 30 days.',
  )
  expect(whatStops(change, { methods: [upi], gateways: [setu] }, own)?.isAll).toBe(true)
})

test('of several merchants, a gateway is compared with those of its merchant, and a method with nothing', () => {
  const all = { stats, isOfAll: true }
  expect(whatStops({ gateway: off(setu) }, settings, all)?.sentence).toMatch(/no longer pay by UPI: 75% of/)
  expect(whatStops({ method: off(upi) }, settings, all)?.sentence).toBe('Customers can no longer pay by UPI.')
  expect(whatStops({ method: off(upi) }, settings, { stats: undefined, isOfAll: false })?.sentence).toBe(
    'Customers can no longer pay by UPI.',
  )
})
