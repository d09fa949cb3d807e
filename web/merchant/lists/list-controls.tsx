import { useUrlParams } from '../screen/url-params.ts'
import type { List } from './list.ts'

/** The filters that the URL sets for a list. */
export function useListFilters<Row, Filters extends object>(
  list: Pick<List<Row, Filters>, 'read' | 'filterNames'>,
) {
  const { params, change } = useUrlParams()
  const filters = list.read(params)
  return {
    filters,
    /** For what starts anew with other filters. */
    filterKey: JSON.stringify(filters),
    isFiltered: Object.keys(filters).some((name) => name !== 'sort'),
    clear: () => change(Object.fromEntries(list.filterNames.map((name) => [name, '']))),
  }
}

/** For actions on the list: the rendered filters may be older than the latest input. */
export const filtersInUrl = <Filters extends object>({ read }: Pick<List<never, Filters>, 'read'>) =>
  read(new URLSearchParams(location.search))

/** The rows that pass the filters; null for a response that cannot be read. */
export function foundIn<Row, Filters>(
  { find }: Pick<List<Row, Filters>, 'find'>,
  rows: Row[],
  filters: Filters,
) {
  try {
    return find(rows, filters)
  } catch {
    return null
  }
}
