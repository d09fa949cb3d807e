import { expect, test } from 'vitest'
import { paymentLink } from '../payment-link.testing.ts'
import type { NewPaymentLink } from '../payment-links.ts'
import { emptyInput, inputOf, keepingExpiry, readLink } from './payment-link-form.ts'

const input = { ...inputOf(), title: ' Handloom saree ', amount: '4,999', expiresOn: '2026-12-05' }

test('a completed form becomes a request in paise that expires at the end of the Indian day', () =>
  expect(readLink(input)).toEqual({
    link: { title: 'Handloom saree', amount: 499_900, expiresAt: '2026-12-05T18:29:59.999Z' },
  }))

test('empty fields are omitted, filled fields are sent', () => {
  const full = {
    ...input,
    minimum: '1000.5',
    customerName: 'Meera',
    customerPhone: '+91 00000-54321',
    reference: 'A 1',
    expiresOn: '',
  }
  expect(readLink(full)).toEqual({
    link: {
      title: 'Handloom saree',
      amount: 499_900,
      partial: { minimum: 100_050 },
      customer: { name: 'Meera', phone: '+910000054321' },
      reference: 'A 1',
    },
  })
})

test('a phone number replaces the name of a customer without one', () => {
  const read = readLink({ ...input, customerPhone: '98765 43210' })
  const customer = { name: '+919876543210', phone: '+919876543210' }
  expect(read).toMatchObject({ link: { customer } })
  expect(inputOf({ ...paymentLink, customer })).toMatchObject({
    customerName: '',
    customerPhone: customer.phone,
  })
})

test('invalid amounts are reported at their fields', () => {
  const read = readLink({ ...input, amount: 'many', minimum: '1.234' })
  expect('unreadable' in read && [...read.unreadable.keys()]).toEqual(['amount', 'partial.minimum'])
})

test('a new link expires in two weeks by default', () =>
  expect(inputOf(undefined, Date.parse('2026-11-21T20:00:00Z')).expiresOn).toBe('2026-12-06'))

test('an unchanged form of a link changes none of the fields that the contract has', () => {
  const link: Required<NewPaymentLink> = {
    title: 'Handloom saree',
    amount: 499_950,
    partial: { minimum: 100 },
    customer: { name: 'Meera', email: 'meera@kaveri.example' },
    reference: 'A-1',
    notes: { colour: 'indigo' },
    expiresAt: '2026-12-05T18:29:59.999Z',
  }
  expect(readLink(inputOf({ ...paymentLink, ...link }))).toEqual({ link })
})

test('a link keeps the instant of its expiry while its day is not changed', () => {
  const link = { ...paymentLink, expiresAt: '2026-12-05T08:30:00.000Z' }
  const read = (expiresOn: string) => readLink({ ...inputOf(link), expiresOn })
  const unchanged = read('2026-12-05')
  const changed = read('2026-12-06')
  if (!('link' in unchanged && 'link' in changed)) throw new Error('the form cannot be read')
  expect(keepingExpiry(unchanged.link, link).expiresAt).toBe('2026-12-05T08:30:00.000Z')
  expect(keepingExpiry(changed.link, link).expiresAt).toBe('2026-12-06T18:29:59.999Z')
})

test('unreadable values are reported together with values that the server would reject', () => {
  const invalidInput = { ...emptyInput, amount: '', customerEmail: 'meera', customerPhone: '12345' }
  const read = readLink(invalidInput)
  expect('unreadable' in read && [...read.unreadable.keys()]).toEqual([
    'amount',
    'title',
    'customer.email',
    'customer.phone',
  ])
  expect('link' in readLink({ ...invalidInput, amount: '499' })).toBe(true)
})
