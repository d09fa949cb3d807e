import { expect, test, vi } from 'vitest'
import type { Filter, FilterValues } from './filter.ts'
import { settingOf, withNames } from './filter.ts'

const date: Filter = { label: 'Date', kind: 'days', params: ['from', 'to', 'lastHours'] }
const amount: Filter = { label: 'Amount', kind: 'amounts', params: ['minAmount', 'maxAmount'] }
const status: Filter = {
  label: 'Status',
  kind: 'choices',
  params: ['status'],
  choices: [
    ['paid', 'Paid'],
    ['failed', 'Failed'],
    ['open', 'Open'],
    ['new', 'New'],
  ],
}
const settlement: Filter = {
  label: 'Settlement',
  kind: 'set-elsewhere',
  params: ['settlementId'],
  nameOf: (id) => (id === 'setl_1' ? '24 Nov 2026' : undefined),
}

test.each<[Filter, FilterValues, string | null]>([
  [date, {}, null],
  [date, { from: '2026-11-21', to: '2026-11-21' }, 'Today'],
  [date, { from: '2026-11-02', to: '2026-11-02' }, '2 Nov 2026'],
  [date, { from: '2026-11-02', to: '2026-11-05' }, '2 Nov 2026 – 5 Nov 2026'],
  [date, { from: '2026-11-02' }, 'from 2 Nov 2026'],
  [date, { to: '2026-11-02' }, 'until 2 Nov 2026'],
  [date, { lastHours: 24 }, 'Last 24 hours'],
  [date, { lastHours: 1, from: '2026-11-02' }, 'Last hour, from 2 Nov 2026'],
  [amount, { minAmount: 50_000 }, 'from ₹500'],
  [amount, { maxAmount: 99_950 }, 'up to ₹999.50'],
  [amount, { minAmount: 50_000, maxAmount: 12_000_000 }, '₹500 – ₹1,20,000'],
  [status, { status: ['failed'] }, 'Failed'],
  [status, { status: 'failed,paid' }, 'Failed, Paid'],
  [status, { status: ['paid', 'failed', 'new'] }, '3 of 4'],
  [status, { status: '' }, null],
  [settlement, { settlementId: 'setl_1' }, '24 Nov 2026'],
  [settlement, { settlementId: 'setl_2' }, 'setl_2'],
])('%o with %o says %s', (filter, values, label) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T06:00:00Z') })
  expect(settingOf(filter, values)).toBe(label)
})

test('ids are called by the names that are known, and a choice without choices offers those', () => {
  const gateway: Filter = { label: 'Gateway', kind: 'choice', params: ['gatewayId'], choices: [] }
  const named = withNames([gateway, settlement, status], {
    gatewayId: new Map([['gw_1', 'Axis']]),
    settlementId: new Map([['setl_2', '25 Nov 2026']]),
  })
  expect(named[0]).toMatchObject({ choices: [['gw_1', 'Axis']] })
  const values = { gatewayId: 'gw_1', settlementId: 'setl_2', status: 'paid' }
  expect(named.map((filter) => settingOf(filter, values))).toEqual(['Axis', '25 Nov 2026', 'Paid'])
  expect(named.map((filter) => settingOf(filter, { settlementId: 'setl_1' }))).toEqual([null, 'setl_1', null])
})
