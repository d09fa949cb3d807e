import { paths } from '../../paths.ts'
import { linkFilterIn, linkFilterNames } from '../payment-links/payment-link-search.ts'
import { filterNames, filtersIn } from '../transactions/transaction-filters.ts'

/** A named filter of one list. `query` is what stands behind the `?` of its address. */
export type View = { name: string; query: string }

type Page = {
  path: string
  /** Of the list without a filter. */
  all: string
  filterNames: string[]
  read: (params: URLSearchParams) => object
  builtIn: View[]
}

export const viewPages = {
  transactions: {
    path: paths.transactions,
    all: 'All transactions',
    filterNames,
    read: filtersIn,
    builtIn: [
      { name: 'Failed in the last 24 h', query: 'status=failed&lastHours=24' },
      { name: 'Refunds pending', query: 'refundStatus=pending' },
    ],
  },
  links: {
    path: paths.links,
    all: 'All payment links',
    filterNames: linkFilterNames,
    read: linkFilterIn,
    builtIn: [{ name: 'Expiring this week', query: 'expiring=7' }],
  },
} satisfies Record<string, Page>

export type ViewPage = keyof typeof viewPages

/** Whether two addresses of a list ask for the same rows. */
export const isSameView = (page: ViewPage, one: string | URLSearchParams, other: string | URLSearchParams) =>
  meaning(page, one) === meaning(page, other)

/** Without what the list does not know: a view is stored, and a store can be written by anybody. */
export function knownQuery(page: ViewPage, query: string | URLSearchParams): string {
  const params = new URLSearchParams(query)
  const known = viewPages[page].filterNames
    .map((name): [string, string] => [name, params.get(name)?.trim() ?? ''])
    .filter((entry) => !isSameView(page, new URLSearchParams([entry]), ''))
  return new URLSearchParams(known).toString()
}

const meaning = (page: ViewPage, query: string | URLSearchParams) =>
  JSON.stringify(viewPages[page].read(new URLSearchParams(query)))
