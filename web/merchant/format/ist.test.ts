import { expect, test } from 'vitest'
import {
  addDays,
  dayOf,
  endOf,
  formatClock,
  formatDay,
  formatDaysUntil,
  formatRelative,
  formatShortDay,
  formatTime,
} from './ist.ts'

test('an Indian day starts at 18:30 UTC of the previous day', () => {
  expect(dayOf('2026-11-20T18:29:59.999Z')).toBe('2026-11-20')
  expect(dayOf('2026-11-20T18:30:00.000Z')).toBe('2026-11-21')
  expect(endOf('2026-11-21')).toBe('2026-11-21T18:29:59.999Z')
})

test('times are in Indian time and labelled IST', () => {
  expect(formatTime('2026-11-20T18:30:00Z')).toBe('21 Nov 2026, 00:00 IST')
  expect(formatClock('2026-11-21T06:00:00Z')).toBe('11:30 IST')
  expect(formatDay('2026-09-01')).toBe('1 Sep 2026')
  expect(formatDay('2026-11-20T20:00:00Z')).toBe('21 Nov 2026')
})

test('a day less than ten months away is short without its year', () => {
  const now = Date.parse('2026-11-29T06:00:00Z')
  expect(formatShortDay('2026-12-02T18:29:59Z', now)).toBe('2 Dec')
  expect(formatShortDay('2026-02-03T18:29:59Z', now)).toBe('3 Feb')
  expect(formatShortDay('2027-11-30T18:29:59Z', now)).toBe('30 Nov 2027')
})

test('an invalid time is shown unchanged', () => expect(formatTime('soon')).toBe('soon'))

test('days are counted across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test.each([
  ['2026-11-21T18:29:59.999Z', 'Today'],
  ['2026-11-21T18:30:00Z', 'Tomorrow'],
  ['2026-11-22T18:29:59.999Z', 'Tomorrow'],
  ['2026-11-22T18:30:00Z', 'In 2 days'],
  ['2026-12-01T06:00:00Z', 'In 10 days'],
])('on the evening of 21 Nov in India, %s is %s', (until, words) => {
  expect(formatDaysUntil(until, Date.parse('2026-11-21T18:29:00Z'))).toBe(words)
})

test('a minute later, after midnight in India, all are a day closer', () => {
  const now = Date.parse('2026-11-21T18:30:00Z')
  expect(formatDaysUntil('2026-11-22T18:29:59.999Z', now)).toBe('Today')
  expect(formatDaysUntil('2026-11-22T18:30:00Z', now)).toBe('Tomorrow')
})

test.each([
  ['2026-11-20T19:30:10Z', 'Just now'],
  ['2026-11-20T19:31:00Z', 'Just now'],
  ['2026-11-20T19:29:00Z', '1 min ago'],
  ['2026-11-20T18:30:00Z', '1 h ago'],
  ['2026-11-20T18:29:59Z', 'Yesterday, 23:59'],
  ['2026-11-19T18:29:59Z', '19 Nov, 23:59'],
  ['2025-11-19T06:00:00Z', '19 Nov 2025'],
])('an hour after midnight in India, %s is %s', (moment, words) => {
  expect(formatRelative(moment, Date.parse('2026-11-20T19:30:30Z'))).toBe(words)
})
