import { closedFor, DAY, dayIn, later } from '../data/calendar.ts'
import { settlementRules } from '../rules/money.ts'
import type { Mutant } from './mutant.ts'
import { alteringField, mutant } from './mutant.ts'

const { due, paid, settlementFailure, net, settlementOrder } = settlementRules
const inTime = 'state/settlement-due-dates'

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
  mutant('settlements are due on the next calendar day', inTime, {
    due: (day) => dueAfter(day, () => false),
  }),
  mutant('settlements are never due on Saturdays', inTime, {
    due: (day) => dueAfter(day, (date) => closedFor(date) !== undefined || new Date(date).getUTCDay() === 6),
  }),
  mutant('settlements are due after two working days', inTime, {
    due: (day) => {
      const first = due(day)
      const second = due(first.dueOn)
      return { ...second, skippedDays: [...first.skippedDays, ...second.skippedDays] }
    },
  }),
  mutant('settlements are due a week late', inTime, {
    due: (day) => ({ ...due(day), dueOn: later(due(day).dueOn, 7) }),
  }),
  mutant('skipped days are missing', inTime, { due: (day) => ({ ...due(day), skippedDays: [] }) }),
  mutant('only the first skipped day is listed', inTime, {
    due: (day) => ({ ...due(day), skippedDays: due(day).skippedDays.slice(0, 1) }),
  }),
  mutant('the due date is listed as a skipped day', inTime, {
    due: (day) => ({
      ...due(day),
      skippedDays: [...due(day).skippedDays, { date: due(day).dueOn, reason: 'Sunday' }],
    }),
  }),
  mutant('skipped days have wrong dates', inTime, {
    due: (day) => ({
      ...due(day),
      skippedDays: due(day).skippedDays.map(({ date }) => ({ date: later(date, -1), reason: 'Sunday' })),
    }),
  }),
  mutant('the net does not deduct the tax', 'state/settlements-add-up', {
    net: (parts) => net({ ...parts, tax: 0 }),
  }),
  mutant('the net does not deduct the refunds', 'state/settlements-add-up', {
    net: (parts) => net({ ...parts, refunds: 0 }),
  }),
  mutant('the net does not deduct the fee', 'state/settlements-add-up', {
    net: (parts) => net({ ...parts, fee: 0 }),
  }),
  mutant('a settlement counts one payment too many', 'state/settlements-match-payments', {
    ...alteringField('listSettlements', 'transactionCount', (value) => Number(value) + 1),
  }),
  mutant('the net of a settlement is its gross', 'state/settlements-add-up', {
    shownSettlements: (rows) => rows.map((row) => ({ ...row, gross: row.net })),
  }),
  mutant('days end at midnight in London', 'state/settlements-match-payments', {
    captureDay: (instant) => dayIn(0, instant),
  }),
  mutant('settlements are listed oldest first', 'state/lists-newest-first', {
    settlementOrder: (a, b) => settlementOrder(b, a),
  }),
  mutant('a settlement is listed twice', 'state/lists-newest-first', {
    shownSettlements: (rows) => rows.flatMap((row) => [row, row]).slice(0, 1000),
  }),
  mutant('a processed settlement has no processedAt', 'state/details-match-status', {
    paid: (utr, processedAt) => {
      const { processedAt: _processedAt, ...rest } = paid(utr, processedAt)
      return rest
    },
  }),
  mutant('a failed settlement has no failure', 'state/details-match-status', {
    settlementFailure: () => ({}),
  }),
  mutant('a processed settlement has no UTR', 'state/details-match-status', {
    paid: (utr, processedAt) => {
      const { utr: _utr, ...rest } = paid(utr, processedAt)
      return rest
    },
  }),
  mutant('a settlement is processed before it is due', inTime, {
    paid: (utr, processedAt) => paid(utr, new Date(Date.parse(processedAt) - 6 * DAY).toISOString()),
  }),
  mutant('the failure code of a settlement is a sentence', 'positive/listSettlements-as-merchant', {
    settlementFailure: () => {
      const { failure } = settlementFailure()
      return failure ? { failure: { ...failure, code: 'It did not work.' } } : {}
    },
  }),
]
