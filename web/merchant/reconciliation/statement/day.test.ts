import { expect, test } from 'vitest'
import type { WrittenDay } from './day.ts'
import { dayIn, dayOfCell, leadingDay, orderOf, serialDay } from './day.ts'

const read = (text: string) => {
  const written = dayOfCell(text)
  return written && dayIn(written, 'day-month')
}

test.each([
  '21/11/2026',
  '21-11-26',
  '21.11.2026',
  '21 / 11 / 2026',
  '21-Nov-2026',
  '21NOV26',
  '21 November 2026',
  '21st Nov, 2026',
  'Nov 21, 2026',
  'November 21st 2026',
  'Sat, 21 Nov 2026',
  '2026-11-21',
  '2026/11/21',
  '2026/11/21 10:20',
  '20261121',
  '21-11-2026 10:20:30',
  '21/11/2026 10:20 AM',
  '2026-11-21T10:20:30+05:30',
  '21-Nov-26 (21-Nov-26)',
  "'21/11/2026",
  '२१/११/२०२६',
  '२१ नवंबर २०२६',
])('%s is 21 Nov 2026', (text) => {
  expect(read(text)).toBe('2026-11-21')
})

test.each([
  '31/02/2026',
  '21/13/2026',
  'no day',
  '21/11',
  '5,889.70',
  '1999-11-21',
  '21 Foo 2026',
  'NEFT 21/11/2026',
  '',
])('%j is no day', (text) => {
  expect(read(text)).toBeNull()
})

test('a number of a spreadsheet is a day of this century', () => {
  expect(serialDay('46347')).toEqual({ day: '2026-11-21' })
  expect(serialDay('46347.43')).toEqual({ day: '2026-11-21' })
  expect(serialDay('12345')).toBeNull()
  expect(serialDay('463471')).toBeNull()
})

test('what follows the day and its time is left', () => {
  expect(leadingDay('21-11-2026 10:20:30 NEFT CR')?.rest).toBe('NEFT CR')
  expect(leadingDay('21.11.26 499.00')?.rest).toBe('499.00')
})

const written = (...texts: string[]): WrittenDay[] => texts.flatMap((text) => dayOfCell(text) ?? [])

test('one number above twelve proves the order of a whole file', () => {
  expect(orderOf(written('11/10/2026', '11/20/2026'))).toBe('month-day')
  expect(orderOf(written('10/11/2026', '20/11/2026'))).toBe('day-month')
  expect(orderOf(written('10/11/2026', '5 Nov 2026'))).toBeNull()
  expect(orderOf(written('20/11/2026', '11/20/2026'))).toBe('mixed')
})

test('in a file with both orders, only a day that has one meaning is read', () => {
  const [twelfth, twentieth, same] = written('11/12/2026', '11/20/2026', '11/11/2026')
  expect([twelfth, twentieth, same].map((each) => each && dayIn(each, 'mixed'))).toEqual([
    null,
    '2026-11-20',
    '2026-11-11',
  ])
})
