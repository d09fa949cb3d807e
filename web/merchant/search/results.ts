import { CornerDownRight, ListFilter, Search } from 'lucide-react'
import { paths } from '../../paths.ts'
import type { List } from '../navigation/lists.ts'
import { parseReference, searchIn } from '../navigation/search-target.ts'
import type { Entry, Group } from './entry.ts'
import type { RankedGroup } from './ranking.ts'
import { ranked } from './ranking.ts'
import type { Rows } from './rows.ts'

export type Sources = { screens: Entry[]; actions: Entry[]; views: Entry[]; recent: Entry[]; rows: Rows }

const MAX_ROWS = 5
const MAX_QUERY_LENGTH = 100
/** On a list, only a page, an action or a view whose name begins so comes before filtering the list. */
const FILTER_SCORE = 4.5

/** The results of the search. Rows are searched only for a non-empty query, and not those of the `list` on screen. */
export function resultsFor(typed: string, sources: Sources, list?: List): Group[] {
  const { screens, actions, views, recent, rows } = sources
  const query = typed.trim().slice(0, MAX_QUERY_LENGTH)
  const fixed = [
    { name: 'Screens', items: screens },
    { name: 'Actions', items: actions },
    { name: 'Saved views', items: views },
  ]
  if (query === '') {
    return [{ name: 'Recently opened', items: recent }, ...fixed].filter(isNotEmpty)
  }
  const found = ranked(
    [
      ...fixed,
      ...[
        { name: 'Payment links', path: paths.links, items: rows.links },
        { name: 'Transactions', path: paths.transactions, items: rows.transactions },
        { name: 'Customers', path: paths.customers, items: rows.customers },
        { name: 'Refunds', path: paths.refunds, items: rows.refunds },
        { name: 'Settlements', path: paths.settlements, items: rows.settlements },
      ]
        .filter(({ path }) => path !== list?.path)
        .map(({ name, items }) => ({ name, items, max: MAX_ROWS })),
    ],
    query,
  )
  const straight = straightTo(query, rows)
  const shown = (list ? [...found, filtering(list, query)] : found).sort((a, b) => b.best - a.best)
  const elsewhere = { name: 'Search', items: searches(query, list, found.length + straight.length === 0) }
  return [
    { name: 'Go to', items: straight },
    ...shown.map(({ name, items }) => ({
      name,
      items: items.filter((entry) => !goesAlike(entry, straight)),
    })),
    elsewhere,
  ].filter(isNotEmpty)
}

const isNotEmpty = ({ items }: Group) => items.length > 0

/** What a pasted text leads to: an id, an RRN, a UTR, a phone number, an email address, a line of a bank statement. */
function straightTo(query: string, rows: Rows): Entry[] {
  const reference = parseReference(query)
  if (reference) return [goTo(reference.path, reference.label)]
  const settlement = rows.settlementIn(query)
  return settlement ? [{ ...settlement, name: `Open settlement ${settlement.name}` }] : []
}

const goTo = (path: string, label: string): Entry => ({
  id: 'straight',
  name: label,
  icon: CornerDownRight,
  act: { goes: path },
})

const filtering = ({ rows }: List, query: string): RankedGroup => ({
  name: 'This list',
  best: FILTER_SCORE,
  items: [{ id: 'filter', name: `Show ${rows} with “${query}”`, icon: ListFilter, act: { filters: true } }],
})

/** The server has more rows than this browser. Without a result, a search in the other lists is offered too. */
const searches = (query: string, list: List | undefined, isNothingFound: boolean): Entry[] =>
  [
    search('all transactions', paths.transactions, query),
    ...(isNothingFound
      ? [search('payment links', paths.links, query), search('settlements', paths.settlements, query)]
      : []),
  ].filter(({ act }) => !list || !('goes' in act && act.goes.startsWith(`${list.path}?`)))

const search = (list: string, path: string, query: string): Entry => ({
  id: `search-${list}`,
  name: `Search ${list} for “${query}”`,
  icon: Search,
  act: { goes: searchIn(path, query) },
})

const goesAlike = ({ act }: Entry, others: Entry[]) =>
  'goes' in act && others.some((other) => 'goes' in other.act && other.act.goes === act.goes)
