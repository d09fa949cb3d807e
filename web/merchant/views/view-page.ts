/** A named filter of one list. `query` is the part of the URL after the `?`. */
export type View = { name: string; query: string }

/** A list that has views. Each list defines its own, so this folder depends on none of them. */
export type ViewPage = {
  id: string
  title: string
  path: string
  /** The name of the list without a filter. */
  all: string
  filterNames: string[]
  read: (params: URLSearchParams) => object
  builtIn: View[]
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
