import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../format/ist.ts'
import { periodAt, periodIn, shifted } from './period.ts'

test.each([
  ['month', '2026-11-23', '2026-11', 'November 2026', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02', 'February 2028', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-23', 'fy2026-27-q3', 'Oct–Dec 2026 (Q3)', '2026-10-01', '2026-12-31'],
  ['quarter', '2027-03-31', 'fy2026-27-q4', 'Jan–Mar 2027 (Q4)', '2027-01-01', '2027-03-31'],
  ['quarter', '2026-04-01', 'fy2026-27-q1', 'Apr–Jun 2026 (Q1)', '2026-04-01', '2026-06-30'],
  ['year', '2027-03-31', 'fy2026-27', 'Financial year 2026-27', '2026-04-01', '2027-03-31'],
  ['year', '2027-04-01', 'fy2027-28', 'Financial year 2027-28', '2027-04-01', '2028-03-31'],
] as const)('the %s of %s is %s', (kind, day, id, name, from, to) => {
  expect(periodAt(kind, day)).toEqual({ kind, id, name, from, to })
  expect(periodIn(id)).toEqual(periodAt(kind, day))
})

test.each(['', '2026', '2026-13', '2026-00', '1999-11', 'fy2026-28', 'fy2026-27-q5', 'fy2026', '2026-11-01'])(
  '%j is not a period',
  (id) => expect(periodIn(id)).toBeNull(),
)

test('periods follow each other without a gap, and a step back leads to where a step on began', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2010-01-01', days))
  fc.assert(
    fc.property(fc.constantFrom('month', 'quarter', 'year'), day, (kind, within) => {
      const period = periodAt(kind, within)
      expect(period.from <= within && within <= period.to).toBe(true)
      expect(shifted(period, 1).from).toBe(addDays(period.to, 1))
      expect(shifted(shifted(period, 1), -1)).toEqual(period)
    }),
  )
})
