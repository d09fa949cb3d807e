import { expect, test } from 'vitest'
import { paymentLink } from '../../payment-links/payment-link.testing.ts'
import type { PaymentLink } from '../../payment-links/payment-links.ts'
import { expiringSoon } from './expiring-links.tsx'

const NOW = Date.parse('2026-11-21T06:30:00Z')

const link = (id: string, expiresAt: string | undefined, status: PaymentLink['status'] = 'active') => ({
  ...paymentLink,
  id,
  status,
  ...(expiresAt !== undefined && { expiresAt }),
})

const ids = (links: PaymentLink[]) => expiringSoon(links, NOW).map(({ id }) => id)

test('open links that expire within seven days are listed, the soonest first', () => {
  expect(
    ids([
      link('in a week', '2026-11-28T06:30:00Z'),
      link('tomorrow', '2026-11-22T06:30:00Z', 'partially_paid'),
      link('just after a week', '2026-11-28T06:30:01Z'),
      link('never', undefined),
    ]),
  ).toEqual(['tomorrow', 'in a week'])
})

test('links that no longer accept payments are omitted', () => {
  const tomorrow = '2026-11-22T06:30:00Z'
  expect(
    ids([
      link('paid', tomorrow, 'paid'),
      link('cancelled', tomorrow, 'cancelled'),
      link('expired', tomorrow, 'expired'),
      link('expired, not told yet', '2026-11-21T06:30:00Z'),
    ]),
  ).toEqual([])
})
