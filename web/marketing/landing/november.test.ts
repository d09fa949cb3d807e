import { expect, test } from 'vitest'
import { skipReason } from '../../../mock-server/rules/working-days.ts'
import { days, MONTH } from './november.ts'

test('the calendar marks the days without settlements as closed', () => {
  const closed = days.filter(({ isClosed }) => isClosed).map(({ day }) => day)
  const skipped = days
    .map(({ day }) => day)
    .filter((day) => skipReason(`${MONTH}-${String(day).padStart(2, '0')}`) !== undefined)
  expect(closed).toEqual(skipped)
  expect(closed).toContain(5)
})

test('each day is in the column of its weekday', () => {
  for (const { day, column } of days) {
    expect(new Date(Date.UTC(2025, 10, day)).getUTCDay() || 7).toBe(column)
  }
})
