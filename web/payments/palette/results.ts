import { CornerDownRight, Search } from 'lucide-react'
import { paths } from '../../paths.ts'
import { parseReference, searchIn } from '../navigation/search-target.ts'
import type { Entry, Group } from './entry.ts'
import { ranked } from './ranking.ts'

export type Sources = {
  screens: Entry[]
  actions: Entry[]
  views: Entry[]
  recent: Entry[]
  rows: () => { links: Entry[]; transactions: Entry[]; settlements: Entry[] }
}

const MAX_ROWS = 5
const MAX_QUERY_LENGTH = 100

/** The entries of the palette. Rows are searched only for a non-empty query. */
export function resultsFor(typed: string, { screens, actions, views, recent, rows }: Sources): Group[] {
  const query = typed.trim().slice(0, MAX_QUERY_LENGTH)
  const fixed = [
    { name: 'Screens', entries: screens },
    { name: 'Actions', entries: actions },
    { name: 'Saved views', entries: views },
  ]
  if (query === '') {
    return [{ name: 'Recently opened', entries: recent }, ...fixed].filter(
      ({ entries }) => entries.length > 0,
    )
  }
  const { links, transactions, settlements } = rows()
  const found = ranked(
    [
      ...fixed,
      { name: 'Payment links', entries: links, max: MAX_ROWS },
      { name: 'Transactions', entries: transactions, max: MAX_ROWS },
      { name: 'Settlements', entries: settlements, max: MAX_ROWS },
    ],
    query,
  )
  const reference = parseReference(query)
  const straight: Group[] = reference
    ? [{ name: 'Go to', entries: [straightTo(reference.path, reference.label)] }]
    : []
  const elsewhere = { name: 'Search', entries: searches(query, found.length + straight.length === 0) }
  return [...straight, ...found.map((group) => without(group, reference?.path)), elsewhere].filter(
    ({ entries }) => entries.length > 0,
  )
}

const straightTo = (path: string, label: string): Entry => ({
  id: 'straight',
  name: label,
  icon: CornerDownRight,
  act: { goes: path },
})

/** The server has more rows than this browser. Without a result, a search in the other lists is offered too. */
const searches = (query: string, isNothingFound: boolean): Entry[] => [
  search('all transactions', paths.transactions, query),
  ...(isNothingFound
    ? [search('payment links', paths.links, query), search('settlements', paths.settlements, query)]
    : []),
]

const search = (what: string, list: string, query: string): Entry => ({
  id: `search-${what}`,
  name: `Search ${what} for “${query}”`,
  icon: Search,
  act: { goes: searchIn(list, query) },
})

const without = ({ name, entries }: Group, path: string | undefined): Group => ({
  name,
  entries: entries.filter(({ act }) => !('goes' in act && act.goes === path)),
})
