import { expect, test } from 'vitest'
import { gateway, off, upiMethod } from './gateway.testing.ts'
import type { Gateway } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { whatGoesOn, whatStops } from './what-stops.ts'

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

const settings = { methods: [upi, card], gateways: [setu, nandi] }

test('a gateway says which methods stop without it', () => {
  expect(whatStops({ gateway: off(setu) }, settings)).toEqual({
    sentence: 'Customers will not be able to pay by UPI.',
    isAll: false,
  })
})

test('nothing stops if another gateway or method takes over, and the text names it', () => {
  const routed = { ...settings, methods: [{ ...upi, gatewayIds: ['setu', 'nandi'] }, card] }
  expect(whatStops({ gateway: off(setu) }, routed)).toBeNull()
  expect(whatGoesOn({ gateway: off(setu) }, routed)).toBe('UPI payments will be routed through Nandi.')
  const qr = { ...upi, id: 'pm_qr', name: 'UPI QR' }
  const both = { ...settings, methods: [upi, qr, card] }
  expect(whatStops({ method: off(upi) }, both)).toBeNull()
  expect(whatGoesOn({ method: off(upi) }, both)).toBe('UPI can still be paid: UPI QR.')
})

test('the last way to pay stops all money', () => {
  const last = { methods: [upi, off(card)], gateways: [setu, off(nandi)] }
  expect(whatStops({ method: off(upi) }, last)).toEqual({
    sentence: 'You will stop receiving payments. Customers will not be able to pay by UPI.',
    isAll: true,
  })
})

test('a gateway that becomes a test brings no money either', () => {
  const change = { gateway: { ...setu, mode: 'test' as const } }
  expect(whatStops(change, settings)?.sentence).toBe('Payments by UPI will be tests.')
  expect(whatStops(change, { methods: [upi], gateways: [setu] })?.isAll).toBe(true)
})
