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
  all: string
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
  views.some((each) => hasSameName(each, view))
    ? views.map((each) => (hasSameName(each, view) ? view : each))
    : [...views, view]

export const withoutView = (views: View[], view: View): View[] =>
  views.filter((each) => !hasSameName(each, view))

/** The reason why a view cannot be added, as a sentence; null if it can. */
export function nameProblem({ all, builtIn }: ViewPage, views: View[], view: View): string | null {
  if (view.name === '') return 'Give the view a name.'
  const taken = [{ name: all }, ...builtIn, ...views]
  if (taken.some((each) => hasSameName(each, view))) return 'A view with this name already exists.'
  if (views.length >= MAX_VIEWS) return `You have ${MAX_VIEWS} views already. Delete one first.`
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

export const hasSameName = (one: Pick<View, 'name'>, other: Pick<View, 'name'>) =>
  one.name.toLowerCase() === other.name.toLowerCase()

function viewIn(page: ViewPage, stored: unknown): View | null {
  if (!isRecord(stored)) return null
  const { name, query } = stored
  if (typeof name !== 'string' || typeof query !== 'string' || query.length > MAX_QUERY_LENGTH) return null
  const known = knownQuery(page, query)
  return isSameView(page, known, '') ? null : { name: cleanName(name), query: known }
}

/** Whether two queries of a list select the same rows. */
export const isSameView = (page: ViewPage, one: string | URLSearchParams, other: string | URLSearchParams) =>
  normalized(page, one) === normalized(page, other)

/** Drops parameters unknown to the list, since stored data cannot be trusted. */
export function knownQuery(page: ViewPage, query: string | URLSearchParams): string {
  const params = new URLSearchParams(query)
  const known = page.filterNames
    .map((name): [string, string] => [name, params.get(name)?.trim() ?? ''])
    .filter((entry) => !isSameView(page, new URLSearchParams([entry]), ''))
  return new URLSearchParams(known).toString()
}

const normalized = (page: ViewPage, query: string | URLSearchParams) =>
  JSON.stringify(page.read(new URLSearchParams(query)))
