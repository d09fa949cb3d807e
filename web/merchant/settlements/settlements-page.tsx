import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { CsvExportRoom } from '../csv/csv-export.tsx'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import { merchantsOf } from '../lists/fields.tsx'
import { withNames } from '../lists/filter.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { FoundExport, NoResults, ResultCount, RowCount, useListFilters } from '../lists/list-controls.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { TableOptions } from '../lists/table-options.tsx'
import { QueryState } from '../screen/query-states.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { settlementList } from './settlement-list.tsx'
import type { Settlement } from './settlements.ts'
import { settlementsQuery } from './settlements.ts'
import { whereabouts } from './whereabouts.ts'

const HOW_IT_WORKS =
  "A day's payments are paid out together on the next working day (T+1). “Processed” means we have sent the money; the bank may take a few hours to credit it."

export function SettlementsPage() {
  const query = useQuery(settlementsQuery)
  const { filters, filterKey, isFiltered, clear } = useListFilters(settlementList)
  const find = (settlements: Settlement[] = []) => settlementList.find(settlements, filters)
  const rowsBeside: RowsBeside = () => {
    const ids = find(query.data).map(({ id }) => id)
    return { ids, total: ids.length }
  }
  return (
    <Screen
      title="Settlements"
      actions={
        <>
          {query.data ? (
            // The list itself shows an error if a response cannot be rendered.
            <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
              <FoundExport list={settlementList} rows={query.data} />
            </Boundary>
          ) : (
            <CsvExportRoom />
          )}
          <div className="screen-actions" data-own-line>
            <LinkButton variant="secondary" size="sm" to={paths.findPayouts}>
              Find payouts in a bank file
            </LinkButton>
          </div>
        </>
      }
    >
      <FilterBar
        filters={withNames(settlementList.filters, { merchantId: merchantsOf(query.data ?? []) })}
        values={filters}
        sorts={settlementList.sorts}
      >
        <div className="list-tools">
          {query.data && (
            <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
              <SettlementTotal all={query.data} find={find} />
            </Boundary>
          )}
          <TableOptions list={settlementList} />
        </div>
      </FilterBar>
      <div className="sheet">
        <QueryState query={query} what="settlements" rows={16} isTable>
          {(settlements) => {
            const found = find(settlements)
            if (settlements.length === 0) {
              return (
                <EmptyState title="No settlements yet">
                  The first one is for the day of your first payment.
                </EmptyState>
              )
            }
            return (
              <>
                <ResultCount count={found.length} isFiltered={isFiltered} />
                <ListTable
                  key={filterKey}
                  list={settlementList}
                  rows={found}
                  empty={
                    <NoResults
                      onClear={clear}
                    >{`None of the ${formatCount(settlements.length)} settlements match these filters.`}</NoResults>
                  }
                />
                {found.length > 0 && <p className="ledger-foot">{HOW_IT_WORKS}</p>}
              </>
            )
          }}
        </QueryState>
      </div>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

type SettlementTotalProps = { all: Settlement[]; find: (all: Settlement[]) => Settlement[] }

/** How many settlements match the filters, and where their money is. */
function SettlementTotal({ all, find }: SettlementTotalProps) {
  const found = find(all)
  const { sent, returned, waiting } = whereabouts(found)
  return (
    <p className="list-total">
      <RowCount count={found.length} one="settlement" />
      {/* Beside money that is not in the bank, what was sent gives way first. */}
      <span className={waiting > 0 ? 'less' : undefined}>
        {' '}
        · <b>{formatRupees(sent)}</b> sent
      </span>
      {waiting > 0 && (
        <span>
          {' '}
          · <b>{formatRupees(waiting)}</b> not sent yet
        </span>
      )}
      {returned > 0 && (
        <em>
          {' '}
          · <b>{formatRupees(returned)}</b> returned
        </em>
      )}
    </p>
  )
}
