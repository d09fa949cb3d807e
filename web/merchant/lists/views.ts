import { isRecord } from '../../api/shape.ts'
import { parseStored } from '../format/parse-stored.ts'

/** A named filter of one list. `query` is the part of the URL after the `?`. */
export type View = { name: string; query: string }

/** What saved views need to know of a list. */
export type ViewPage = {
  id: string
  title: string
  path: string
  /** The name of the list without a filter. */
  allName: string
  filterNames: readonly string[]
  read: (params: URLSearchParams) => object
  builtIn: View[]
}

const MAX_VIEWS = 20
export const MAX_NAME_LENGTH = 40
const MAX_QUERY_LENGTH = 1000
const MAX_STORED_LENGTH = 100_000

/** Parses the stored views of a list. Invalid entries and those beyond the limits are dropped. */
export function readViews(page: ViewPage, text: string | null): View[] {
  if (text === null || text.length > MAX_STORED_LENGTH) return []
  const list = parseStored(text)
  const views: View[] = []
  for (const stored of Array.isArray(list) ? list : []) {
    const view = viewIn(page, stored)
    if (view && !nameProblem(page, views, view)) views.push(view)
  }
  return views
}

/** Appends a new view, or updates the filters of the one with the same name. */
export const withView = (views: View[], view: View): View[] =>
  views.some((saved) => hasSameName(saved, view))
    ? views.map((saved) => (hasSameName(saved, view) ? view : saved))
    : [...views, view]

export const withoutView = (views: View[], view: View): View[] =>
  views.filter((saved) => !hasSameName(saved, view))

/** The reason why a view cannot be added, as a sentence; null if it can. */
export function nameProblem({ allName, builtIn }: ViewPage, views: View[], view: View): string | null {
  if (view.name === '') return 'Give the view a name.'
  const namedViews = [{ name: allName }, ...builtIn, ...views]
  if (namedViews.some((saved) => hasSameName(saved, view))) return 'A view with this name already exists.'
  if (views.length >= MAX_VIEWS) return `You already have ${MAX_VIEWS} views. Delete one first.`
  return null
}

/** One line of limited length, without bidirectional control characters. */
export const cleanName = (text: string) =>
  [
    ...text
      .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .trim()

export const hasSameName = (view: Pick<View, 'name'>, otherView: Pick<View, 'name'>) =>
  view.name.toLowerCase() === otherView.name.toLowerCase()

function viewIn(page: ViewPage, stored: unknown): View | null {
  if (!isRecord(stored)) return null
  const { name, query } = stored
  if (typeof name !== 'string' || typeof query !== 'string' || query.length > MAX_QUERY_LENGTH) return null
  const validQuery = knownQuery(page, query)
  return isSameView(page, validQuery, '') ? null : { name: cleanName(name), query: validQuery }
}

/** Whether two queries of a list select the same rows. */
export const isSameView = (
  page: ViewPage,
  query: string | URLSearchParams,
  otherQuery: string | URLSearchParams,
) => normalized(page, query) === normalized(page, otherQuery)

/** Drops parameters unknown to the list, since stored data cannot be trusted. */
export function knownQuery(page: ViewPage, query: string | URLSearchParams): string {
  const params = new URLSearchParams(query)
  const entries = page.filterNames
    .map((name): [string, string] => [name, params.get(name)?.trim() ?? ''])
    .filter((entry) => !isSameView(page, new URLSearchParams([entry]), ''))
  return new URLSearchParams(entries).toString()
}

const normalized = (page: ViewPage, query: string | URLSearchParams) =>
  JSON.stringify(page.read(new URLSearchParams(query)))
