import type { Check } from '../../../suite/contract-run.ts'
import { cell, needed, same } from '../../../suite/verdicts.ts'
import { REFUNDS } from '../../support/changes.ts'
import { allTransactions, NO_REFUNDABLE_PAYMENT, refundablePayments } from '../../support/fixtures.ts'

const listed = cell('listTransactions', 200, 'merchant')

export const lists: Check[] = [
  {
    id: 'state/pages-while-rows-leave',
    title: 'pages neither skip nor repeat a row when other rows leave the list in between',
    covers: [listed],
    changes: REFUNDS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      const query = { status: 'success' }
      const before = await allTransactions(run, as, query)
      // After a partial refund, the payment no longer matches the status filter.
      const payments = (await refundablePayments(run))
        .filter(({ status }) => status === 'success')
        .slice(0, 5)
      needed(payments[0], NO_REFUNDABLE_PAYMENT)
      needed(before[1], 'the merchant has a single successful payment, and so no second page')
      const limit = `${Math.min(100, Math.max(1, Math.ceil(before.length / 6)))}`
      const rows = await allTransactions(run, as, { ...query, limit }, async () => {
        const transactionId = payments.pop()?.id
        if (transactionId)
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
]

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
