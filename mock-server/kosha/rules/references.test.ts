import { expect, test } from 'vitest'
import { Random } from '../../engine/random.ts'
import { refundReferenceOf, rrnOf, utrOf } from './references.ts'

const at = Date.parse('2026-11-21T05:30:00.000Z')

test('an RRN contains the year, the day and the hour in India', () => {
  expect(rrnOf(at, new Random(1))).toMatch(/^632511\d{6}$/)
})

test('a UTR contains the day of the transfer and is constant for a settlement', () => {
  expect(utrOf('setl_0000001', at)).toMatch(/^KOSHN26325\d{6}$/)
  expect(utrOf('setl_0000001', at)).toBe(utrOf('setl_0000001', at))
})

test('a card refund has a reference of 23 digits, any other of 12', () => {
  expect(refundReferenceOf('rfnd_1', 'arn', at)).toMatch(/^\d{23}$/)
  expect(refundReferenceOf('rfnd_1', 'rrn', at)).toMatch(/^\d{12}$/)
})
