import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../engine/time/ist.ts'
import { bankHolidays } from './bank-holidays.ts'
import { addWorkingDays, nextWorkingDay, skipReason } from './working-days.ts'

test('banks close on the second and fourth Saturdays, and not on others', () => {
  const saturdays = ['2026-10-03', '2026-10-10', '2026-10-17', '2026-10-24', '2026-10-31']
  const reasons = saturdays.map((day) => skipReason(day))
  expect(reasons).toEqual([undefined, 'Second Saturday', undefined, 'Fourth Saturday', undefined])
})

test('several holidays in a row are skipped together, across the end of the month', () => {
  expect(nextWorkingDay('2026-03-30')).toEqual({
    day: '2026-04-02',
    skipped: [
      { date: '2026-03-31', reason: 'Mahavir Jayanti' },
      { date: '2026-04-01', reason: 'Annual closing of bank accounts' },
    ],
  })
  expect(addWorkingDays('2026-03-30', 2)).toBe('2026-04-04')
})

test('beyond the known years, only weekends count', () => {
  expect(skipReason('2028-01-26')).toBeUndefined()
  expect(skipReason('2028-01-23')).toBe('Sunday')
})

test('banks never close for more than five days at once, nor reopen on a holiday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 12 }), (offset, count) => {
      const start = addDays('2024-12-01', offset)
      const { day, skipped } = nextWorkingDay(start)
      expect(skipReason(day)).toBeUndefined()
      expect(skipped.length).toBeLessThanOrEqual(5)
      expect(addDays(start, skipped.length + 1)).toBe(day)
      expect(addWorkingDays(addWorkingDays(start, count), 1)).toBe(addWorkingDays(start, count + 1))
    }),
  )
})

test('every holiday is a real day, listed once and in order', () => {
  const days = [...bankHolidays.keys()]
  expect(days.map((day) => addDays(day, 0))).toEqual([...new Set(days)].sort())
})
