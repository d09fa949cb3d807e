import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { importAgain } from '../../loading/import-again.ts'
import { paths } from '../../paths.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CsvExport, CsvExportRoom } from '../csv/csv-export.tsx'
import type { Choice, Filter } from '../filters/filter.ts'
import { choicesOf, searchFilter } from '../filters/filter.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import { statuses } from '../format/status.tsx'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { ResultCount } from '../screen/result-count.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { ListTable } from '../table/list-table.tsx'
import { sorted } from '../table/sorted.ts'
import { TableOptions } from '../table/table-options.tsx'
import { ownSettlementColumns, settlementColumns, settlementSortKeys } from './settlement-columns.tsx'
import { findSettlements } from './settlement-search.ts'
import type { Settlement } from './settlements.ts'
import { settlementsQuery } from './settlements.ts'

const filters: Filter[] = [
  {
    label: 'Status',
    kind: 'choices',
    params: ['status'],
    isCommon: true,
    choices: choicesOf(statuses.settlement),
  },
  searchFilter,
]

const sorts: Choice[] = [
  ['', 'Newest first'],
  ['dueOn', 'Oldest first'],
  ['-net', 'Largest first'],
]

const HOW_IT_WORKS =
  "A day's payments are paid out together on the next working day (T+1). “Processed” means we have sent the money; your bank may take a few hours to credit it."

export function SettlementsPage() {
  const { params, change } = useUrlParams()
  const query = useQuery(settlementsQuery)
  const columns = useShowsMerchant() ? settlementColumns : ownSettlementColumns
  const [search, status] = [params.get('search') ?? '', params.get('status') ?? '']
  const found = (all: Settlement[]) =>
    sorted(findSettlements(all, search, status), params.get('sort') ?? undefined, settlementSortKeys)
  const rowsBeside: RowsBeside = () => {
    const ids = found(query.data ?? []).map(({ id }) => id)
    return { ids, total: ids.length }
  }
  const clear = (
    <Button variant="secondary" size="sm" onClick={() => change({ search: '', status: '' })}>
      Clear filters
    </Button>
  )
  return (
    <Screen
      title="Settlements"
      actions={
        <>
          {query.data ? (
            // The list itself shows an error if a response cannot be rendered.
            <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
              <SettlementsExport all={query.data} found={found} />
            </Boundary>
          ) : (
            <CsvExportRoom />
          )}
          <div className="screen-actions" data-own-line>
            <LinkButton variant="secondary" size="sm" to={paths.reconciliation}>
              Match a bank statement
            </LinkButton>
          </div>
        </>
      }
    >
      <FilterBar filters={filters} values={{ status, search, sort: params.get('sort') ?? '' }} sorts={sorts}>
        <div className="list-tools">
          {query.data && (
            <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
              <SettlementTotal all={query.data} found={found} />
            </Boundary>
          )}
          <TableOptions list="settlements" columns={columns} />
        </div>
      </FilterBar>
      <div className="sheet">
        <QueryState query={query} what="settlements" rows={16}>
          {(all) => {
            const shown = found(all)
            if (all.length === 0) {
              return (
                <EmptyState title="No settlements yet">
                  The first one is for the day of your first payment.
                </EmptyState>
              )
            }
            return (
              <>
                <ResultCount count={shown.length} isFiltered={params.has('search') || params.has('status')} />
                {shown.length > 0 ? (
                  <>
                    <ListTable
                      key={`${params}`}
                      list="settlements"
                      columns={columns}
                      rows={shown}
                      total={shown.length}
                      nameOf={({ id }) => id}
                      usualSort="-dueOn"
                    />
                    <p className="ledger-foot">{HOW_IT_WORKS}</p>
                  </>
                ) : (
                  <EmptyState title="No results" action={clear}>
                    None of the {formatCount(all.length)} settlements match these filters.
                  </EmptyState>
                )}
              </>
            )
          }}
        </QueryState>
      </div>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

type FoundProps = { all: Settlement[]; found: (all: Settlement[]) => Settlement[] }

function SettlementsExport({ all, found }: FoundProps) {
  const shown = found(all)
  return (
    shown.length > 0 && (
      <CsvExport fileName="settlements" collect={async () => (await loadCsv()).settlementsCsv(shown)} />
    )
  )
}

const loadCsv = () => import('./settlement-csv.ts').catch(importAgain)

/** How many settlements match the filters, and what they amount to. */
function SettlementTotal({ all, found }: FoundProps) {
  const settlements = found(all)
  const net = settlements.reduce((sum, settlement) => sum + settlement.net, 0)
  return (
    <p className="list-total">
      <b>{formatCount(settlements.length)}</b> {settlements.length === 1 ? 'settlement' : 'settlements'} ·{' '}
      <b>{formatRupees(net)}</b> net
    </p>
  )
}
