import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { contactOf } from '../records/contact.ts'
import { customerPaymentsQuery } from './customer-payments.ts'
import { transaction } from './transaction.testing.ts'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))
afterEach(() => vi.unstubAllGlobals())

const meera = { name: 'Meera', email: 'Meera@Example.com', phone: '+919800000001' }

test('a customer is found by phone number, else by email address', () => {
  expect(contactOf(meera)).toBe('+919800000001')
  expect(contactOf({ email: 'meera@example.com' })).toBe('meera@example.com')
  expect(contactOf({})).toBeUndefined()
})

test('only the whole phone number or address is this customer, however it is written', () => {
  const found = (contact: string) =>
    customerPaymentsQuery(contact).select?.({ rows: [{ ...transaction, customer: meera }], total: 1 })
      .payments
  expect(found('+91 98000-00001')).toHaveLength(1)
  expect(found('meera@example.com')).toHaveLength(1)
  expect(found('+91980000000')).toEqual([])
  expect(found('meera@example.co')).toEqual([])
})

test.each([
  { pages: 3, total: 300, payments: 300, areAll: true },
  { pages: 10, total: 2310, payments: 1000, areAll: false },
])('of $total payments that match, $payments are read', async ({ pages, total, payments, areAll }) => {
  const page = Array.from({ length: 100 }, (_, i) => ({ ...transaction, id: `txn_${i}`, customer: meera }))
  const calls = fakeApi(() =>
    json({ transactions: page, total, nextCursor: calls.length < total / 100 ? `c${calls.length}` : null }),
  )
  const query = customerPaymentsQuery('+919800000001')
  const found = await createQueryClient().fetchQuery(query)
  expect(calls).toHaveLength(pages)
  expect(query.select?.(found)).toMatchObject({ payments: { length: payments }, areAll })
})
