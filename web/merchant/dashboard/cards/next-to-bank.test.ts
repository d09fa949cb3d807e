import { expect, test } from 'vitest'
import { settlement as base } from '../../settlements/settlement.testing.ts'
import type { Settlement } from '../../settlements/settlements.ts'
import { lastSent, nextToBank } from './next-to-bank.ts'

const settlement = { ...base, net: 100 }

test('all settlements of the first day that is due are one sum, and the later ones another', () => {
  const next = nextToBank([
    { ...settlement, id: 'late', dueOn: '2026-11-25', net: 7 },
    { ...settlement, id: 'sunday', capturedOn: '2026-11-22', net: 30 },
    { ...settlement, id: 'friday', status: 'processing' },
    { ...settlement, id: 'paid', status: 'processed', dueOn: '2026-11-20' },
    { ...settlement, id: 'returned', status: 'failed', dueOn: '2026-11-19' },
  ])
  expect(next?.dueOn).toBe('2026-11-23')
  expect(next?.ofDay.map(({ id }) => id)).toEqual(['friday', 'sunday'])
  expect(next?.net).toBe(130)
  expect(next?.later).toEqual({ count: 1, net: 7 })
})

test('what was sent last are the settlements of the latest day that were processed', () => {
  const sent = { ...settlement, status: 'processed' } as const
  const all: Settlement[] = [
    { ...sent, id: 'earlier', dueOn: '2026-11-18' },
    { ...sent, id: 'last', dueOn: '2026-11-20', net: 30 },
    { ...sent, id: 'of the weekend', dueOn: '2026-11-20', net: 12 },
    { ...settlement, id: 'returned', status: 'failed', dueOn: '2026-11-21' },
    { ...settlement, id: 'due' },
  ]
  expect(lastSent(all)).toMatchObject({ dueOn: '2026-11-20', net: 42 })
  expect(lastSent(all)?.ofDay.map(({ id }) => id)).toEqual(['last', 'of the weekend'])
  expect(lastSent([])).toBeNull()
})

test('money that arrived or failed is not on its way', () => {
  expect(
    nextToBank([
      { ...settlement, status: 'processed' },
      { ...settlement, status: 'failed' },
    ]),
  ).toBeNull()
})
