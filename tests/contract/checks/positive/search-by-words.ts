import { cell, needed, same } from '../../suite/claims.ts'
import type { Check } from '../../suite/contract-run.ts'
import type { Transaction } from '../../support/fixtures.ts'
import { allTransactions } from '../../support/fixtures.ts'

const ROWS_LOOKED_AT = 300
// Characters with a special meaning in SQL or regular expressions.
const SIGNS = ['%', '_', '.', '.*', '(', '[a-z]', '\\\\', "'"]

export const searchByWords: Check[] = [
  {
    id: 'positive/search-by-words',
    title:
      'a search returns exactly the rows in which every word starts one of the searchable terms, without wildcards',
    covers: [cell('listTransactions', 200, 'merchant')],
    async verify(run) {
      const as = await run.actors.as('merchant')
      const rows = (await allTransactions(run, as)).slice(0, ROWS_LOOKED_AT)
      needed(rows[0], 'the merchant has no transactions')
      for (const search of searchesFor(rows)) {
        const found = new Set((await allTransactions(run, as, { search })).map(({ id }) => id))
        const words = search.toLowerCase().split(' ')
        for (const row of rows) {
          const terms = termsOf(row)
          const isExpected = words.every((word) => terms.some((term) => term.startsWith(word)))
          same(found.has(row.id), isExpected, `whether a search for "${search}" finds ${row.id}`)
        }
      }
    },
  },
]

/** The lowercase terms that match a row. */
const termsOf = ({ id, rrn, customer, refunds }: Transaction): string[] =>
  [
    id,
    rrn,
    customer.email,
    customer.phone,
    ...customer.name.split(/\s+/),
    ...refunds.map(({ reference }) => reference.value),
  ].flatMap((term) => (term === undefined ? [] : [term.toLowerCase()]))

/** Adds an accent, which some database collations ignore. */
const accented = (name: string) => name.replace(/[aeiou]/i, (letter) => `${letter}\u0301`)

function searchesFor(rows: Transaction[]): string[] {
  // Only plain ASCII names: the contract does not define word boundaries for others.
  const named = rows.find(({ customer }) => /^[A-Za-z]{4,} [A-Za-z]{4,}$/.test(customer.name))
  const [first = '', last = ''] = named?.customer.name.split(' ') ?? []
  const reference = rows.flatMap(({ refunds }) => refunds).find((refund) => refund.reference.value)
    ?.reference.value
  const other =
    rows.find(({ customer }) => !customer.name.includes(first))?.customer.name.split(' ')[0] ?? 'zzzz'
  const { rrn, customer } = rows.find((row) => row.rrn !== undefined) ?? {}
  return [
    ...(named
      ? [last, first.slice(0, 3), `${last} ${first}`, `${first} ${other}`, last.slice(1), accented(first)]
      : []),
    ...SIGNS,
    ...[reference, reference?.slice(0, 8), rrn?.slice(0, 7), rrn?.slice(2), customer?.phone?.slice(-6)],
  ].filter((text) => text !== undefined)
}
