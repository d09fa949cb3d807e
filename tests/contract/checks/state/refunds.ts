import { cell, must, needed, same } from '../../suite/claims.ts'
import type { Check, ContractRun } from '../../suite/contract-run.ts'
import { REFUNDS } from '../../support/changes.ts'
import type { Transaction } from '../../support/fixtures.ts'
import {
  NO_REFUNDABLE_PAYMENT,
  pageOf,
  refundablePayment,
  refundablePayments,
  refundableUntilOf,
  reloaded,
  remainingOf,
} from '../../support/fixtures.ts'

const succeeded = cell('refundTransaction', 200, 'merchant')
const conflict = cell('refundTransaction', 409, 'merchant')
const AT_ONCE = 12

export const refunds: Check[] = [
  {
    id: 'state/refund-in-parts',
    title: 'a payment can be refunded in part, then the rest, then no more; its fee and tax stay the same',
    covers: [succeeded, conflict],
    changes: REFUNDS,
    async verify(run) {
      const payments = await refundablePayments(run, { atLeast: 2 })
      // The smallest one, since it is refunded in full.
      const payment = needed(payments.at(-1), NO_REFUNDABLE_PAYMENT)
      const { id, amount, fee, tax, refunds, refundedAmount } = payment
      const first = await refund(run, id, 1)
      same(first.status, 'partially_refunded', 'the status after a partial refund')
      same(
        [first.refundedAmount, first.fee, first.tax],
        [refundedAmount + 1, fee, tax],
        'refundedAmount, fee and tax',
      )
      same(first.refunds.length, refunds.length + 1, 'the number of refunds')
      const [last] = first.refunds.slice(-1)
      same([last?.amount, last?.status], [1, 'pending'], 'amount and status of the new refund')
      const full = await refund(run, id, remainingOf(first))
      same(
        [full.status, full.refundedAmount],
        ['refunded', amount],
        'status and refundedAmount after the full refund',
      )
      same(await reloaded(run, payment), full, 'the transaction in the list')
      await refused(run, id, 1, 'not_refundable')
    },
  },
  {
    id: 'state/refund-never-exceeds',
    title: 'a refund above the remaining amount is rejected, even by one paisa, and changes nothing',
    covers: [conflict],
    changes: REFUNDS,
    async verify(run) {
      const payment = await refundablePayment(run)
      await refused(run, payment.id, remainingOf(payment) + 1, 'refund_exceeds_remaining')
      await refused(run, payment.id, 1_000_000_000_000, 'refund_exceeds_remaining')
      same(await reloaded(run, payment), payment, 'the transaction after a rejected refund')
    },
  },
  {
    id: 'state/simultaneous-refunds',
    title: 'simultaneous refunds never exceed the amount in total',
    covers: [succeeded, conflict],
    changes: REFUNDS,
    async verify(run) {
      const payments = await refundablePayments(run, { atLeast: AT_ONCE })
      const payment = needed(payments.at(-1), NO_REFUNDABLE_PAYMENT)
      const share = Math.ceil(remainingOf(payment) / 4)
      const as = await run.actors.as('merchant')
      const body = { transactionId: payment.id, amount: share }
      const responses = await Promise.all(
        Array.from({ length: AT_ONCE }, () => run.call('refundTransaction', { as, body })),
      )
      const accepted = responses.filter(({ status }) => status === 200).length
      same(
        accepted,
        Math.floor(remainingOf(payment) / share),
        `the number of accepted simultaneous refunds of ${share} paise`,
      )
      const now = await reloaded(run, payment)
      same(now.refundedAmount, payment.refundedAmount + accepted * share, 'refundedAmount')
      must(now.refundedAmount <= now.amount, `${now.refundedAmount} of ${now.amount} paise were refunded`)
    },
  },
  ...(['created', 'pending', 'failed', 'refunded'] as const).map(
    (status): Check => ({
      id: `state/no-refund-when-${status}`,
      title: `a ${status} payment cannot be refunded`,
      covers: [conflict],
      changes: 'requests refunds that must be rejected',
      async verify(run) {
        const { transactions } = await pageOf(run, await run.actors.as('merchant'), { status, limit: '1' })
        const { id } = needed(transactions[0], `the merchant has no ${status} payment`)
        await refused(run, id, 1, 'not_refundable')
      },
    }),
  ),
  {
    id: 'state/refund-window-closes',
    title: 'a payment captured more than 7 days ago cannot be refunded',
    covers: [conflict],
    changes: 'requests refunds that must be rejected',
    async verify(run) {
      const as = await run.actors.as('merchant')
      const old = await pageOf(run, as, { status: 'success', sort: 'createdAt', limit: '1' })
      const [payment] = old.transactions
      const now = run.actors.now() - 86_400_000
      const closed = payment && refundableUntilOf(payment) < now ? payment : undefined
      const { id } = needed(closed, 'the merchant has no payment whose 7 days are over')
      await refused(run, id, 1, 'refund_window_closed')
    },
  },
]

async function refund(run: ContractRun, transactionId: string, amount: number): Promise<Transaction> {
  const as = await run.actors.as('merchant')
  return (await run.expectSuccess('refundTransaction', { as, body: { transactionId, amount } })).transaction
}

async function refused(run: ContractRun, transactionId: string, amount: number, code: string): Promise<void> {
  const as = await run.actors.as('merchant')
  const { error } = await run.expectError('refundTransaction', { as, body: { transactionId, amount } }, 409)
  same(error.code, code, 'the error code')
}
