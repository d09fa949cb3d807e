import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noStats } from '../figures/stats.testing.ts'
import { Figures } from './totals.tsx'

test('an account without payments has no rate instead of 0.00 %', () => {
  const shown = renderToStaticMarkup(<Figures stats={noStats} />)
  expect(shown).toContain('<dd>–</dd><dd>no payments yet</dd>')
  expect(shown).not.toContain('0.00%')
})

test('a rate with failures only is 0.00 %', () => {
  expect(renderToStaticMarkup(<Figures stats={{ ...noStats, successRate: 0 }} />)).toContain('<dd>0.00%</dd>')
})

const day = { date: '2026-11-21', amount: 0, count: 4, succeeded: 3, failed: 1 }
const lean = { ...noStats, totalTransactions: 4, daily: [day] }

test('a rate that the server leaves out follows from the days, if these have all payments', () => {
  expect(renderToStaticMarkup(<Figures stats={lean} />)).toContain('<dd>75.00%</dd>')
  const open = { ...lean, daily: [{ ...day, succeeded: 0, failed: 0 }] }
  expect(renderToStaticMarkup(<Figures stats={open} />)).toContain(
    '<dd>–</dd><dd>no payment completed yet</dd>',
  )
})

test('a rate that is not known is not shown', () => {
  const older = renderToStaticMarkup(<Figures stats={{ ...lean, totalTransactions: 480 }} />)
  expect(older).not.toContain('Success rate')
  expect(older).not.toContain('no payment')
})
