import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { CsvExportRoom } from '../csv/csv-export.tsx'
import { isLive } from '../format/captured.ts'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import { merchantsOf } from '../lists/fields.tsx'
import { withNames } from '../lists/filter.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { FoundExport, NoResults, ResultCount, RowCount, useListFilters } from '../lists/list-controls.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { SavedViews } from '../lists/saved-views.tsx'
import { TableOptions } from '../lists/table-options.tsx'
import { QueryState } from '../screen/query-states.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { refundList, refundViews } from './refund-list.tsx'
import type { RefundRow } from './refunds.ts'
import { isLate, refundsQuery } from './refunds.ts'

/** `/dashboard/refunds`: one row a refund, what is late first. */
export function RefundsPage() {
  const query = useQuery(refundsQuery)
  const { user } = useSnapshot(session)
  const { filters, filterKey, isFiltered, clear } = useListFilters(refundList)
  const all = query.data?.refunds ?? []
  const found = refundList.find(all, filters)
  const rowsBeside: RowsBeside = () => ({ ids: found.map(({ id }) => id), total: found.length })
  return (
    <Screen
      title="Refunds"
      views={<SavedViews page={refundViews} />}
      actions={
        <>
          {query.data ? (
            <FoundExport list={refundList} rows={all.filter(({ transaction }) => isLive(transaction))} />
          ) : (
            <CsvExportRoom />
          )}
          {can(user, 'refundTransaction') && (
            <div className="screen-actions" data-own-line>
              <LinkButton variant="secondary" size="sm" to={paths.bulkRefunds}>
                Refund in bulk
              </LinkButton>
            </div>
          )}
        </>
      }
    >
      <FilterBar
        filters={withNames(refundList.filters, {
          merchantId: merchantsOf(all.map(({ transaction }) => transaction)),
        })}
        values={filters}
        sorts={refundList.sorts}
      >
        <div className="list-tools">
          {query.data && (
            <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
              <RefundTotal found={found} />
            </Boundary>
          )}
          <TableOptions list={refundList} />
        </div>
      </FilterBar>
      <div className="sheet">
        <QueryState query={query} what="refunds" rows={16} isTable>
          {({ refunds, areAll }) =>
            refunds.length === 0 ? (
              <EmptyState title="No refunds yet">
                A captured payment is refunded from its own panel, in full or in part.
              </EmptyState>
            ) : (
              <>
                <ResultCount count={found.length} isFiltered={isFiltered} />
                <ListTable
                  key={filterKey}
                  list={refundList}
                  rows={found}
                  empty={
                    <NoResults onClear={clear}>
                      {`None of the ${formatCount(refunds.length)} refunds match these filters.`}
                    </NoResults>
                  }
                />
                {!areAll && (
                  <p className="ledger-foot">
                    Those of the newest payments with a refund. The list of transactions finds older ones.
                  </p>
                )}
              </>
            )
          }
        </QueryState>
      </div>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

/** How many refunds match the filters, what they amount to, and what of it is not with the customer yet. */
function RefundTotal({ found }: { found: readonly RefundRow[] }) {
  const sum = (rows: readonly RefundRow[]) =>
    formatRupees(rows.reduce((all, { refund }) => all + refund.amount, 0))
  const live = found.filter(({ transaction }) => isLive(transaction))
  const pending = live.filter(({ refund }) => refund.status === 'pending')
  const late = pending.filter((row) => isLate(row, Date.now()))
  return (
    <p className="list-total">
      <RowCount count={found.length} one="refund" />
      {' · '}
      <b>{sum(live)}</b> in all
      {live.length < found.length && <span>, without tests</span>}
      {pending.length > 0 && (
        <span>
          {' · '}
          <b>{sum(pending)}</b> pending
        </span>
      )}
      {late.length > 0 && (
        <span>
          {' · '}
          <b>{sum(late)}</b> late
        </span>
      )}
    </p>
  )
}
