import { Outlet } from 'react-router-dom'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import type { ExportStep } from '../csv/csv-export.tsx'
import { CsvExport, CsvExportRoom } from '../csv/csv-export.tsx'
import { numbered } from '../format/count.ts'
import { Announcement } from '../screen/announcement.tsx'
import type { Query } from '../screen/query-states.tsx'
import { CouldNotShow, QueryState } from '../screen/query-states.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen, ScreenActions } from '../screen/screen.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import type { FilterValues, Names } from './filter.ts'
import { withNames } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import type { List } from './list.ts'
import { filtersInUrl, foundIn, useListFilters } from './list-controls.tsx'
import type { ListTableProps } from './list-table.tsx'
import { ListTable } from './list-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { SelectRows } from './selection-bar.tsx'
import { TableOptions } from './table-options.tsx'
import type { ViewPage } from './views.ts'

type ListScreenProps<Row, Filters extends FilterValues> = Pick<
  ListTableProps<Row>,
  'selectionBar' | 'instead' | 'onEnd'
> & {
  list: List<Row, Filters>
  query: Query<unknown>
  /** Filtered here, unless `exports` collects its rows from the server, which then filters. */
  rows: Row[]
  /** The number that the server's filters leave, on all pages. */
  total?: number | undefined
  /** What was searched, if not everything, such as `the newest 1,000 payments`; part of the exported file's name. */
  part?: string | undefined
  /** Whether the rows are still those of other filters. */
  areOld?: boolean
  /** Shown instead of the table if there is nothing without filters either. */
  empty: Elements
  /** Which rows the exported file is made of, if not of all; or its text. */
  exports?: Row[] | ((step: ExportStep) => Promise<string>)
  /** What the rows amount to. */
  sum: (rows: Row[]) => Elements
  /** What the filters refer to by an id. */
  names?: Names
  views?: ViewPage
  actions?: Elements
  /** Beside the sum. */
  tools?: Elements
  above?: Elements
  /** In the panel, above the rows and below them. */
  before?: Elements
  after?: (found: Row[]) => Elements
}

/** The screen of a list: its views, filters, sums and file, its rows, and what opens beside them. */
export function ListScreen<Row extends { id: string }, Filters extends FilterValues>(
  props: ListScreenProps<Row, Filters>,
) {
  const { list, query, rows: allRows, empty, exports = allRows, sum, names = {}, views, areOld } = props
  const { filters, filterKey, isFiltered, clear } = useListFilters(list)
  const { part, actions, tools, above, before, after, selectionBar, instead, onEnd } = props
  const showMerchant = useShowsMerchant()
  const isLoaded = query.data !== undefined
  const isOfServer = typeof exports === 'function'
  const rows = isOfServer ? allRows : foundIn(list, allRows, filters)
  const { total = rows?.length ?? 0 } = props
  const isEmpty = allRows.length === 0 && !(isOfServer && isFiltered)
  const hasFile = isOfServer ? !isEmpty : foundIn(list, exports, filters)?.length
  const dataName = list.title.toLowerCase()
  const resultCount = total === 0 ? 'No results' : numbered(total, 'result')
  const rowsBeside: RowsBeside = () => ({ ids: rows?.map(({ id }) => id) ?? [], total })

  async function collect(step: ExportStep) {
    if (isOfServer) return await exports(step)
    return list.csv(list.find(exports, filtersInUrl(list)), { showMerchant })
  }

  return (
    <Screen
      title={list.title}
      {...(views && { views: <SavedViews page={views} isBesideActions={Boolean(actions)} /> })}
      tools={
        <div className="ms-auto flex items-center gap-2">
          {selectionBar && isLoaded && <SelectRows />}
          {!isLoaded && <CsvExportRoom />}
          {isLoaded && hasFile && (
            <CsvExport
              isInHead={actions ? 'beside actions' : 'alone'}
              fileName={(today) => `${[list.id, ...partWords(part), today].join('-')}.csv`}
              collect={collect}
            />
          )}
        </div>
      }
      actions={actions && <ScreenActions isBesideViews={views !== undefined}>{actions}</ScreenActions>}
    >
      {above}
      <FilterBar filters={withNames(list.filters, names)} values={filters} sorts={list.sorts}>
        {isLoaded && rows && !areOld && (
          <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
            {sum(rows)}
          </Boundary>
        )}
        {tools}
        <TableOptions list={list} />
      </FilterBar>
      <Announcement text={isFiltered && isLoaded && !areOld ? resultCount : ''} />
      <Panel className="mt-5" aria-busy={query.isFetching}>
        {isLoaded && !rows ? (
          <CouldNotShow query={query} dataName={dataName} />
        ) : (
          <QueryState query={query} dataName={dataName} rows={16} isTable>
            {isEmpty ? (
              empty
            ) : (
              <>
                {before}
                {/* A new filter starts at the first rows again, and selects nothing. */}
                <ListTable
                  key={filterKey}
                  list={list}
                  rows={rows ?? []}
                  total={total}
                  selectionBar={selectionBar}
                  instead={instead}
                  onEnd={onEnd}
                  empty={
                    <EmptyState
                      title="No results"
                      action={
                        <Button variant="secondary" size="sm" onClick={clear}>
                          Clear filters
                        </Button>
                      }
                    >{`No ${dataName}${part ? ` of ${part}` : ''} match these filters.`}</EmptyState>
                  }
                />
                {after?.(rows ?? [])}
              </>
            )}
          </QueryState>
        )}
      </Panel>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

const partWords = (part = '') => (part ? ['of', ...part.replaceAll(',', '').split(' ')] : [])
