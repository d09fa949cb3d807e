import { expect, test } from 'vitest'
import { rangeName, rangesUntil } from './day-ranges.ts'

test('date ranges end today, in Indian time, and the financial year starts in April', () => {
  const ranges = rangesUntil(Date.parse('2027-03-31T18:29:00Z'))
  expect(ranges[0]).toEqual({ name: 'Today', from: '2027-03-31', to: '2027-03-31' })
  expect(ranges.at(-1)?.from).toBe('2026-04-01')
  expect(rangesUntil(Date.parse('2027-03-31T18:31:00Z')).at(-1)?.from).toBe('2027-04-01')
})

test('last month is whole, also across a year and in February', () => {
  const lastMonth = (now: string) => rangesUntil(Date.parse(now)).find(({ name }) => name === 'Last month')
  expect(lastMonth('2027-01-31T06:00:00Z')).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
  expect(lastMonth('2028-03-30T06:00:00Z')).toMatchObject({ from: '2028-02-01', to: '2028-02-29' })
})

test('a range is known by its days', () => {
  const now = Date.parse('2026-11-21T06:00:00Z')
  expect(rangeName({ from: '2026-11-20', to: '2026-11-20' }, now)).toBe('Yesterday')
  expect(rangeName({ from: '2026-11-20', to: '' }, now)).toBeUndefined()
})
