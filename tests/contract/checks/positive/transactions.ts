import fc from 'fast-check'
import { always } from '../../generation/property.ts'
import type { Check } from '../../suite/check.ts'
import { cell, must, needed, same } from '../../suite/check.ts'
import type { Filters, Transaction } from '../../support/fixtures.ts'
import { allTransactions, pageOf } from '../../support/fixtures.ts'
import { indianDay } from '../../support/indian-day.ts'

const listed = cell('listTransactions', 200, 'merchant')

export const transactions: Check[] = [
  {
    id: 'positive/filters-narrow',
    title: 'each filter keeps exactly the rows that it names, alone and with others',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = await allTransactions(run, as)
      needed(rows[0], 'the merchant has no transactions')
      await always(run, filters(rows), async (query) => {
        const expected = rows.filter((row) => isKept(row, query))
        const page = await pageOf(run, as, { ...query, limit: '100' })
        same(page.total, expected.length, `the total for ${JSON.stringify(query)}`)
        const ids = page.transactions.map(({ id }) => id)
        same(
          ids,
          expected.slice(0, 100).map(({ id }) => id),
          `the rows for ${JSON.stringify(query)}`,
        )
      })
    },
  },
  {
    id: 'positive/last-hours',
    title: "the last so many hours are counted back from the server's time",
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = await allTransactions(run, as)
      needed(rows[0], 'the merchant has no transactions')
      for (const hours of HOURS) {
        const found = await allTransactions(run, as, { lastHours: `${hours}` })
        const ids = new Set(found.map(({ id }) => id))
        for (const { id, createdAt } of rows) {
          const margin = hours * HOUR_MS - (run.actors.now() - Date.parse(createdAt))
          if (Math.abs(margin) < CLOCKS_DIFFER_MS) continue
          same(ids.has(id), margin > 0, `whether ${id} of ${createdAt} is of the last ${hours} hours`)
        }
      }
    },
  },
  {
    id: 'positive/list-defaults',
    title: 'without a limit a page has 25 rows, newest first; the total is that of all pages',
    covers: [listed],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const page = await pageOf(run, as)
      same(page.transactions.length, Math.min(25, page.total), 'the length of a page')
      same((await pageOf(run, as, { limit: '1' })).total, page.total, 'the total beside a page of one row')
      const explicit = await pageOf(run, as, { limit: '25', sort: '-createdAt' })
      same(
        page.transactions.map(({ id }) => id),
        explicit.transactions.map(({ id }) => id),
        'the rows of a page',
      )
    },
  },
  {
    id: 'positive/search-finds',
    title:
      'a search finds a payment by its id, its RRN, the email, the phone or the name of the customer, in any case',
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
      same(nothing, { transactions: [], total: 0 }, 'a search for what nobody is called')
    },
  },
]

const HOURS = [1, 24, 168, 720]
const HOUR_MS = 3_600_000
// The time at the server is known by what its sessions tell, and goes on while rows are read.
const CLOCKS_DIFFER_MS = 300_000

const idOf = ({ id }: Transaction) => id
const rrnOf = ({ rrn }: Transaction) => rrn
const nameOf = ({ customer }: Transaction) => customer.name
const emailOf = ({ customer }: Transaction) => customer.email
const phoneOf = ({ customer }: Transaction) => customer.phone

const dayOf = ({ createdAt }: Transaction) => indianDay(createdAt)

/** One to three filters that keep at least one row, and mostly not all. */
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
