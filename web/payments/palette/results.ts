import { CornerDownRight, Search } from 'lucide-react'
import { paths } from '../../paths.ts'
import { referenceIn, searchIn } from '../navigation/search-target.ts'
import type { Entry, Group } from './entry.ts'
import { ranked } from './ranking.ts'

export type Sources = {
  screens: Entry[]
  actions: Entry[]
  views: Entry[]
  recent: Entry[]
  rows: () => { links: Entry[]; transactions: Entry[]; settlements: Entry[] }
}

const MOST_ROWS = 5
const MOST_LETTERS = 100

/** What the palette shows. Rows are only looked through once something is asked for. */
export function resultsFor(typed: string, { screens, actions, views, recent, rows }: Sources): Group[] {
  const query = typed.trim().slice(0, MOST_LETTERS)
  const fixed = [
    { name: 'Screens', entries: screens },
    { name: 'Actions', entries: actions },
    { name: 'Saved views', entries: views },
  ]
  if (query === '') {
    return [{ name: 'Opened last', entries: recent }, ...fixed].filter(({ entries }) => entries.length > 0)
  }
  const { links, transactions, settlements } = rows()
  const found = ranked(
    [
      ...fixed,
      { name: 'Payment links', entries: links, most: MOST_ROWS },
      { name: 'Transactions', entries: transactions, most: MOST_ROWS },
      { name: 'Settlements', entries: settlements, most: MOST_ROWS },
    ],
    query,
  )
  const reference = referenceIn(query)
  const straight: Group[] = reference
    ? [{ name: 'Straight to it', entries: [straightTo(reference.path, reference.says)] }]
    : []
  const elsewhere = { name: 'Search', entries: searches(query, found.length + straight.length === 0) }
  return [...straight, ...found.map((group) => without(group, reference?.path)), elsewhere].filter(
    ({ entries }) => entries.length > 0,
  )
}

const straightTo = (path: string, says: string): Entry => ({
  id: 'straight',
  name: says,
  icon: CornerDownRight,
  act: { goes: path },
})

/** The server knows more rows than this browser. Where nothing is found, the other lists are offered too. */
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
