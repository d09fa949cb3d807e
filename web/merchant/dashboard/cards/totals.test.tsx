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
