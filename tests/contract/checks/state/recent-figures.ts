import { cell, must, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import { readConsistently } from '../../support/consistent-figures.ts'
import { hoursOf, recentOf } from '../../support/figures.ts'
import { indianDay } from '../../support/indian-day.ts'

const DAY_MS = 86_400_000

/** The optional statistics: a server that sends them sends correct ones. */
export const recentFigures: Check[] = [
  {
    id: 'state/statistics-of-last-30-days',
    title: 'methods, gateways and failure reasons of the last 30 days match the payments',
    covers: [cell('getStats', 200, 'merchant')],
    async verify(run) {
      const { stats, rows } = await readConsistently(run, await run.actors.as('merchant'))
      const { last30Days, daily } = stats
      if (!last30Days) return
      const expected = recentOf(rows, daily.at(-1)?.date ?? indianDay(run.actors.now()))
      for (const key of ['byMethod', 'byGateway'] as const) {
        const sent = last30Days[key].filter(({ count }) => count > 0).map(({ name: _name, ...rest }) => rest)
        same(sent.sort(byId), expected[key].sort(byId), `${key} of the last 30 days`)
      }
      const counts = last30Days.failures.map(({ count }) => count)
      same(
        counts,
        [...counts].sort((a, b) => b - a),
        'the order of the failure reasons, most frequent first',
      )
      for (const { failure, count } of last30Days.failures) {
        same(count, expected.failures.get(failure.code), `payments that failed with ${failure.code}`)
      }
    },
  },
  {
    id: 'state/statistics-of-today-by-the-hour',
    title: 'the hours of today and yesterday match the payments',
    covers: [cell('getStats', 200, 'merchant')],
    async verify(run) {
      const { stats, rows } = await readConsistently(run, await run.actors.as('merchant'))
      const { todayCompared, daily } = stats
      if (!todayCompared) return
      const today = daily.at(-1)?.date ?? indianDay(run.actors.now())
      const before = (days: number) => indianDay(Date.parse(`${today}T00:00:00+05:30`) - days * DAY_MS)
      const { hours, yesterdayHours, yesterdayByNow, lastWeekByNow } = todayCompared
      same(hours, hoursOf(rows, today).slice(0, hours.length), 'the hours of today')
      same(yesterdayHours, hoursOf(rows, before(1)), 'the hours of yesterday')
      const within = (amount: number, ofDay: number[], what: string) => {
        const complete = ofDay.slice(0, hours.length - 1).reduce((sum, each) => sum + each, 0)
        const most = complete + (ofDay[hours.length - 1] ?? 0)
        must(amount >= complete && amount <= most, `${what} is ${amount}, expected ${complete} to ${most}`)
      }
      within(yesterdayByNow, yesterdayHours, 'yesterdayByNow')
      within(lastWeekByNow, hoursOf(rows, before(7)), 'lastWeekByNow')
    },
  },
]

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
