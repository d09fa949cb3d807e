import { expect, test } from 'vitest'
import { paymentLink } from './payment-link.testing.ts'
import { cancelled, closedReason, refundedReason, reissued } from './payment-link-lifecycle.ts'
import type { PaymentLink } from './payment-links.ts'
import { mailUrl, message, reminderOf, whatsAppUrl } from './share/payment-link-share.ts'
import { upiLink } from './share/upi-link.ts'

const link: PaymentLink = {
  ...paymentLink,
  id: 'plink_0000012',
  title: 'Saree & blouse, 10% off',
  url: 'https://pay.kosha.example/l/0000012',
  customer: { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+910000054321' },
  notes: { colour: 'indigo' },
  expiresAt: '2026-11-20T18:29:59.999Z',
}
const now = Date.parse('2026-11-21T06:00:00Z')

test('a UPI link requests exactly the remaining amount, and encodes spaces as %20', () => {
  expect(upiLink(link)).toBe(
    'upi://pay?pa=pay@kosha&pn=Tarang%20Textiles&am=4999.00&cu=INR&tn=Saree%20%26%20blouse%2C%2010%25%20off&tr=plink_0000012',
  )
  const partly = { ...link, amountPaid: 450_005, partial: { minimum: 100_000 } }
  expect(upiLink(partly)).toContain('&am=498.95&mam=498.95&')
})

test('an emoji at the fiftieth character of a title is not cut in half', () => {
  const title = `${'a'.repeat(49)}😀 and more`
  expect(upiLink({ ...link, title })).toContain(`&tn=${'a'.repeat(49)}${encodeURIComponent('😀')}&`)
  expect(upiLink({ ...link, title: 'half \ud83d' })).toContain(`&tn=half%20${encodeURIComponent('\uFFFD')}&`)
})

test('an update repeats every updatable field of a link, including unknown ones', () => {
  const later = { ...link, status: 'cancelled' as const, colour: 'indigo' }
  expect(reissued(later, now)).toMatchObject({ colour: 'indigo' })
  expect(Object.keys(cancelled(link)).toSorted()).toEqual(
    ['amount', 'customer', 'expiresAt', 'notes', 'status', 'title'].toSorted(),
  )
})

test('an update contains no read-only fields', () => {
  const update = cancelled({ ...link, idempotencyKey: 'key_1', amountRefunded: 0 })
  expect(update).not.toHaveProperty('idempotencyKey')
  expect(update).not.toHaveProperty('amountRefunded')
})

test('a message names the business, the amount, the title and the address', () => {
  const text =
    'Please pay ₹4,999.00 to Tarang Textiles for Saree & blouse, 10% off: https://pay.kosha.example/l/0000012'
  expect(whatsAppUrl(link, message(link, { isTest: false }))).toBe(
    `https://wa.me/910000054321?text=${encodeURIComponent(text)}`,
  )
  expect(mailUrl(link, text)).toMatch(/^mailto:meera@kaveri\.example\?subject=Saree%20%26%20blouse/)
})

test('a message and a reminder say first that a payment would be a test', () => {
  for (const text of [message(link, { isTest: true }), reminderOf(link, { isTest: true })])
    expect(text).toMatch(/^TEST, no money moves\. /)
})

test('a title with half an emoji can be shared', () => {
  const half = { ...link, title: 'half \ud83d', merchantName: 'Tarang \ud83d' }
  const encoded = `half%20${encodeURIComponent('\uFFFD')}`
  const text = message(half, { isTest: false })
  for (const url of [whatsAppUrl(half, text), mailUrl(half, text), upiLink(half)])
    expect(url).toContain(encoded)
})

test('an expired link is renewed with a new last day, and keeps everything else', () => {
  const { title, amount, customer, notes } = link
  expect(reissued({ ...link, status: 'expired' }, now)).toEqual({
    ...{ title, amount, customer, notes, status: 'active' },
    expiresAt: '2026-12-05T18:29:59.999Z',
  })
})

test('a cancelled link that has not expired keeps its last day when reactivated', () => {
  const expiresAt = '2026-11-30T18:29:59.999Z'
  expect(reissued({ ...link, status: 'cancelled', expiresAt }, now).expiresAt).toBe(expiresAt)
  expect(cancelled(link)).toMatchObject({ status: 'cancelled', notes: link.notes })
})

test.each(['paid', 'cancelled', 'expired'] as const)('a link that is %s has an explanation', (status) => {
  expect(closedReason({ ...link, status })).toMatch(/^Th/)
  expect(closedReason(link)).toBeNull()
})

test('a refund does not reopen a link, and both the merchant and the customer see it and the sum still due', () => {
  const partly = { ...link, status: 'partially_paid' as const, amount: 612_500, amountPaid: 153_125 }
  expect(refundedReason(partly)).toBe('')
  expect(refundedReason({ ...partly, amountRefunded: 153_125 })).toBe(
    'A refund does not reopen a link: to collect the refunded amount again, create a new one. This one still requests only the other ₹4,593.75.',
  )
  const paid = { ...partly, status: 'paid' as const, amountPaid: 612_500, amountRefunded: 153_125 }
  expect(refundedReason(paid)).toMatch(/create a new one\.$/)
  expect(reminderOf({ ...partly, amountRefunded: 100_000 }, { isTest: false })).toContain(
    '₹4,593.75 of ₹6,125.00 for Saree & blouse, 10% off is still to be paid. ₹1,531.25 was paid, and ₹1,000.00 of it was refunded.',
  )
})
