import { expect, test } from 'vitest'
import { nextWorkingDay, skipReason } from '../../../../../mock-server/kosha/rules/working-days.ts'
import { daysUntilSettled, shownDays } from './fortnight.ts'

const date = (day: number) => `2026-11-${String(day).padStart(2, '0')}`

test('the calendar closes the days on which the banks are closed, for the same reason', () => {
  for (const { day, closed } of shownDays) expect(closed, date(day)).toBe(skipReason(date(day)))
})

test('each day has the name of its weekday', () => {
  for (const { day, name } of shownDays) {
    const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })
    expect(name).toBe(`${weekday.format(new Date(date(day)))} ${day} Nov`)
  }
})

test('a payment of each day settles when the mock server says', () => {
  for (const { day } of shownDays) {
    const last = daysUntilSettled(day).at(-1)
    expect(last && date(last.day)).toBe(nextWorkingDay(date(day)).day)
  }
})
