import { formatCount } from '../../format/count.ts'
import { weekdayOf } from '../../format/ist.ts'
import type { Stats } from './stats.ts'

type Comparison = {
  /** `18% more than yesterday by now`. */
  text: string
  direction: 'up' | 'down' | 'same'
}

/** Today beside yesterday and the same weekday: at the same time where the server says it, else their whole days. */
export function comparisonsOf({ todayAmount, todayCompared, daily, totalTransactions }: Stats): Comparison[] {
  const [yesterday, lastWeek] = [daily.at(-2), daily.at(-8)]
  if (!yesterday || !lastWeek || totalTransactions === 0) return []
  const weekday = weekdayOf(lastWeek.date).slice(0, 3)
  if (!todayCompared) {
    return [
      compared(todayAmount, yesterday.amount, 'all of yesterday'),
      compared(todayAmount, lastWeek.amount, `all of last ${weekday}`),
    ]
  }
  return [
    compared(todayAmount, todayCompared.yesterdayByNow, 'yesterday by now'),
    compared(todayAmount, todayCompared.lastWeekByNow, `last ${weekday} by now`),
  ]
}

function compared(today: number, earlier: number, when: string): Comparison {
  const direction = today > earlier ? 'up' : today < earlier ? 'down' : 'same'
  return { text: `${changeOf(today, earlier)} ${when}`, direction }
}

const MANY_TIMES = 3

function changeOf(today: number, earlier: number): string {
  if (today === earlier) return 'As much as'
  if (earlier === 0) return 'More than'
  // Above, a percentage is harder to read than a multiple.
  const times = today / earlier
  if (times >= MANY_TIMES) return `${times < 10 ? times.toFixed(1) : formatCount(Math.round(times))} times`
  const percent = Math.round((Math.abs(today - earlier) / earlier) * 100)
  if (percent === 0) return today > earlier ? 'Slightly more than' : 'Slightly less than'
  return `${percent}% ${today > earlier ? 'more' : 'less'} than`
}
