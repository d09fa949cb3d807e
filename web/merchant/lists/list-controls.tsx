import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Button } from '../../ui/button.tsx'
import { CsvExport } from '../csv/csv-export.tsx'
import { formatCount, numbered } from '../format/count.ts'
import { Announcement } from '../screen/announcement.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
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

/** For what is done with the list: the rendered filters may be older than what was typed last. */
export const filtersInUrl = <Filters extends object>({ read }: Pick<List<never, Filters>, 'read'>) =>
  read(new URLSearchParams(location.search))

type FoundExportProps<Row, Filters extends object> = { list: List<Row, Filters>; rows: Row[] }

/** Exports the rows that match the filters in the URL; hidden if there are none. */
export function FoundExport<Row, Filters extends object>({ list, rows }: FoundExportProps<Row, Filters>) {
  const { filters, filterKey } = useListFilters(list)
  const found = list.find(rows, filters)
  const showMerchant = useShowsMerchant()
  return (
    found.length > 0 && (
      <CsvExport
        filterKey={filterKey}
        fileName={(today) => `${list.id}-${today}.csv`}
        collect={async () => list.csv(list.find(rows, filtersInUrl(list)), { showMerchant })}
      />
    )
  )
}

/** Tells screen readers how many rows a search or a filter has left. */
export const ResultCount = ({ count, isFiltered }: { count: number | undefined; isFiltered: boolean }) => (
  <Announcement
    text={isFiltered && count !== undefined ? (count === 0 ? 'No results' : numbered(count, 'result')) : ''}
  />
)

/** How many rows a list has and what they are, in its line of sums. */
export const RowCount = ({ count, one }: { count: number; one: string }) => (
  <>
    <b>{formatCount(count)}</b>
    <span>{` ${count === 1 ? one : `${one}s`}`}</span>
  </>
)

export const NoResults = ({ onClear, children }: { onClear: () => void; children: ReactNode }) => (
  <EmptyState
    title="No results"
    action={
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    {children}
  </EmptyState>
)
