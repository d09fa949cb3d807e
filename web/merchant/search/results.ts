import { CornerDownRight, ListFilter, Search } from 'lucide-react'
import { paths } from '../../paths.ts'
import { parseRupees, plainAmount } from '../format/rupees.ts'
import type { List } from '../navigation/lists.ts'
import { ofAmount, parseReference, searchIn } from '../navigation/search-target.ts'
import type { Entry, Group } from './entry.ts'
import type { RankedGroup } from './ranking.ts'
import { ranked } from './ranking.ts'
import type { Rows } from './rows.ts'

type Sources = {
  screens: Entry[]
  actions: Entry[]
  rows: Rows
}

const MAX_ROWS = 5
const MAX_QUERY_LENGTH = 100
/** On a list, only a page or an action with a name that begins with the text comes before filtering the list. */
const FILTER_SCORE = 4.5

/** The results of the search. Rows are searched only for a non-empty query, and not those of the `list` on screen. */
export function resultsFor(typed: string, sources: Sources, list?: List): Group[] {
  const { screens, actions, rows } = sources
  const query = typed.trim().slice(0, MAX_QUERY_LENGTH)
  const fixed = [
    { name: 'Screens', items: screens },
    { name: 'Actions', items: actions },
  ]
  if (query === '') return fixed
  const matches = ranked(
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
    plainAmount(query),
  )
  const straight = straightTo(query, rows)
  const groups = (list ? [...matches, filtering(list, query)] : matches).sort((a, b) => b.best - a.best)
  const elsewhere = { name: 'Search', items: searches(query, list, matches.length + straight.length === 0) }
  return [
    { name: 'Go to', items: straight },
    ...groups.map(({ name, items }) => ({
      name,
      items: items.filter((entry) => !goesAlike(entry, straight)),
    })),
    elsewhere,
  ].filter(({ items }) => items.length > 0)
}

/** What a pasted text leads to: an id, an RRN, a UTR, a phone number, an email address, a line of a bank statement. */
function straightTo(query: string, rows: Rows): Entry[] {
  const link = rows.linkIn(query)
  if (link) return [{ ...link, name: `Open payment link ${link.name}` }]
  const settlement = rows.settlementIn(query)
  if (settlement) return [{ ...settlement, name: `Open settlement ${settlement.name}` }]
  const reference = parseReference(query)
  return reference ? [goTo(reference.path, reference.label)] : []
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
    ...(MAYBE_AMOUNT.test(query) ? [amountEntry(parseRupees(query) ?? 0)] : []),
    search('all transactions', paths.transactions, query),
    ...(isNothingFound
      ? [search('payment links', paths.links, query), search('settlements', paths.settlements, query)]
      : []),
  ].filter(({ act }) => !list || !('goes' in act && act.goes.startsWith(`${list.path}?`)))

/** Digits alone may be part of anything. */
const MAYBE_AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

const amountEntry = (paise: number): Entry => {
  const { path, label } = ofAmount(paise)
  return { id: 'of-amount', name: label, icon: Search, act: { goes: path } }
}

const search = (list: string, path: string, query: string): Entry => ({
  id: `search-${list}`,
  name: `Search ${list} for “${query}”`,
  icon: Search,
  act: { goes: searchIn(path, query) },
})

const goesAlike = ({ act }: Entry, others: Entry[]) =>
  'goes' in act && others.some((other) => 'goes' in other.act && other.act.goes === act.goes)
