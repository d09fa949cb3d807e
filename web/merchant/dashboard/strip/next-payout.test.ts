import { expect, test } from 'vitest'
import { settlement as base } from '../../records/settlement.testing.ts'
import type { Settlement } from '../../records/settlements.ts'
import { lastSent, nothingDue, nextPayout as payoutOn } from './next-payout.ts'

type PayoutInput = Parameters<typeof payoutOn>
const nextPayout = (settlements: PayoutInput[0], stats: PayoutInput[1]) =>
  payoutOn(settlements, stats, '2026-11-21')

const settlement = { ...base, net: 100, transactionCount: 2 }
const unsettled = {
  ...{ count: 3, gross: 70, refunds: 10, fee: 5, tax: 1, net: 54 },
  ...{ dueOn: '2026-11-24', dueReason: 'The next working day.' },
}

test('all settlements of the first day that is due are one sum, and the later ones another', () => {
  const next = nextPayout(
    [
      { ...settlement, id: 'late', dueOn: '2026-11-25', net: 7 },
      { ...settlement, id: 'sunday', capturedOn: '2026-11-22', net: 30 },
      { ...settlement, id: 'friday', status: 'processing' },
      { ...settlement, id: 'paid', status: 'processed', dueOn: '2026-11-20' },
      { ...settlement, id: 'returned', status: 'failed', dueOn: '2026-11-19' },
    ],
    {},
  )
  expect(next).toMatchObject({ dueOn: '2026-11-23', net: 130, payments: 4, later: 7 })
  expect(next?.ofDay.map(({ id }) => id)).toEqual(['friday', 'sunday'])
})

test('unsettled payments are due next once all settlements have been sent', () => {
  const next = nextPayout([{ ...settlement, status: 'processed' }], { unsettled })
  expect(next).toMatchObject({ dueOn: '2026-11-24', net: 54, payments: 3, unsettled, ofDay: [], later: 0 })
})

test('unsettled payments are added to the settlements due on the same day, and come after earlier ones', () => {
  const today = { ...settlement, dueOn: '2026-11-24' }
  expect(nextPayout([today], { unsettled })).toMatchObject({ net: 154, payments: 5, unsettled })
  const earlier = nextPayout([settlement], { unsettled })
  expect(earlier).toMatchObject({ dueOn: '2026-11-23', net: 100, later: 54 })
  expect(earlier?.unsettled).toBeUndefined()
})

test('without captured payments and settlements there is no payout, even if the server omits it', () => {
  expect(nextPayout([], {})).toBeNull()
  expect(nextPayout([], { unsettled: { ...unsettled, count: 0, net: 0 } })).toBeNull()
})

test('while only refunds are waiting, they reduce the next amount collected', () => {
  const waiting = { ...unsettled, count: 0, gross: 0, refunds: 499_900, fee: 0, tax: 0, net: -499_900 }
  expect(nextPayout([], { unsettled: waiting })).toBeNull()
  expect(nothingDue({ unsettled: waiting })).toMatch(/on the next working day, less ₹4,999\.00 of refunds\.$/)
  expect(nothingDue({})).toMatch(/on the next working day\.$/)
})

test('what came back is a payout also on a day without payments', () => {
  const cameBack = { ...unsettled, count: 0, gross: 0, refunds: 0, fee: 0, tax: 0, adjustments: 54 }
  expect(nextPayout([], { unsettled: cameBack })).toMatchObject({ net: 54, payments: 0, dueOn: '2026-11-24' })
})

test('settlements not sent on time are overdue since the earliest due day, and come first', () => {
  const settlements: Settlement[] = [
    {
      ...settlement,
      id: 'later',
      dueOn: '2026-11-18',
      capturedOn: '2026-11-17',
      net: 7,
      status: 'processing',
    },
    { ...settlement, id: 'first', dueOn: '2026-11-13', capturedOn: '2026-11-12', net: 30 },
    settlement,
  ]
  const next = nextPayout(settlements, { unsettled })
  expect(next).toMatchObject({ isOverdue: true, dueOn: '2026-11-13', net: 37, payments: 4, later: 154 })
  expect(next?.ofDay.map(({ id }) => id)).toEqual(['first', 'later'])
  expect(payoutOn(settlements.slice(1, 2), {}, '2026-11-13')).toMatchObject({ isOverdue: false })
})

test('money that arrived or failed is not on its way', () => {
  const done: Settlement[] = [
    { ...settlement, status: 'processed' },
    { ...settlement, status: 'failed' },
  ]
  expect(nextPayout(done, {})).toBeNull()
})

test('the last sent settlements are those of the latest sending day, not of the latest due day', () => {
  const sent = { ...settlement, status: 'processed' as const, dueOn: '2026-11-20' }
  const settlements: Settlement[] = [
    { ...sent, id: 'earlier', net: 1, dueOn: '2026-11-22', processedAt: '2026-11-22T05:30:00Z' },
    { ...sent, id: 'late', net: 30, processedAt: '2026-11-25T05:30:00Z' },
    { ...sent, id: 'other', net: 12, processedAt: '2026-11-25T06:30:00Z' },
    { ...settlement, id: 'due' },
  ]
  expect(lastSent(settlements)).toMatchObject({ day: '2026-11-25', net: 42 })
  expect(lastSent(settlements)?.ofDay.map(({ id }) => id)).toEqual(['late', 'other'])
  expect(lastSent([sent])).toBeNull()
  expect(lastSent([])).toBeNull()
})
