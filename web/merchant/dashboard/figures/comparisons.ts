import { weekdayOf } from '../../format/ist.ts'
import type { Stats } from './stats.ts'

type Comparison = {
  /** In paise. */
  amount: number
  /** `yesterday by now`. */
  when: string
}

/** Yesterday and the same weekday: up to the same time if the server says so, else the whole days. */
export function comparisonsOf({ todayCompared, daily, totalTransactions }: Stats): Comparison[] {
  const [yesterday, lastWeek] = [daily.at(-2), daily.at(-8)]
  if (!yesterday || !lastWeek || totalTransactions === 0) return []
  const weekday = weekdayOf(lastWeek.date).slice(0, 3)
  return todayCompared
    ? [
        { amount: todayCompared.yesterdayByNow, when: 'yesterday by now' },
        { amount: todayCompared.lastWeekByNow, when: `last ${weekday} by now` },
      ]
    : [
        { amount: yesterday.amount, when: 'yesterday, all day' },
        { amount: lastWeek.amount, when: `last ${weekday}, all day` },
      ]
}
