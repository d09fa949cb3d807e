import type { View, ViewPage } from './view-pages.ts'
import { isSameView, knownQuery, viewPages } from './view-pages.ts'

/** A view that somebody named. */
export type OwnView = View & { page: ViewPage }

export const MOST_VIEWS = 20
export const MOST_LETTERS = 40
const MOST_QUERY = 1000
const MOST_STORED = 100_000

/** The views in a stored text. Whatever is not a view, or goes beyond the bounds, is left out. */
export function readViews(text: string | null): OwnView[] {
  if (text === null || text.length > MOST_STORED) return []
  const views: OwnView[] = []
  for (const stored of listIn(text)) {
    const view = viewIn(stored)
    if (view && !whyNotAdded(views, view)) views.push(view)
  }
  return views
}

/** A new one stands last; one of the same name gets the new filters. */
export const withView = (views: OwnView[], view: OwnView): OwnView[] =>
  views.some((each) => isNamesake(each, view))
    ? views.map((each) => (isNamesake(each, view) ? view : each))
    : [...views, view]

export const withoutView = (views: OwnView[], view: OwnView): OwnView[] =>
  views.filter((each) => !isNamesake(each, view))

export const renamed = (views: OwnView[], view: OwnView, name: string): OwnView[] =>
  views.map((each) => (isNamesake(each, view) ? { ...each, name } : each))

/** Why a view cannot stand beside these, as a sentence; null if it can. */
export function whyNotAdded(views: OwnView[], view: OwnView): string | null {
  const { all, builtIn } = viewPages[view.page]
  const names = [all, ...builtIn.map(({ name }) => name)]
  if (view.name === '') return 'Give the view a name.'
  if (
    names.some((name) => isNamesake({ ...view, name }, view)) ||
    views.some((each) => isNamesake(each, view))
  )
    return 'There is a view of this name already.'
  if (views.filter(({ page }) => page === view.page).length >= MOST_VIEWS)
    return `There are ${MOST_VIEWS} views of your own already. Delete one first.`
  return null
}

/** As it is shown: one line, not too long, and nothing in it that turns the writing around. */
export const cleanName = (text: string) =>
  [
    ...text
      .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, MOST_LETTERS)
    .join('')
    .trim()

export const isNamesake = (one: OwnView, other: OwnView) =>
  one.page === other.page && one.name.toLowerCase() === other.name.toLowerCase()

function listIn(text: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function viewIn(stored: unknown): OwnView | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('page' in stored && 'name' in stored && 'query' in stored)) return null
  const { page, name, query } = stored
  if (page !== 'transactions' && page !== 'links') return null
  if (typeof name !== 'string' || typeof query !== 'string' || query.length > MOST_QUERY) return null
  const known = knownQuery(page, query)
  return isSameView(page, known, '') ? null : { page, name: cleanName(name), query: known }
}
