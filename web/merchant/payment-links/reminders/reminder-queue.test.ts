import { expect, test } from 'vitest'
import { paymentLink } from '../payment-link.testing.ts'
import type { PaymentLink } from '../payment-links.ts'
import { reminderQueue } from './reminder-queue.ts'

const NOW = Date.parse('2026-11-23T06:00:00Z')
const link = (id: string, change: Partial<PaymentLink>): PaymentLink => ({ ...paymentLink, id, ...change })
const ids = (links: readonly PaymentLink[]) =>
  Object.entries(reminderQueue(links, NOW)).map(([group, found]) => [group, found.map(({ id }) => id)])

test('each link that needs a reminder is in one group, the most urgent first', () => {
  expect(
    ids([
      link('next week', { expiresAt: '2026-11-30T06:00:00Z' }),
      link('today', { expiresAt: '2026-11-23T07:00:00Z' }),
      link('partly and soon', {
        status: 'partially_paid',
        amountPaid: 100,
        expiresAt: '2026-11-24T06:00:00Z',
      }),
      link('partly', { status: 'partially_paid', amountPaid: 100 }),
      link('expired', { status: 'expired', expiresAt: '2026-11-20T06:00:00Z' }),
      link('expired today', { status: 'expired', expiresAt: '2026-11-23T05:00:00Z' }),
    ]),
  ).toEqual([
    ['expiring', ['today', 'partly and soon', 'next week']],
    ['overdue', ['expired today', 'expired']],
    ['partlyPaid', ['partly']],
  ])
})

test('a link that is paid, cancelled, far from its end or long past it needs none', () => {
  expect(
    ids([
      link('paid', { status: 'paid', amountPaid: 499_900, expiresAt: '2026-11-24T06:00:00Z' }),
      link('cancelled', { status: 'cancelled', expiresAt: '2026-11-24T06:00:00Z' }),
      link('far', { expiresAt: '2026-11-30T06:00:01Z' }),
      link('endless', {}),
      link('long past', { status: 'expired', expiresAt: '2026-10-23T06:00:00Z' }),
    ]).flatMap(([, found]) => found),
  ).toEqual([])
})
