import type { components } from '#contract'
import { DAY_MS, MINUTE_MS } from '../../engine/time/clock.ts'
import { istDayNumber, istHour } from '../../engine/time/ist.ts'
import { isCaptured } from '../rules/refunds.ts'
import type { Sum } from './sums.ts'
import { count, sumOf } from './sums.ts'

type Schemas = components['schemas']
type Transaction = Schemas['Transaction']

const DAYS = 30
const MAX_FAILURES = 10

/**
 * Collects the figures of the last 30 days, today by the hour included, while all payments are counted. The time of
 * the day counts by the minute, so that they do not change within one.
 */
export function recentFigures(now: number) {
  const today = istDayNumber(now)
  const minute = now - (now % MINUTE_MS)
  const byMethod = new Map<string, Sum>()
  const byGateway = new Map<string, Sum>()
  const byFailure = new Map<string, Schemas['FailureCount']>()
  const hours = Array.from({ length: istHour(now) + 1 }, () => 0)
  const yesterdayHours = Array.from({ length: 24 }, () => 0)
  let yesterdayByNow = 0
  let lastWeekByNow = 0

  function countToday(row: Transaction, createdAt: number, daysAgo: number) {
    if (!isCaptured(row.status)) return
    const hour = istHour(createdAt)
    const isBeforeNow = createdAt + daysAgo * DAY_MS <= minute
    if (daysAgo === 0) hours[hour] = (hours[hour] ?? 0) + row.amount
    if (daysAgo === 1) yesterdayHours[hour] = (yesterdayHours[hour] ?? 0) + row.amount
    if (daysAgo === 1 && isBeforeNow) yesterdayByNow += row.amount
    if (daysAgo === 7 && isBeforeNow) lastWeekByNow += row.amount
  }

  function countFailure({ failure }: Transaction) {
    if (!failure) return
    const known = byFailure.get(failure.code)
    if (known) known.count++
    else byFailure.set(failure.code, { failure, count: 1 })
  }

  return {
    byMethod,
    byGateway,
    count(row: Transaction, createdAt: number) {
      const daysAgo = today - istDayNumber(createdAt)
      if (daysAgo < 0 || daysAgo >= DAYS) return
      count(sumOf(byMethod, row.method), row)
      count(sumOf(byGateway, row.gatewayId), row)
      countFailure(row)
      if (daysAgo <= 7) countToday(row, createdAt, daysAgo)
    },
    todayCompared: () => ({ yesterdayByNow, lastWeekByNow, hours, yesterdayHours }),
    failures: () => [...byFailure.values()].sort((a, b) => b.count - a.count).slice(0, MAX_FAILURES),
  }
}
