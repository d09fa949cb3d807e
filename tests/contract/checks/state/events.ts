import type { components } from '#contract'
import { cell, needed, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import type { Transaction } from '../../support/fixtures.ts'
import { allTransactions } from '../../support/fixtures.ts'

type EventType = components['schemas']['TransactionEvent']['type']

const CAPTURED = ['success', 'partially_refunded', 'refunded']

export const events: Check[] = [
  {
    id: 'state/events-match-status',
    title: 'the events of a payment are in chronological order and match its status and refunds',
    covers: [cell('listTransactions', 200, 'merchant')],
    async verify(run) {
      const rows = await allTransactions(run, await run.actors.as('merchant'))
      needed(rows[0], 'the merchant has no transactions')
      for (const row of rows) checkEvents(row)
    },
  },
]

function checkEvents({ id, status, createdAt, settlementId, refunds, events }: Transaction): void {
  const times = events.map(({ at }) => Date.parse(at))
  same(
    times,
    [...times].sort((a, b) => a - b),
    `the times of the events of ${id}`,
  )
  same([events[0]?.type, times[0]], ['created', Date.parse(createdAt)], `the first event of ${id}`)
  const count = (type: EventType) => events.filter((each) => each.type === type).length
  same(
    [count('succeeded'), count('failed')],
    [CAPTURED.includes(status) ? 1 : 0, status === 'failed' ? 1 : 0],
    `the successes and failures of ${id}, which is ${status}`,
  )
  const asked = events.filter(({ type }) => type === 'refund_requested')
  same(
    asked.map(({ at, amount }) => [Date.parse(at), amount]),
    refunds.map((refund) => [Date.parse(refund.createdAt), refund.amount]),
    `the refund requests of ${id}`,
  )
  const ended = refunds.map((refund) => refund.status)
  same(
    [count('refund_processed'), count('refund_failed')],
    [ended.filter((each) => each === 'processed').length, ended.filter((each) => each === 'failed').length],
    `the processed and the failed refunds of ${id}`,
  )
  if (settlementId === undefined) same(count('settled'), 0, `the number of settlement events of ${id}`)
}
