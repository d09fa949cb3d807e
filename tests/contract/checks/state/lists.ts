import type { Check } from '../../suite/check.ts'
import { cell, must, needed, same } from '../../suite/check.ts'
import type { ContractRun } from '../../suite/contract-run.ts'
import { REFUNDS } from '../../support/changes.ts'
import type { Transaction } from '../../support/fixtures.ts'
import {
  allTransactions,
  linksOf,
  NO_REFUNDABLE_PAYMENT,
  pageOf,
  refundablePayments,
} from '../../support/fixtures.ts'
import { indianDay } from '../../support/indian-day.ts'

const listed = cell('listTransactions', 200, 'merchant')
// Few enough to request one page for each.
const MAX_EQUALS = 50
const SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const

export const lists: Check[] = [
  ...SORTS.map(
    (sort): Check => ({
      id: `state/pages-by-${sort.replace('-', 'descending-')}`,
      title: `all pages sorted by ${sort} contain every row once and in order, for any page size`,
      covers: [listed],
      async verify(run) {
        const as = await run.actors.as('merchant')
        const before = (await pageOf(run, as)).total
        const rows = await allTransactions(run, as, { sort })
        needed(rows[1], 'the merchant has fewer than two transactions')
        isEveryRowOnce(rows, before, (await pageOf(run, as)).total)
        const key = ({ amount, createdAt }: Transaction) =>
          sort.endsWith('amount') ? amount : Date.parse(createdAt)
        for (const [index, row] of rows.slice(1).entries()) {
          const previous = rows[index] ?? row
          const step = (key(row) - key(previous)) * (sort.startsWith('-') ? -1 : 1)
          must(step >= 0, `${previous.id} comes before ${row.id}, against the order ${sort}`)
        }
        const again = await allTransactions(run, as, { sort, limit: '37' })
        sameOrder(again, rows, 'the rows in pages of 37')
      },
    }),
  ),
  ...(['createdAt', 'amount'] as const).map(
    (sort): Check => ({
      id: `state/${sort}-ascending-reverses-descending`,
      title: `ascending order by ${sort} is the exact reverse of descending order`,
      covers: [listed],
      async verify(run) {
        const as = await run.actors.as('merchant')
        const up = await allTransactions(run, as, { sort })
        const down = await allTransactions(run, as, { sort: `-${sort}` })
        sameOrder(up, down.reverse(), `the rows by ${sort}`)
      },
    }),
  ),
  {
    id: 'state/pages-of-equal-rows',
    title: 'no row is skipped or repeated where a page ends between rows of the same amount or instant',
    covers: [],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = await allTransactions(run, as)
      const byAmount = equals(rows, ({ amount }) => `${amount}`)
      const byInstant = equals(rows, ({ createdAt }) => createdAt)
      needed(byAmount ?? byInstant, 'no two payments of the merchant have the same amount or instant')
      for (const sort of SORTS) {
        const [row] = (sort.endsWith('amount') ? byAmount : byInstant) ?? []
        if (!row) continue
        const day = indianDay(row.createdAt)
        const amount = `${row.amount}`
        const query = sort.endsWith('amount')
          ? { minAmount: amount, maxAmount: amount }
          : { from: day, to: day }
        const whole = await allTransactions(run, as, { ...query, sort })
        if (whole.length > MAX_EQUALS) continue
        const pages = await allTransactions(run, as, { ...query, sort, limit: '1' })
        sameOrder(pages, whole, `the rows in pages of 1 by ${sort}`)
        isEveryRowOnce(pages, whole.length, (await pageOf(run, as, { ...query, sort })).total)
      }
    },
  },
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
  {
    id: 'state/lists-newest-first',
    title: 'links and settlements are listed newest first, without duplicates, and in a stable order',
    covers: [cell('listPaymentLinks', 200, 'merchant'), cell('listSettlements', 200, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const links = await linksOf(run, as)
      const { settlements } = await run.expectSuccess('listSettlements', { as })
      for (const rows of [links, settlements]) {
        same(new Set(ids(rows)).size, rows.length, 'the number of different ids')
        const times = rows.map(({ createdAt }) => Date.parse(createdAt))
        must(
          times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)),
          'rows are out of order',
        )
      }
      sameOrder(await linksOf(run, as), links, 'the order of the links')
      const again = await run.expectSuccess('listSettlements', { as })
      sameOrder(again.settlements, settlements, 'the order of settlements')
    },
  },
  {
    id: 'state/gateways-by-priority',
    title: 'gateways are listed by priority, the one tried first at the top',
    covers: [cell('listGateways', 200, 'merchant')],
    async verify(run: ContractRun) {
      const { gateways } = await run.expectSuccess('listGateways', { as: await run.actors.as('merchant') })
      const priorities = gateways.map(({ priority }) => priority)
      same(
        priorities,
        [...priorities].sort((a, b) => a - b),
        'the listed priorities',
      )
    },
  },
]

/** The first group of rows with the same sort key. */
function equals(rows: Transaction[], keyOf: (row: Transaction) => string): Transaction[] | undefined {
  const keys = rows.map(keyOf)
  const twice = keys.find((key, index) => keys.indexOf(key) < index)
  return twice === undefined ? undefined : rows.filter((_row, index) => keys[index] === twice)
}

type Row = { id: string }

const ids = (rows: Row[]) => rows.map(({ id }) => id)

/** Verifies that no row is missing or repeated; the total may grow while pages are read. */
function isEveryRowOnce(rows: Transaction[], before: number, after: number): void {
  same(new Set(ids(rows)).size, rows.length, 'the number of different rows on all pages')
  if (rows.length < before || rows.length > after)
    same(rows.length, before, 'the number of rows on all pages')
}

/** Compares the order of the rows in both readings. Others are covered by `isEveryRowOnce`. */
function sameOrder(rows: Row[], expected: Row[], what: string): void {
  const isIn = (others: Row[]) => {
    const known = new Set(ids(others))
    return (id: string) => known.has(id)
  }
  same(ids(rows).filter(isIn(expected)), ids(expected).filter(isIn(rows)), what)
}
