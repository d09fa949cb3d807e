import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  endOfIstDay,
  istAt,
  istDay,
  istDayNumber,
  istHour,
  istYearAndDay,
  startOfIstDay,
} from './ist.ts'

test('an Indian day begins at 18:30 UTC', () => {
  expect(istDay(Date.parse('2026-03-31T18:29:59.999Z'))).toBe('2026-03-31')
  expect(istDay(Date.parse('2026-03-31T18:30:00.000Z'))).toBe('2026-04-01')
  expect(new Date(startOfIstDay('2026-04-01')).toISOString()).toBe('2026-03-31T18:30:00.000Z')
})

test('every instant is within its own Indian day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.parse('2100-01-01T00:00:00.000Z') }), (at) => {
      const day = istDay(at)
      expect(startOfIstDay(day)).toBeLessThanOrEqual(at)
      expect(endOfIstDay(day)).toBeGreaterThan(at)
      expect(istDayNumber(startOfIstDay(day))).toBe(istDayNumber(at))
      expect(istAt(day, istHour(at))).toBeLessThanOrEqual(at)
      expect(addDays(`${istYearAndDay(at).year}-01-01`, istYearAndDay(at).day - 1)).toBe(day)
    }),
  )
})

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('an invalid day is rejected', () => {
  expect(() => startOfIstDay('2026-13-01')).toThrow(RangeError)
})
