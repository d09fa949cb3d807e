import { cell, must, needed, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import { REFUNDS } from '../../support/changes.ts'
import type { Transaction } from '../../support/fixtures.ts'
import {
  allTransactions,
  pageOf,
  refundablePayment,
  refundablePayments,
  refundableUntilOf,
  reloaded,
} from '../../support/fixtures.ts'
import { indianDay } from '../../support/indian-day.ts'
import { workingDaysAfter } from '../../support/working-days.ts'

const listed = cell('listTransactions', 200, 'merchant')
const HOUR_MS = 3_600_000
const WINDOW_MS = 7 * 24 * HOUR_MS
const EXPECTED_AFTER = 7
const REASON = 'Contract suite: the colour was another'

/** The fields of a refund, when it is created and later. */
export const refundDetails: Check[] = [
  {
    id: 'state/refund-is-complete',
    title:
      'a new refund is the last in the list, has the requested details, and adds an event with its reason',
    covers: [cell('refundTransaction', 200, 'merchant')],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      for (const more of [{ reason: REASON }, {}, { reason: REASON }]) {
        const before = await refundablePayment(run)
        const body = { transactionId: before.id, amount: 1, ...more }
        const { transaction } = await run.expectSuccess('refundTransaction', { as, body })
        same(transaction.refunds.slice(0, -1), before.refunds, 'the refunds before the new one')
        const refund = needed(transaction.refunds.at(-1), 'the payment has no refund')
        const { amount, reason, reference, createdAt, expectedBy } = refund
        same({ amount, reason }, { amount: 1, reason: body.reason }, 'amount and reason of the refund')
        same(reference.status, 'pending', 'the status of the reference of a new refund')
        same(
          expectedBy,
          workingDaysAfter(indianDay(createdAt), EXPECTED_AFTER),
          `expectedBy of a refund requested at ${createdAt}`,
        )
        const { type, amount: told } = transaction.events.at(-1) ?? {}
        same([type, told], ['refund_requested', 1], 'the last event')
        same(await reloaded(run, before), transaction, 'the transaction in the list')
      }
    },
  },
  {
    id: 'state/refund-references',
    title:
      'refunds are listed oldest first; a card refund has an ARN, any other an RRN, with a value once available',
    covers: [listed],
    async verify(run) {
      for (const { id, method, refunds } of await refunded(run)) {
        const times = refunds.map(({ createdAt }) => Date.parse(createdAt))
        same(
          times,
          [...times].sort((a, b) => a - b),
          `the times of the refunds of ${id}`,
        )
        for (const { id: refundId, reference, status, processedAt } of refunds) {
          same(
            reference.type,
            method === 'card' ? 'arn' : 'rrn',
            `the reference of ${refundId}, paid by ${method}`,
          )
          same(
            reference.value !== undefined,
            reference.status === 'available',
            `whether the reference of ${refundId}, which is ${reference.status}, has a value`,
          )
          same(
            processedAt !== undefined,
            status === 'processed',
            `whether ${refundId}, which is ${status}, has a processedAt`,
          )
        }
      }
    },
  },
  {
    id: 'state/refund-expected-by',
    title: 'a refund is expected by the seventh working day after the request',
    covers: [listed],
    async verify(run) {
      for (const { id, createdAt, expectedBy } of (await refunded(run)).flatMap(({ refunds }) => refunds))
        same(
          expectedBy,
          workingDaysAfter(indianDay(createdAt), EXPECTED_AFTER),
          `expectedBy of ${id}, requested at ${createdAt}`,
        )
    },
  },
  {
    id: 'state/refund-window-is-7-days',
    title: 'refundableUntil is 7 days after the capture, for every captured payment and no other',
    covers: [listed],
    async verify(run) {
      const rows = await allTransactions(run, await run.actors.as('merchant'))
      needed(rows[0], 'the merchant has no transactions')
      for (const { id, events, refundableUntil } of rows) {
        const capture = events.find(({ type }) => type === 'succeeded')?.at
        const until = refundableUntil === undefined ? undefined : Date.parse(refundableUntil)
        same(
          until,
          capture === undefined ? undefined : Date.parse(capture) + WINDOW_MS,
          `refundableUntil of ${id}`,
        )
      }
    },
  },
  {
    id: 'state/refund-until-the-last-day',
    title: 'the oldest payment that is still within its 7 days can be refunded',
    covers: [],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const byAge = (await refundablePayments(run)).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
      const { id } = needed(byAge[0], 'the merchant has no refundable payment of the last 7 days')
      await run.expectSuccess('refundTransaction', { as, body: { transactionId: id, amount: 1 } })
    },
  },
  {
    id: 'state/refund-after-the-last-day',
    title: 'the most recent payment whose 7 days are over cannot be refunded',
    covers: [],
    changes: 'requests refunds that must be rejected',
    async verify(run) {
      const as = await run.actors.as('merchant')
      const over = run.actors.now() - HOUR_MS
      const to = indianDay(over - WINDOW_MS)
      const { transactions } = await pageOf(run, as, { status: 'success', to, limit: '100' })
      const closed = transactions.find((each) => refundableUntilOf(each) < over)
      const { id } = needed(closed, 'the merchant has no payment whose 7 days are over')
      const { error } = await run.expectError(
        'refundTransaction',
        { as, body: { transactionId: id, amount: 1 } },
        409,
      )
      same(error.code, 'refund_window_closed', 'the error code')
    },
  },
]

async function refunded(run: ContractRun): Promise<Transaction[]> {
  const rows = await allTransactions(run, await run.actors.as('merchant'))
  const some = rows.filter(({ refunds }) => refunds.length > 0)
  must(
    some.every(({ refunds }) => new Set(refunds.map(({ id }) => id)).size === refunds.length),
    'two refunds have the same id',
  )
  needed(some[0], 'the merchant has no refund')
  return some
}
