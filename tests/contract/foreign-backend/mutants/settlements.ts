import { closedFor, DAY, dayIn, later } from '../data/calendar.ts'
import { settlementRules } from '../rules/money.ts'
import type { Mutant } from './mutant.ts'
import { inField, mutant } from './mutant.ts'

const { due, paid, settlementFailure, net, settlementOrder } = settlementRules
const inTime = 'state/settlements-fall-due'

const isWeekend = (day: string) => /Sunday|Saturday/.test(closedFor(day) ?? '')

/** Due on the first later day that is not skipped. */
const dueAfter = (capturedOn: string, isLeftOut: (day: string) => boolean) => {
  const skippedDays: { date: string; reason: string }[] = []
  let dueOn = later(capturedOn, 1)
  for (; isLeftOut(dueOn); dueOn = later(dueOn, 1))
    skippedDays.push({ date: dueOn, reason: closedFor(dueOn) ?? 'Closed' })
  return { dueOn, skippedDays, dueReason: 'As the bank works' }
}

export const settlementMutants: Mutant[] = [
  mutant('settlements are due on Sundays', inTime, {
    due: (day) => dueAfter(day, (date) => closedFor(date) !== undefined && closedFor(date) !== 'Sunday'),
  }),
  mutant('settlements are due on second Saturdays', inTime, {
    due: (day) => dueAfter(day, (date) => closedFor(date) === 'Sunday'),
  }),
  mutant('settlements are due on bank holidays', inTime, {
    due: (day) => dueAfter(day, isWeekend),
  }),
  mutant('settlements are due on every next day', inTime, { due: (day) => dueAfter(day, () => false) }),
  mutant('every Saturday is left out', inTime, {
    due: (day) => dueAfter(day, (date) => closedFor(date) !== undefined || new Date(date).getUTCDay() === 6),
  }),
  mutant('settlements are due two working days later', inTime, {
    due: (day) => {
      const first = due(day)
      const second = due(first.dueOn)
      return { ...second, skippedDays: [...first.skippedDays, ...second.skippedDays] }
    },
  }),
  mutant('settlements are due a day later than they need', inTime, {
    due: (day) => ({ ...due(day), dueOn: later(due(day).dueOn, 7) }),
  }),
  mutant('no skipped day is told', inTime, { due: (day) => ({ ...due(day), skippedDays: [] }) }),
  mutant('only the first skipped day is told', inTime, {
    due: (day) => ({ ...due(day), skippedDays: due(day).skippedDays.slice(0, 1) }),
  }),
  mutant('the day of payment is told as skipped', inTime, {
    due: (day) => ({
      ...due(day),
      skippedDays: [...due(day).skippedDays, { date: due(day).dueOn, reason: 'Sunday' }],
    }),
  }),
  mutant('skipped days are told under another name', inTime, {
    due: (day) => ({
      ...due(day),
      skippedDays: due(day).skippedDays.map(({ date }) => ({ date: later(date, -1), reason: 'Sunday' })),
    }),
  }),
  mutant('the net forgets the tax', 'state/settlements-add-up', {
    net: (parts) => net({ ...parts, tax: 0 }),
  }),
  mutant('the net forgets the refunds', 'state/settlements-add-up', {
    net: (parts) => net({ ...parts, refunds: 0 }),
  }),
  mutant('the net forgets the fee', 'state/settlements-add-up', {
    net: (parts) => net({ ...parts, fee: 0 }),
  }),
  mutant('a settlement counts one payment too many', 'state/settlements-are-their-payments', {
    ...inField('listSettlements', 'transactionCount', (value) => Number(value) + 1),
  }),
  mutant('a settlement says gross where it means net', 'state/settlements-add-up', {
    shownSettlements: (rows) => rows.map((row) => ({ ...row, gross: row.net })),
  }),
  mutant('a day ends at midnight in London', 'state/settlements-are-their-payments', {
    captureDay: (instant) => dayIn(0, instant),
  }),
  mutant('settlements are listed oldest first', 'state/lists-newest-first', {
    settlementOrder: (a, b) => settlementOrder(b, a),
  }),
  mutant('a settlement is listed twice', 'state/lists-newest-first', {
    shownSettlements: (rows) => rows.flatMap((row) => [row, row]).slice(0, 1000),
  }),
  mutant('a processed settlement lacks processedAt', 'state/what-there-is-to-say', {
    paid: (utr, processedAt) => {
      const { processedAt: _processedAt, ...rest } = paid(utr, processedAt)
      return rest
    },
  }),
  mutant('a failed settlement lacks its failure', 'state/what-there-is-to-say', {
    settlementFailure: () => ({}),
  }),
  mutant('a processed settlement lacks its UTR', 'state/what-there-is-to-say', {
    paid: (utr, processedAt) => {
      const { utr: _utr, ...rest } = paid(utr, processedAt)
      return rest
    },
  }),
  mutant('a settlement is processed before it is due', inTime, {
    paid: (utr, processedAt) => paid(utr, new Date(Date.parse(processedAt) - 6 * DAY).toISOString()),
  }),
  mutant('a failed settlement has a code that is a sentence', 'positive/listSettlements-as-merchant', {
    settlementFailure: () => {
      const { failure } = settlementFailure()
      return failure ? { failure: { ...failure, code: 'It did not work.' } } : {}
    },
  }),
]
