import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figures } from './figures.tsx'
import type { Stats } from './stats.ts'

const stats: Stats = {
  todayAmount: 0,
  todayTransactions: 0,
  pendingSettlements: 0,
  pendingSettlementAmount: 0,
  totalAmount: 0,
  totalTransactions: 0,
  byGateway: [],
  daily: [],
  byMerchant: [],
}

test('an account without payments has no rate instead of 0.00 %', () => {
  const shown = renderToStaticMarkup(<Figures stats={stats} />)
  expect(shown).toContain('<dd>–</dd><dd>No payments yet</dd>')
  expect(shown).not.toContain('0.00%')
})

test('a rate with failures only is 0.00 %', () => {
  expect(renderToStaticMarkup(<Figures stats={{ ...stats, successRate: 0 }} />)).toContain('<dd>0.00%</dd>')
})
