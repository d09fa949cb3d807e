import { expect, test } from 'vitest'
import { isBodyOf } from './is-request-body.ts'

const isLink = isBodyOf('createPaymentLink')
const link = { title: 'Atlas', amount: 49_900 }

test.each([
  link,
  { ...link, notes: { colour: 'indigo' }, partial: { minimum: 100 }, customer: { name: 'Meera' } },
  // A field that a later version has added is sent again as it was.
  { ...link, later: true },
])('a body as it was sent: %j', (body) => {
  expect(isLink(body)).toBe(true)
})

test.each([
  null,
  'text',
  [link],
  {},
  { title: 'Atlas' },
  { ...link, amount: '49900' },
  { ...link, notes: null },
  { ...link, customer: 'Meera' },
])('something else that was stored: %j', (body) => {
  expect(isLink(body)).toBe(false)
})
