import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { importAgain } from '../../loading/import-again.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CsvExport } from '../csv/csv-export.tsx'
import { formatCount } from '../format/count.ts'
import { WaitingRows } from '../live/new-rows.tsx'
import { useReadableRows } from '../live/use-readable-rows.ts'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { ResultCount } from '../screen/result-count.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { SelectRows } from '../table/select-rows.tsx'
import { TableOptions } from '../table/table-options.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { SelectableTransactions } from './selectable-transactions.tsx'
import { ownTransactionColumns, transactionColumns } from './transaction-columns.tsx'
import { TransactionFilterBar } from './transaction-filter-bar.tsx'
import { filterNames, filtersIn } from './transaction-filters.ts'
import { TransactionTotal } from './transaction-total.tsx'
import { transactionViews } from './transaction-views.ts'
import { transactionsQuery } from './transactions.ts'

export function TransactionsPage() {
  const { params, change } = useUrlParams()
  const columns = useShowsMerchant() ? transactionColumns : ownTransactionColumns
  const filters = filtersIn(params)
  const filtered = Object.keys(filters).some((name) => name !== 'sort')
  const query = useInfiniteQuery({ ...transactionsQuery(filters), placeholderData: keepPreviousData })
  const { readable, waiting } = useReadableRows(query.data?.transactions ?? [])
  // While offline, the rows of the previous filters would stay below the new ones.
  const others = query.isPlaceholderData && query.fetchStatus === 'paused'
  // Do not load automatically after a failure: the end of the list stays in view and would retry forever.
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching && !query.isFetchNextPageError) void query.fetchNextPage()
  }
  const rowsBeside: RowsBeside = () => ({
    ids: query.data?.transactions.map(({ id }) => id) ?? [],
    total: query.data?.total ?? 0,
  })
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, ''])))

  return (
    <Screen
      title="Transactions"
      views={<SavedViews page={transactionViews} />}
      actions={
        !others &&
        query.data !== undefined &&
        query.data.total > 0 && (
          <div className="row-tools">
            <SelectRows />
            <CsvExport
              key={JSON.stringify(filters)}
              fileName="transactions"
              collect={async (step) => (await loadCsv()).transactionsCsv(filters, step)}
            />
          </div>
        )
      }
    >
      <TransactionFilterBar values={filters} shown={query.data?.transactions ?? []}>
        <div className="list-tools">
          {query.data && !query.isPlaceholderData && !others && <TransactionTotal {...query.data} />}
          <TableOptions list="transactions" columns={columns} />
        </div>
      </TransactionFilterBar>
      <ResultCount count={query.isPlaceholderData ? undefined : query.data?.total} isFiltered={filtered} />
      <div className="sheet" aria-busy={query.isFetching}>
        <QueryState query={others ? { ...query, data: undefined } : query} what="transactions" rows={16}>
          {({ transactions, total }) =>
            transactions.length > 0 ? (
              <>
                <WaitingRows count={waiting} />
                <SelectableTransactions
                  key={JSON.stringify(filters)}
                  filters={filters}
                  columns={columns}
                  rows={readable}
                  total={total}
                  onEnd={loadMore}
                />
                <div className="ledger-foot">
                  <span>
                    {formatCount(transactions.length)} of {formatCount(total)} shown
                  </span>
                  {query.hasNextPage && (
                    <Button
                      variant="secondary"
                      size="sm"
                      busy={query.isFetchingNextPage}
                      onClick={() => query.fetchNextPage()}
                    >
                      Load more
                    </Button>
                  )}
                </div>
              </>
            ) : (
              <NoTransactions {...(filtered && { onClear: clear })} />
            )
          }
        </QueryState>
      </div>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

const loadCsv = () => import('./transaction-csv.ts').catch(importAgain)

function NoTransactions({ onClear }: { onClear?: () => void }) {
  const { user } = useSnapshot(session)
  if (!onClear) {
    return (
      <EmptyState
        title="No transactions yet"
        action={
          can(user, 'createPaymentLink') && (
            <LinkButton size="sm" to={paths.newLink}>
              Create a payment link
            </LinkButton>
          )
        }
      >
        Every payment appears here within 15 seconds, successful or not. A payment link is the quickest way to
        the first one.
      </EmptyState>
    )
  }
  const clear = (
    <Button variant="secondary" size="sm" onClick={onClear}>
      Clear filters
    </Button>
  )
  return (
    <EmptyState title="No results" action={clear}>
      No transaction matches all of these filters.
    </EmptyState>
  )
}
