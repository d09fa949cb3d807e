import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { gateway, off, upiMethod } from '../../settings/gateway.testing.ts'
import type { Gateway } from '../../settings/gateways.ts'
import type { PaymentMethod } from '../../settings/payment-methods.ts'
import { paymentLink } from '../payment-link.testing.ts'
import type { PaymentLink } from '../payment-links.ts'
import { payabilityOf } from './payability.ts'
import { PaymentLinkQr } from './payment-link-qr.tsx'

/** Accepts ₹1 to ₹1,00,000. */
const upi: PaymentMethod = { ...upiMethod, maxAmount: 10_000_000, gatewayIds: ['gw_1'] }
const live: Gateway = { ...gateway, mode: 'live' }

function htmlOf(changes: Partial<PaymentLink>, methods?: PaymentMethod[], gateways = [live]) {
  const link = { ...paymentLink, ...changes }
  const payability = payabilityOf(link, methods && { methods, gateways })
  return renderToStaticMarkup(<PaymentLinkQr link={link} payability={payability} onCounter={vi.fn()} />)
}

const partial = { minimum: 10_000_000 }

test.each<[string, Partial<PaymentLink>, PaymentMethod[] | undefined]>([
  ['the methods are unknown', { amount: 100_000_000 }, undefined],
  ['the remaining amount is accepted', { amount: 100_000_000, amountPaid: 90_000_000 }, [upi]],
  ['a part of it is accepted', { amount: 100_000_000, partial }, [upi]],
])('the code is shown if %s', (_when, link, methods) => {
  expect(htmlOf(link, methods)).toContain('upi://pay?')
})

test('the reason is shown instead of the code if UPI accepts no part, or has no gateway', () => {
  const text = htmlOf({ amount: 100_000_000, partial: { minimum: 10_000_001 } }, [upi])
  expect(text).toContain('accepts ₹1,00,000.01 to ₹10,00,000.00, so this link has no UPI QR code.')
  expect(text).not.toContain('upi://pay?')
  expect(text).not.toContain('Show at the counter')
  expect(htmlOf({}, [upi], [])).toContain('UPI has no gateway, so')
})

test('the gateway that is tried first decides whether the code is a test, and the code says so', () => {
  const tested: Gateway = { ...live, mode: 'test' }
  const both = { ...upi, gatewayIds: ['gw_1', 'gw_2'] }
  const second: Gateway = { ...live, id: 'gw_2', priority: 2 }
  expect(htmlOf({}, [both], [second, tested])).toMatch(/This code is a test.*tn=TEST%20Handloom/s)
  expect(htmlOf({}, [both], [second, off(tested)])).not.toContain('TEST')
  expect(htmlOf({}, [upi], [live])).not.toContain('TEST')
})
