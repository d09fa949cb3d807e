import { expect, test } from 'vitest'
import { gateway, off, upiMethod } from './gateway.testing.ts'
import type { Gateway } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { Payable } from './ways-to-pay.ts'
import { modeOf, reasonAgainst, reasonAgainstAll, testSentence, waysToPay } from './ways-to-pay.ts'

const setu: Gateway = { ...gateway, id: 'setu', name: 'Setubandh', mode: 'live', methods: ['upi', 'card'] }
const nandi: Gateway = { ...setu, id: 'nandi', name: 'Nandi', priority: 2 }
const upi: PaymentMethod = { ...upiMethod, name: 'UPI', gatewayIds: ['setu', 'nandi'] }
const card: PaymentMethod = { ...upi, id: 'pm_card', type: 'card', name: 'Card', gatewayIds: ['nandi'] }

const whole: Payable = { merchantId: gateway.merchantId, least: 5000, most: 5000 }
const inTest = (row: Gateway): Gateway => ({ ...row, mode: 'test' })
const ways = (methods: PaymentMethod[], gateways: Gateway[], payable: Partial<Payable> = whole) =>
  waysToPay({ merchantId: gateway.merchantId, ...payable }, { methods, gateways }).map(
    (way) => `${way.type} by ${way.gateway.name}`,
  )

test('a way is a method that is on, takes the amount and has a gateway that is on: the first by priority', () => {
  expect(ways([upi, card], [nandi, setu])).toEqual(['upi by Setubandh', 'card by Nandi'])
  expect(ways([upi, card], [nandi, off(setu)])).toEqual(['upi by Nandi', 'card by Nandi'])
  expect(ways([upi, off(card)], [setu, nandi])).toEqual(['upi by Setubandh'])
  expect(ways([upi, card], [off(setu), off(nandi)])).toEqual([])
  expect(ways([{ ...upi, merchantId: 'mer_other' }], [setu])).toEqual([])
})

test.each([
  [{ least: 99, most: 99 }, 0],
  [{ least: 100, most: 100 }, 1],
  [{ least: 10_000, most: 10_000 }, 1],
  [{ least: 10_001, most: 10_001 }, 0],
  // Part of the amount.
  [{ least: 10_000, most: 90_000 }, 1],
  [{}, 1],
])('of UPI up to ₹100, %j has %i ways', (payable, count) => {
  expect(ways([upi], [setu], payable)).toHaveLength(count)
})

test('the reason why nobody can pay names the methods or gateways that are off', () => {
  const reason = (methods: PaymentMethod[], gateways: Gateway[], payable = whole) =>
    reasonAgainst('upi', payable, { methods, gateways })
  expect(reason([upi], [setu])).toBeNull()
  expect(reason([off(upi)], [setu])).toBe('UPI is not enabled in the payment methods')
  expect(reason([upi], [off(setu), off(nandi)])).toBe(
    'Customers cannot pay by UPI: Setubandh and Nandi are switched off',
  )
  expect(reason([upi], [setu], { ...whole, least: 20_000, most: 20_000 })).toBe(
    'No enabled UPI method accepts ₹200.00',
  )
  const reasonForAll = (methods: PaymentMethod[], most: number) =>
    reasonAgainstAll({ ...whole, least: most, most }, { methods, gateways: [setu] })
  expect(reasonForAll([upi], 5000)).toBeNull()
  expect(reasonForAll([upi], 20_000)).toBe('No enabled payment method accepts ₹200.00.')
  expect(reasonForAll([off(upi)], 5000)).toBe('All payment methods are switched off, or their gateways are.')
})

test('a payment is a test if the gateway that is tried first is in test mode', () => {
  const waysWith = (gateways: Gateway[]) => waysToPay(whole, { methods: [upi, card], gateways })
  expect(modeOf(waysWith([setu, nandi]))).toBe('live')
  expect(modeOf(waysWith([inTest(setu), inTest(nandi)]))).toBe('test')
  expect(modeOf(waysWith([off(setu), inTest(nandi)]))).toBe('test')
  expect(modeOf(waysWith([inTest(setu), nandi]))).toBe('partly test')
  expect(modeOf([])).toBeUndefined()
  expect(testSentence(waysWith([setu, nandi]))).toBeNull()
  expect(testSentence(waysWith([inTest(setu), nandi]))).toBe(
    'Payments by UPI would be tests: no money would move.',
  )
})
