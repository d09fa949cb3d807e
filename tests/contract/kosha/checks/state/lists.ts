import { cell, needed, same } from '../../../suite/verdicts.ts'
import type { Check } from '../../run.ts'
import { ALL_REFUNDS, REFUNDS } from '../../support/changes.ts'
import { allTransactions, NO_REFUNDABLE_PAYMENT, refundablePayments } from '../../support/fixtures.ts'

const MAX_REFUNDS = 100

export const lists: Check[] = [
  {
    id: 'state/pages-while-rows-leave',
    title: 'pages neither skip nor repeat a row when other rows leave the list in between',
    covers: [cell('listTransactions', 200, 'merchant')],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const query = { status: 'success' }
      const before = await allTransactions(run, as, query)
      // After a partial refund, the payment no longer matches the status filter.
      const payments = (await refundablePayments(run)).filter(({ status }) => status === 'success')
      needed(payments[0], NO_REFUNDABLE_PAYMENT)
      needed(before[1], 'the merchant has a single successful payment, and so no second page')
      // The first page ends with one of them, if its row is not too far up.
      const end = before
        .slice(0, Math.min(MAX_ROWS, before.length - 1))
        .findLastIndex((row) => payments.some(({ id }) => id === row.id))
      const limit = `${Math.min(MAX_ROWS, Math.max(end + 1, Math.ceil(before.length / MAX_PAGES)))}`
      let refunds = 0
      const rows = await allTransactions(run, as, { ...query, limit }, async (page) => {
        // That of the cursor, if it can be refunded.
        const last = payments.findIndex(({ id }) => id === page.at(-1)?.id)
        const transactionId = payments.splice(last, 1)[0]?.id
        if (transactionId && refunds++ < MAX_REFUNDED)
          await run.expectSuccess('refundTransaction', { as, body: { transactionId, amount: 1 } })
      })
      same(new Set(ids(rows)).size, rows.length, 'the number of different rows on all pages')
      const stayed = new Set(ids(await allTransactions(run, as, query)))
      const read = new Set(ids(rows))
      same(
        ids(before).filter((id) => stayed.has(id) && !read.has(id)),
        [],
        'the skipped rows',
      )
    },
  },
  {
    id: 'state/refund-limit',
    title: `a payment can be refunded in ${MAX_REFUNDS} parts, and no more`,
    changes: ALL_REFUNDS,
    async verify(run) {
      run.actors.disposableAccountOf('merchant')
      const as = await run.actors.as('merchant')
      const smallest = (await refundablePayments(run, { atLeast: MAX_REFUNDS + 1 })).at(-1)
      const { id, refunds } = needed(smallest, NO_REFUNDABLE_PAYMENT)
      const call = { as, body: { transactionId: id, amount: 1 } }
      for (let count = refunds.length; count < MAX_REFUNDS; count++)
        await run.expectSuccess('refundTransaction', call)
      const { error } = await run.expectError('refundTransaction', call, 409)
      same(error.code, 'not_refundable', 'the error code')
    },
  },
]

const MAX_ROWS = 100
const MAX_PAGES = 30
const MAX_REFUNDED = 6

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
