import { expect, test } from 'vitest'
import { paymentLink } from './payment-link.testing.ts'
import { paymentLinksCsv } from './payment-link-csv.ts'
import type { PaymentLink } from './payment-links.ts'

const link: PaymentLink = {
  ...paymentLink,
  id: 'plink_0000012',
  status: 'partially_paid',
  url: 'https://pay.kosha.example/l/0000012',
  amountPaid: 100_005,
  customer: { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+910000054321' },
  reference: 'ORDER-1042',
  // After midnight in India, but still the previous day in UTC.
  createdAt: '2026-11-20T18:45:00.000Z',
  expiresAt: '2026-12-05T18:29:59.000Z',
}
const bare: PaymentLink = {
  ...paymentLink,
  id: 'plink_0000013',
  title: 'Atlas',
  amount: 9_007_199_254_740_991,
  url: 'https://pay.kosha.example/l/0000013',
}
const ofMerchant = { showMerchant: false }

test('each link is one line, in the given order, with two decimals and Indian time', () => {
  expect(paymentLinksCsv([link, bare], ofMerchant)).toBe(
    '\uFEFFPayment link,Title,Status,Amount (INR),Amount paid (INR),Customer,Email,Phone,Reference,URL,' +
      'Created (IST),Expires (IST)\r\n' +
      'plink_0000012,Handloom saree,Partially paid,4999.00,1000.05,Meera Iyer,meera@kaveri.example,' +
      '\'+910000054321,ORDER-1042,https://pay.kosha.example/l/0000012,"21 Nov 2026, 00:15",' +
      '"5 Dec 2026, 23:59"\r\n' +
      'plink_0000013,Atlas,Active,90071992547409.91,0.00,,,,,https://pay.kosha.example/l/0000013,' +
      '"21 Nov 2026, 11:30",\r\n',
  )
})

test('with links of several merchants, the merchant is next to the id', () => {
  const [head, row] = paymentLinksCsv([link], { showMerchant: true }).split('\r\n')
  expect(head).toMatch(/^\uFEFFPayment link,Merchant,Title,/)
  expect(row).toMatch(/^plink_0000012,Tarang Textiles,Handloom saree,/)
})

test('without links, the file contains the column names only', () => {
  expect(paymentLinksCsv([], ofMerchant).split('\r\n')).toHaveLength(2)
})

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['Rao, "Sons"', '"Rao, ""Sons"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['x;=1+1', '"x;=1+1"'],
  ['दीया 🪔 👩‍👩‍👧', 'दीया 🪔 👩‍👩‍👧'],
  // A lone surrogate, as left by text cut within an emoji.
  ['Atlas \uD83E', 'Atlas \uD83E'],
])('a title, a customer and a reference of %j each stay one harmless cell', (typed, cell) => {
  const csv = paymentLinksCsv(
    [{ ...bare, title: typed, customer: { name: typed }, reference: typed }],
    ofMerchant,
  )
  expect(csv).toContain(`plink_0000013,${cell},Active,`)
  expect(csv).toContain(`0.00,${cell},,,${cell},https://`)
})

test('an invalid timestamp is exported unchanged', () => {
  expect(paymentLinksCsv([{ ...bare, expiresAt: 'soon' }], ofMerchant)).toMatch(/,soon\r\n$/)
})
