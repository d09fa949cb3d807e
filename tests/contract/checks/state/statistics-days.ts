import type { Check } from '../../suite/check.ts'
import { cell, must, same } from '../../suite/check.ts'
import { indianDay } from '../../support/indian-day.ts'

const DAYS = 90
const DAY_MS = 86_400_000
// The server time is estimated from its sessions.
const CLOCKS_DIFFER_MS = 300_000

export const statisticsDays: Check[] = [
  {
    id: 'state/statistics-of-90-indian-days',
    title: 'the statistics contain each of the last 90 Indian days, from oldest to today',
    covers: [cell('getStats', 200, 'merchant')],
    async verify(run) {
      const { stats } = await run.expectSuccess('getStats', { as: await run.actors.as('merchant') })
      const days = stats.daily.map(({ date }) => date)
      const now = run.actors.now()
      const todays = [now - CLOCKS_DIFFER_MS, now, now + CLOCKS_DIFFER_MS].map(indianDay)
      must(todays.includes(days.at(-1) ?? ''), `the last day is ${days.at(-1)}, expected ${indianDay(now)}`)
      const last = Date.parse(days.at(-1) ?? '')
      const expected = Array.from({ length: DAYS }, (_each, index) =>
        new Date(last - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
      )
      same(days, expected, 'the days of the statistics')
      const today = stats.daily.at(-1)
      same(
        [stats.todayTransactions, stats.todayAmount],
        [today?.count, today?.amount],
        'the statistics of today',
      )
    },
  },
]
