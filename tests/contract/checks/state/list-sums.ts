import { cell, needed, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import type { Filters, Transaction } from '../../support/fixtures.ts'
import { allTransactions, pageOf } from '../../support/fixtures.ts'

const CAPTURED = ['success', 'partially_refunded', 'refunded']
const queries: Filters[] = [{}, { method: ['upi'] }, { status: ['failed', 'refunded'] }]

/** The optional sums of a list: a server that sends them sends correct ones. */
export const listSums: Check[] = [
  {
    id: 'state/sums-of-lists',
    title: 'the sums of a list are those of the rows on all of its pages',
    covers: [cell('listTransactions', 200, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      for (const query of queries) {
        const { sums, transactions } = await pageOf(run, as, { ...query, limit: '1' })
        if (!sums) return
        if (Object.keys(query).length === 0) needed(transactions[0], 'the merchant has no transactions')
        same(sums, sumsOf(await allTransactions(run, as, query)), `the sums for ${JSON.stringify(query)}`)
      }
    },
  },
]

function sumsOf(rows: Transaction[]) {
  const captured = rows.filter(({ status }) => CAPTURED.includes(status))
  const sum = (field: 'amount' | 'refundedAmount' | 'fee' | 'tax') =>
    captured.reduce((total, row) => total + row[field], 0)
  return { captured: sum('amount'), refunded: sum('refundedAmount'), fee: sum('fee'), tax: sum('tax') }
}
