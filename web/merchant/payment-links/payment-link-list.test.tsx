// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { addDays, dayOf, endOf } from '../format/ist.ts'
import { paymentLink } from './payment-link.testing.ts'
import { paymentLinkList } from './payment-link-list.tsx'
import type { PaymentLink } from './payment-links.ts'

const htmlOf = (changes: Partial<PaymentLink>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      {paymentLinkList.columns.map(({ id, cell }) => (
        <div key={id}>{cell({ ...paymentLink, ...changes })}</div>
      ))}
    </MemoryRouter>,
  )
const inDays = (days: number) => endOf(addDays(dayOf(Date.now()), days))

test.each([
  [0, 'Today'],
  [1, 'Tomorrow'],
  [3, 'In 3 days'],
])('a link that expires in %s calendar days has a badge', (days, words) => {
  expect(htmlOf({ expiresAt: inDays(days) })).toContain(words)
})

test.each([
  ['expires later', { expiresAt: inDays(4) }],
  ['is paid', { expiresAt: inDays(1), status: 'paid' as const }],
  ['never expires', {}],
])('a link that %s has no badge', (_what, changes) => {
  expect(htmlOf(changes)).not.toMatch(/Today|Tomorrow|In \d+ days/)
})

test('the title of a row is a link that can be reached with the keyboard', () => {
  expect(htmlOf({})).toContain('href="/dashboard/links/plink_1"')
})

test('a link that is paid in part also shows the paid amount on a phone', () => {
  const row = htmlOf({ status: 'partially_paid', amountPaid: 100_000 })
  expect(row).toMatch(/Partially paid<\/span><span[^>]*>₹1,000\.00 paid/)
})

const link: PaymentLink = {
  ...paymentLink,
  id: 'plink_0000012',
  status: 'partially_paid',
  url: 'https://pay.kosha.example/l/0000012',
  amountPaid: 100_005,
  amountRefunded: 25_000,
  customer: { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+910000054321' },
  reference: 'ORDER-1042',
  // After midnight in India, but still the previous day in UTC.
  createdAt: '2026-11-20T18:45:00.000Z',
  expiresAt: '2026-12-05T18:29:59.000Z',
}
const minimalLink: PaymentLink = {
  ...paymentLink,
  id: 'plink_0000013',
  title: 'Atlas',
  amount: 9_007_199_254_740_991,
  url: 'https://pay.kosha.example/l/0000013',
}
const forOneMerchant = { showMerchant: false }

test('each link is one line, in the given order, with two decimals and Indian time', () => {
  expect(paymentLinkList.csv([link, minimalLink], forOneMerchant)).toBe(
    '\uFEFFPayment link,Title,Status,Amount (INR),Amount paid (INR),Refunded (INR),Customer,Email,Phone,Reference,URL,' +
      'Created (IST),Expires (IST)\r\n' +
      'plink_0000012,Handloom saree,Partially paid,4999.00,1000.05,250.00,Meera Iyer,meera@kaveri.example,' +
      "'+910000054321,ORDER-1042,https://pay.kosha.example/l/0000012,2026-11-21 00:15," +
      '2026-12-05 23:59\r\n' +
      'plink_0000013,Atlas,Active,90071992547409.91,0.00,,,,,,https://pay.kosha.example/l/0000013,' +
      '2026-11-21 11:30,\r\n',
  )
})

test('with links of several merchants, the merchant is next to the id', () => {
  const [head, row] = paymentLinkList.csv([link], { showMerchant: true }).split('\r\n')
  expect(head).toMatch(/^\uFEFFPayment link,Merchant,Title,/)
  expect(row).toMatch(/^plink_0000012,Tarang Textiles,Handloom saree,/)
})

test('an invalid timestamp is exported unchanged', () => {
  expect(paymentLinkList.csv([{ ...minimalLink, expiresAt: 'soon' }], forOneMerchant)).toMatch(/,soon\r\n$/)
})

const read = (query: string | Record<string, string>) => paymentLinkList.read(new URLSearchParams(query))
const matches = (link: PaymentLink, query: Record<string, string>, now?: number) =>
  paymentLinkList.find([link], read(query), now).length === 1

const saree: PaymentLink = {
  ...paymentLink,
  id: 'plink_0000012',
  title: 'Handloom saree, indigo',
  customer: { name: 'Meera Iyer', phone: '+910000054321' },
  reference: 'ORDER-1042',
}

test.each([
  '',
  'saree',
  '₹4,999',
  '4999.00/-',
  'Rs 4,999',
  'INDIGO meera',
  'order-1042',
  '54321',
  'plink_0000012',
  ' indigo  handloom ',
])('the search %j finds the link', (search) => expect(matches(saree, { search })).toBe(true))

test.each(['saree ravi', '.*', 'undefined'])('the search %j does not find the link', (search) =>
  expect(matches(saree, { search })).toBe(false),
)

test('several statuses are combined with OR', () => {
  expect(matches(saree, { status: 'paid,active' })).toBe(true)
  expect(matches(saree, { status: 'paid' })).toBe(false)
})

const NOON = Date.parse('2026-11-21T06:30:00Z')
const WEEK = { expiring: '7' }

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
    expect(matches({ ...saree, status, ...(expiresAt && { expiresAt }) }, WEEK, NOON)).toBe(expires),
)

test('the filter is saved in the URL, and unknown values are ignored', () => {
  expect(read('search=%20saree%20&status=paid,stolen,active&expiring=7')).toEqual({
    search: 'saree',
    status: ['active', 'paid'],
    expiring: 7,
  })
  for (const query of ['', 'status=stolen&expiring=soon&x=1', 'expiring=0', 'expiring=366', 'expiring=-7'])
    expect(read(query)).toEqual({})
})
