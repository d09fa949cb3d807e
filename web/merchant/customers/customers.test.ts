import { expect, test } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { paymentLink } from '../payment-links/payment-link.testing.ts'
import type { PaymentLink } from '../payment-links/payment-links.ts'
import { transaction } from '../transactions/transaction.testing.ts'
import { customerList } from './customer-list.tsx'
import { customerPaymentsQuery, customerRows, moneyOf } from './customers.ts'

const meera = { name: 'Meera', email: 'meera@kaveri.example', phone: '+910000054321' }
const now = Date.parse('2026-11-20T06:00:00Z')
const linkOf = (day: number, link: Partial<PaymentLink>): PaymentLink => ({
  ...paymentLink,
  ...link,
  createdAt: `2026-11-0${day}T06:00:00Z`,
})
const rows = customerRows(
  [
    { ...transaction, amount: 100, customer: { ...meera, name: 'Meera Iyer' } },
    {
      ...transaction,
      amount: 200,
      status: 'refunded',
      refundedAmount: 200,
      customer: meera,
      createdAt: '2026-11-01T06:00:00Z',
    },
    { ...transaction, amount: 400, status: 'failed', customer: meera, createdAt: '2026-11-18T06:00:00Z' },
    { ...transaction, amount: 800, customer: { name: 'Ravi', email: 'Ravi@Malhar.example' } },
    { ...transaction, amount: 1600, customer: { name: 'Somebody' } },
  ],
  [
    linkOf(1, {
      amount: 5000,
      amountPaid: 1000,
      status: 'partially_paid',
      customer: { name: '', phone: meera.phone },
    }),
    linkOf(2, { amount: 900, amountPaid: 900, status: 'paid', customer: { name: '', phone: meera.phone } }),
    linkOf(3, { amount: 700, customer: { name: '', email: 'new@zari.example' } }),
    linkOf(4, {}),
  ],
)
const find = (query: string) =>
  customerList.find(rows, customerList.read(new URLSearchParams(query)), now).map(({ id }) => id)

test('a customer is one phone number or address, with all that was paid, is open, and when they were last seen', () =>
  expect(rows).toMatchObject([
    { id: 'ravi@malhar.example', name: 'Ravi', paid: 800, count: 1, open: { count: 0 } },
    {
      ...{
        id: '+910000054321',
        name: 'Meera',
        email: 'meera@kaveri.example',
        paid: 300,
        refunded: 200,
        count: 2,
      },
      ...{ lastSeen: '2026-11-18T06:00:00Z', open: { count: 1, amount: 4000 } },
    },
    { id: 'new@zari.example', name: 'new@zari.example', paid: 0, open: { count: 1, amount: 700 } },
  ]))

test('customers are filtered by when they were seen and by their open links, and sorted', () => {
  expect(find('links=open')).toEqual(['+910000054321', 'new@zari.example'])
  expect(find('seen=7')).toEqual(['ravi@malhar.example', '+910000054321'])
  expect(find('search=kaveri')).toEqual(['+910000054321'])
  expect(find('sort=name')).toEqual(['+910000054321', 'new@zari.example', 'ravi@malhar.example'])
})

test('refunded payments were paid, failed ones were not', () => {
  const payments = (['success', 'refunded', 'failed', 'pending'] as const).map((status) => ({
    ...transaction,
    amount: 100,
    status,
  }))
  expect(moneyOf(payments).paid).toBe(200)
})

test('a test payment is not paid, and its refund is not refunded', () => {
  const tested = { ...transaction, mode: 'test' as const, refundedAmount: 100 }
  expect(moneyOf([{ ...transaction, refundedAmount: 50 }, tested])).toEqual({ paid: 49_900, refunded: 50 })
})

test('a customer matches only the whole phone number or address, in any notation', () => {
  const countFor = (contact: string) =>
    customerPaymentsQuery(contact).select?.({ rows: [{ ...transaction, customer: meera }], total: 1 })
      .payments.length
  expect(['+91 00000-54321', 'MEERA@kaveri.example'].map(countFor)).toEqual([1, 1])
  expect(['+91000005432', 'meera@kaveri.exampl'].map(countFor)).toEqual([0, 0])
})

test.each([
  { pages: 3, total: 300, payments: 300, isComplete: true },
  { pages: 10, total: 2310, payments: 1000, isComplete: false },
])('of $total payments that match, $payments are read', async ({ pages, total, payments, isComplete }) => {
  const page = Array.from({ length: 100 }, (_, i) => ({ ...transaction, id: `txn_${i}`, customer: meera }))
  const calls = fakeApi(() =>
    json({ transactions: page, total, nextCursor: calls.length < total / 100 ? `c${calls.length}` : null }),
  )
  const query = customerPaymentsQuery(meera.phone)
  const result = await createQueryClient().fetchQuery(query)
  expect(calls).toHaveLength(pages)
  expect(query.select?.(result)).toMatchObject({ payments: { length: payments }, isComplete })
})
