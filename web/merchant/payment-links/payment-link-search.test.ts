import { expect, test } from 'vitest'
import { paymentLink } from './payment-link.testing.ts'
import { linkFilterIn, matches } from './payment-link-search.ts'
import type { PaymentLink } from './payment-links.ts'

const link: PaymentLink = {
  ...paymentLink,
  id: 'plink_0000012',
  title: 'Handloom saree, indigo',
  customer: { name: 'Meera Iyer', phone: '+910000054321' },
  reference: 'ORDER-1042',
}

test.each(['', 'saree', 'INDIGO meera', 'order-1042', '54321', 'plink_0000012', ' indigo  handloom '])(
  'the search %j finds the link',
  (search) => expect(matches(link, { search, status: '' })).toBe(true),
)

test.each(['saree ravi', '.*', 'undefined'])('the search %j does not find the link', (search) =>
  expect(matches(link, { search, status: '' })).toBe(false),
)

test('several statuses are combined with OR', () => {
  expect(matches(link, { search: '', status: 'paid,active' })).toBe(true)
  expect(matches(link, { search: '', status: 'paid' })).toBe(false)
})

const NOON = Date.parse('2026-11-21T06:30:00Z')
const WEEK = { search: '', status: '', expiring: 7 }

test.each([
  ['2026-11-21T06:30:00.001Z', 'active', true],
  ['2026-11-28T06:30:00.000Z', 'active', true],
  ['2026-11-28T06:30:00.000Z', 'partially_paid', true],
  ['2026-11-28T06:30:00.001Z', 'active', false],
  ['2026-11-21T06:30:00.000Z', 'active', false],
  ['2026-11-24T06:30:00.000Z', 'paid', false],
  ['2026-11-24T06:30:00.000Z', 'cancelled', false],
  [undefined, 'active', false],
] as const)(
  'at noon on the 21st, a link that expires at %s with the status %s expires this week: %s',
  (expiresAt, status, expires) =>
    expect(matches({ ...link, status, ...(expiresAt && { expiresAt }) }, WEEK, NOON)).toBe(expires),
)

test('the filter is saved in the URL, and unknown values are ignored', () => {
  const read = (query: string) => linkFilterIn(new URLSearchParams(query))
  expect(read('search=%20saree%20&status=paid,stolen,active&expiring=7')).toEqual({
    search: 'saree',
    status: 'active,paid',
    expiring: 7,
  })
  for (const query of ['', 'status=stolen&expiring=soon&x=1', 'expiring=0', 'expiring=366', 'expiring=-7'])
    expect(read(query)).toEqual({ search: '', status: '' })
})

test('a search is truncated between characters, never within one', () => {
  const { search } = linkFilterIn(new URLSearchParams({ search: `${'a'.repeat(99)}😀😀` }))
  expect(search).toBe(`${'a'.repeat(99)}😀`)
})
