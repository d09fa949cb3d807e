import type { Check } from '../../suite/check.ts'
import { cell, must, needed, same } from '../../suite/check.ts'
import type { Filters, Transaction } from '../../support/fixtures.ts'
import { allTransactions, pageOf } from '../../support/fixtures.ts'
import { indianDay } from '../../support/indian-day.ts'

type FilterCase = { query: Filters; isKept: (row: Transaction) => boolean }

const listed = cell('listTransactions', 200, 'merchant')
const ROWS_LOOKED_AT = 500

export const filtersAlone: Check[] = [
  {
    id: 'positive/each-filter-alone',
    title: 'each filter on its own returns exactly the matching rows',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = (await allTransactions(run, as)).slice(0, ROWS_LOOKED_AT)
      const middle = needed(rows[Math.floor(rows.length / 2)], 'the merchant has no transactions')
      for (const { query, isKept } of [...filtersFrom(middle), ...filtersOverAll(rows)]) {
        const found = new Set((await allTransactions(run, as, query)).map(({ id }) => id))
        for (const row of rows)
          same(found.has(row.id), isKept(row), `whether ${row.id} is returned for ${JSON.stringify(query)}`)
      }
    },
  },
  {
    id: 'positive/pages-keep-their-size',
    title: 'every page but the last has as many rows as its limit, up to 100',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      for (const limit of [1, 7, 60, 100]) {
        const { transactions, total, nextCursor } = await pageOf(run, as, { limit: `${limit}` })
        same(transactions.length, Math.min(limit, total), `the number of rows on a page of ${limit}`)
        must(
          total <= limit || nextCursor !== undefined,
          `a page of ${limit} of ${total} rows has no nextCursor`,
        )
      }
    },
  },
]

/** Single filters derived from the values of one row. */
function filtersFrom({ createdAt, amount, gatewayId, merchantId }: Transaction): FilterCase[] {
  const day = indianDay(createdAt)
  return [
    { query: { from: day }, isKept: (row) => indianDay(row.createdAt) >= day },
    { query: { to: day }, isKept: (row) => indianDay(row.createdAt) <= day },
    { query: { from: day, to: day }, isKept: (row) => indianDay(row.createdAt) === day },
    { query: { minAmount: `${amount}` }, isKept: (row) => row.amount >= amount },
    { query: { maxAmount: `${amount}` }, isKept: (row) => row.amount <= amount },
    { query: { gatewayId }, isKept: (row) => row.gatewayId === gatewayId },
    { query: { merchantId }, isKept: (row) => row.merchantId === merchantId },
    { query: { method: ['card', 'upi'] }, isKept: ({ method }) => method === 'card' || method === 'upi' },
    {
      query: { status: ['failed', 'success'] },
      isKept: ({ status }) => status === 'failed' || status === 'success',
    },
  ]
}

/** One filter for each distinct value in the rows. */
function filtersOverAll(rows: Transaction[]): FilterCase[] {
  const statuses = new Set(rows.map(({ status }) => status))
  const methods = new Set(rows.map(({ method }) => method))
  const refunds = new Set(rows.flatMap((row) => row.refunds.map(({ status }) => status)))
  const linkId = rows.find(({ paymentLinkId }) => paymentLinkId !== undefined)?.paymentLinkId
  const settlementId = rows.find((row) => row.settlementId !== undefined)?.settlementId
  return [
    ...[...statuses].map(
      (status): FilterCase => ({ query: { status }, isKept: (row) => row.status === status }),
    ),
    ...[...methods].map(
      (method): FilterCase => ({ query: { method }, isKept: (row) => row.method === method }),
    ),
    ...[...refunds].map(
      (refundStatus): FilterCase => ({
        query: { refundStatus },
        isKept: (row) => row.refunds.some(({ status }) => status === refundStatus),
      }),
    ),
    ...(linkId === undefined
      ? []
      : [{ query: { paymentLinkId: linkId }, isKept: (row: Transaction) => row.paymentLinkId === linkId }]),
    ...(settlementId === undefined
      ? []
      : [{ query: { settlementId }, isKept: (row: Transaction) => row.settlementId === settlementId }]),
  ]
}
