import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noStats } from '../figures/stats.testing.ts'
import type { Stats } from '../figures/stats.ts'
import { Figures } from './totals.tsx'

/** The text as read, with a line between its parts. */
const textOf = (stats: Stats) =>
  renderToStaticMarkup(<Figures stats={stats} />).replaceAll(/(<[^>]+>)+/g, '|')

test('an account without payments has no rate instead of 0.00 %', () => {
  const text = textOf(noStats)
  expect(text).toContain('|–|no payments yet|')
  expect(text).not.toContain('0.00%')
})

test('a rate with failures only is 0.00 %', () => {
  expect(textOf({ ...noStats, successRate: 0 })).toContain('|0.00%|')
})

const day = { date: '2026-11-21', amount: 0, count: 4, succeeded: 3, failed: 1 }
const lean = { ...noStats, totalTransactions: 4, daily: [day] }

test('a rate that the server leaves out follows from the days, if these have all payments', () => {
  expect(textOf(lean)).toContain('|75.00%|')
  const open = { ...lean, daily: [{ ...day, succeeded: 0, failed: 0 }] }
  expect(textOf(open)).toContain('|–|no payment completed yet|')
})

test('a rate that is not known is not shown', () => {
  const older = textOf({ ...lean, totalTransactions: 480 })
  expect(older).not.toContain('Success rate')
  expect(older).not.toContain('no payment')
})
