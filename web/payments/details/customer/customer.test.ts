import { expect, test } from 'vitest'
import { transaction } from '../../transactions/transaction.testing.ts'
import { contactOf, isContact, paidBy } from './customer.ts'

const meera = { name: 'Meera', email: 'Meera@Example.com', phone: '+919800000001' }

test('a customer is found by phone number, else by email address', () => {
  expect(contactOf(meera)).toBe('+919800000001')
  expect(contactOf({ email: 'meera@example.com' })).toBe('meera@example.com')
  expect(contactOf({})).toBeUndefined()
})

test('only the whole phone number or address is this customer, however it is written', () => {
  expect(isContact(meera, '+91 98000-00001')).toBe(true)
  expect(isContact(meera, 'meera@example.com')).toBe(true)
  expect(isContact(meera, '+91980000000')).toBe(false)
  expect(isContact(meera, 'meera@example.co')).toBe(false)
})

test('refunded payments were paid, failed ones were not', () => {
  const payments = (['success', 'refunded', 'failed', 'pending'] as const).map((status) => ({
    ...transaction,
    amount: 100,
    status,
  }))
  expect(paidBy(payments)).toBe(200)
})
