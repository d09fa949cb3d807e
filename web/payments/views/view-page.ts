/** A named filter of one list. `query` is the part of its address after the `?`. */
export type View = { name: string; query: string }

/** A list that has views. Each list defines its own, so that this folder knows none of them. */
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

/** Whether two addresses of a list ask for the same rows. */
export const isSameView = (page: ViewPage, one: string | URLSearchParams, other: string | URLSearchParams) =>
  normalized(page, one) === normalized(page, other)

/** Without parameters that the list does not know: anybody may have written what is stored. */
export function knownQuery(page: ViewPage, query: string | URLSearchParams): string {
  const params = new URLSearchParams(query)
  const known = page.filterNames
    .map((name): [string, string] => [name, params.get(name)?.trim() ?? ''])
    .filter((entry) => !isSameView(page, new URLSearchParams([entry]), ''))
  return new URLSearchParams(known).toString()
}

const normalized = (page: ViewPage, query: string | URLSearchParams) =>
  JSON.stringify(page.read(new URLSearchParams(query)))
