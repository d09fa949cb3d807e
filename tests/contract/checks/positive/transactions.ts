import fc from 'fast-check'
import { always } from '../../generation/property.ts'
import type { Check } from '../../suite/check.ts'
import { cell, isSame, must, needed, same } from '../../suite/check.ts'
import type { Filters, Transaction } from '../../support/fixtures.ts'
import { allTransactions, pageOf } from '../../support/fixtures.ts'
import { indianDay } from '../../support/indian-day.ts'

const listed = cell('listTransactions', 200, 'merchant')

export const transactions: Check[] = [
  {
    id: 'positive/filters-combined',
    title: 'each filter returns exactly the matching rows, alone and combined with others',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = await allTransactions(run, as)
      needed(rows[0], 'the merchant has no transactions')
      // Payments may arrive during the check: changed totals are compared with fresh rows, and only rows
      // present in both readings are required.
      let now = rows
      await always(run, filters(rows), async (query) => {
        const page = await pageOf(run, as, { ...query, limit: '100' })
        const keptOf = (all: Transaction[]) => ids(all.filter((row) => isKept(row, query)))
        if (page.total !== keptOf(now).length) now = await allTransactions(run, as)
        const stayed = now === rows ? new Set(ids(rows)) : idsOfBoth(rows, now)
        const expected = keptOf(now).filter((id) => stayed.has(id))
        const most = new Set([...keptOf(rows), ...keptOf(now)]).size
        must(
          page.total >= expected.length && page.total <= most,
          `the total for ${JSON.stringify(query)} is ${page.total}, expected ${most}`,
        )
        const found = ids(page.transactions).filter((id) => stayed.has(id))
        same(found, expected.slice(0, found.length), `the rows for ${JSON.stringify(query)}`)
        same(
          page.transactions.length,
          Math.min(100, page.total),
          `the number of rows on a page for ${JSON.stringify(query)}`,
        )
      })
    },
  },
  {
    id: 'positive/last-hours',
    title: 'lastHours is counted back from the time of the server',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = await allTransactions(run, as)
      needed(rows[0], 'the merchant has no transactions')
      for (const hours of new Set([...HOURS, ...agesOf(rows, run.actors.now())])) {
        const found = await allTransactions(run, as, { lastHours: `${hours}` })
        const ids = new Set(found.map(({ id }) => id))
        for (const { id, createdAt } of rows) {
          const margin = hours * HOUR_MS - (run.actors.now() - Date.parse(createdAt))
          if (Math.abs(margin) < CLOCKS_DIFFER_MS) continue
          same(
            ids.has(id),
            margin > 0,
            `whether ${id}, created at ${createdAt}, is returned for the last ${hours} hours`,
          )
        }
      }
    },
  },
  {
    id: 'positive/list-defaults',
    title: 'without a limit, a page has 25 rows, newest first, and the total counts all pages',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const page = await pageOf(run, as)
      same(page.transactions.length, Math.min(25, page.total), 'the number of rows on a page')
      const { total } = await pageOf(run, as, { limit: '1' })
      const explicit = await pageOf(run, as, { limit: '25', sort: '-createdAt' })
      // Payments may arrive during the check.
      must(
        total >= page.total && total <= explicit.total,
        `the total on a page of one row is ${total}, expected ${page.total}`,
      )
      const since = explicit.total - page.total
      same(
        ids(explicit.transactions).slice(since),
        ids(page.transactions).slice(0, Math.max(0, 25 - since)),
        'the rows of a page',
      )
    },
  },
  {
    id: 'positive/search-finds',
    title:
      "a search finds a payment by its id, its RRN, or the customer's email, phone or name, in any letter case",
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const { transactions } = await pageOf(run, as, { limit: '100' })
      needed(transactions[0], 'the merchant has no transactions')
      for (const of of [nameOf, idOf, rrnOf, emailOf, phoneOf]) {
        const row = transactions.find((each) => of(each) !== undefined)
        const search = row && of(row)
        if (!row || search === undefined) continue
        for (const text of [search, search.toUpperCase()]) {
          const found = await allTransactions(run, as, { search: text })
          must(
            found.some(({ id }) => id === row.id),
            `a search for ${text} does not find ${row.id}`,
          )
        }
      }
      const nothing = await pageOf(run, as, { search: 'zzzznobodyzzzz' })
      same(nothing, { transactions: [], total: 0 }, 'a search for an unknown name')
    },
  },
]

const HOURS = [1, 24, 168, 720]
const HOUR_MS = 3_600_000
const AGES_TRIED = 8
// The server time is estimated from its sessions, and moves on while rows are read.
const CLOCKS_DIFFER_MS = 300_000

/** The ages of the newest rows in whole hours, from 1 to the maximum of 720. */
const agesOf = (rows: Transaction[], now: number) =>
  rows
    .map(({ createdAt }) => Math.floor((now - Date.parse(createdAt)) / HOUR_MS))
    .filter((hours) => hours >= 1 && hours <= 720)
    .slice(0, AGES_TRIED)

const ids = (rows: Transaction[]) => rows.map(({ id }) => id)

/** The ids of rows that are identical in both readings. */
function idsOfBoth(rows: Transaction[], others: Transaction[]): Set<string> {
  const known = new Map(others.map((row) => [row.id, row]))
  return new Set(ids(rows.filter((row) => isSame(row, known.get(row.id)))))
}

const idOf = ({ id }: Transaction) => id
const rrnOf = ({ rrn }: Transaction) => rrn
const nameOf = ({ customer }: Transaction) => customer.name
const emailOf = ({ customer }: Transaction) => customer.email
const phoneOf = ({ customer }: Transaction) => customer.phone

const dayOf = ({ createdAt }: Transaction) => indianDay(createdAt)

/** One to three filters that keep at least one row, and usually not all of them. */
function filters(rows: Transaction[]): fc.Arbitrary<Filters> {
  const row = fc.constantFrom(...rows)
  return fc
    .tuple(row, row, fc.uniqueArray(fc.constantFrom(...FILTERS), { minLength: 1, maxLength: 3 }))
    .map(([kept, other, chosen]) => Object.assign({}, ...chosen.map((filter) => filter(kept, other))))
}

type Filter = (kept: Transaction, other: Transaction) => Filters

const FILTERS: Filter[] = [
  ({ status }, other) => ({ status: status === other.status ? [status] : [other.status, status] }),
  ({ method }) => ({ method }),
  (kept, other) => between('from', 'to', [dayOf(kept), dayOf(other)].sort()),
  (kept, other) =>
    between(
      'minAmount',
      'maxAmount',
      [kept.amount, other.amount].sort((a, b) => a - b),
    ),
  ({ refunds: [refund] }) => (refund ? { refundStatus: refund.status } : {}),
  ({ paymentLinkId }) => (paymentLinkId === undefined ? {} : { paymentLinkId }),
  ({ settlementId }) => (settlementId === undefined ? {} : { settlementId }),
  ({ gatewayId }) => ({ gatewayId }),
]

const between = (low: string, high: string, [from, to]: (string | number)[]) => ({
  [low]: `${from}`,
  [high]: `${to}`,
})

function isKept(row: Transaction, query: Filters): boolean {
  const { status, method, from, to, minAmount, maxAmount, refundStatus, ...ids } = query
  const isOneOf = (value: string, wanted: string | string[] | undefined) =>
    !wanted || [wanted].flat().includes(value)
  return (
    isOneOf(row.status, status) &&
    isOneOf(row.method, method) &&
    (!from || !to || (dayOf(row) >= from && dayOf(row) <= to)) &&
    (!minAmount || !maxAmount || (row.amount >= Number(minAmount) && row.amount <= Number(maxAmount))) &&
    (!refundStatus || row.refunds.some((refund) => refund.status === refundStatus)) &&
    Object.entries(ids).every(([field, id]) => Reflect.get(row, field) === id)
  )
}
