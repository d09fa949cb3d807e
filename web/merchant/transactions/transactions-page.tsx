import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { components } from '#contract'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CsvExport } from '../csv/csv-export.tsx'
import { isLive } from '../format/captured.ts'
import { formatCount } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { merchantsOf } from '../lists/fields.tsx'
import type { Names } from '../lists/filter.ts'
import { withNames } from '../lists/filter.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { filtersInUrl, NoResults, ResultCount, RowCount, useListFilters } from '../lists/list-controls.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { SavedViews } from '../lists/saved-views.tsx'
import { SelectRows } from '../lists/selection-bar.tsx'
import { TableOptions } from '../lists/table-options.tsx'
import { useReadableRows, WaitingRows } from '../live/new-rows.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { QueryState } from '../screen/query-states.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { settlementsQuery } from '../settlements/settlements.ts'
import { allTransactions, inFile } from './all-transactions.ts'
import { transactionList, transactionViews } from './transaction-list.tsx'
import { TransactionSelectionBar } from './transaction-selection-bar.tsx'
import type { Transaction } from './transactions.ts'
import { transactionsQuery } from './transactions.ts'

export function TransactionsPage() {
  const { filters, filterKey, isFiltered, clear } = useListFilters(transactionList)
  const query = useInfiniteQuery({ ...transactionsQuery(filters), placeholderData: keepPreviousData })
  const loaded = query.data?.transactions ?? []
  const { readable, waiting } = useReadableRows(loaded)
  const names = useNames(loaded)
  // While offline, the rows of the previous filters would stay below the new ones.
  const others = query.isPlaceholderData && query.fetchStatus === 'paused'
  // Do not load automatically after a failure: the end of the list stays in view and would retry forever.
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching && !query.isFetchNextPageError) void query.fetchNextPage()
  }
  const rowsBeside: RowsBeside = () => ({
    ids: loaded.map(({ id }) => id),
    total: query.data?.total ?? 0,
  })

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
              filterKey={filterKey}
              fileName={(today) => `${transactionList.id}-${today}.csv`}
              collect={async (step) =>
                transactionList.csv(await allTransactions(inFile(filtersInUrl(transactionList)), step))
              }
            />
          </div>
        )
      }
    >
      <FilterBar
        filters={withNames(transactionList.filters, names)}
        values={filters}
        sorts={transactionList.sorts}
      >
        <div className="list-tools">
          {query.data && !query.isPlaceholderData && !others && (
            <TransactionTotal {...query.data} mode={filters.mode} />
          )}
          <TableOptions list={transactionList} />
        </div>
      </FilterBar>
      <ResultCount count={query.isPlaceholderData ? undefined : query.data?.total} isFiltered={isFiltered} />
      <div className="sheet" aria-busy={query.isFetching}>
        <QueryState
          query={others ? { ...query, data: undefined } : query}
          what="transactions"
          rows={16}
          isTable
        >
          {({ transactions, total }) =>
            transactions.length > 0 ? (
              <>
                <WaitingRows count={waiting} />
                <ListTable
                  key={filterKey}
                  list={transactionList}
                  rows={readable}
                  total={total}
                  onEnd={loadMore}
                  selectionBar={(selection) => (
                    <TransactionSelectionBar selection={selection} filters={filters} />
                  )}
                />
                <div className="ledger-foot">
                  <span>{`${formatCount(transactions.length)} of ${formatCount(total)} shown`}</span>
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
            ) : isFiltered ? (
              <NoResults onClear={clear}>No transaction matches all of these filters.</NoResults>
            ) : (
              <NoTransactions />
            )
          }
        </QueryState>
      </div>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

/** What the filters refer to, as far as it is loaded anyway. */
function useNames(loaded: Transaction[]): Names {
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const { data: settlements = [] } = useQuery(settlementsQuery)
  return {
    gatewayId: new Map(gateways.map(({ id, name }) => [id, name])),
    paymentLinkId: new Map(links.map(({ id, title }) => [id, title])),
    settlementId: new Map(settlements.map(({ id, dueOn }) => [id, formatDay(dueOn)])),
    merchantId: merchantsOf([...gateways, ...loaded]),
  }
}

type TransactionTotalProps = {
  transactions: Transaction[]
  total: number
  mode: Transaction['mode'] | 'live'
  /** In paise; a server may not offer it. */
  sums?: components['schemas']['TransactionSums'] | undefined
}

/** How many payments match the filters, on all pages, and what they amount to. Tests amount to nothing. */
const TransactionTotal = ({ transactions, total, mode, sums }: TransactionTotalProps) => (
  <p className="list-total">
    <RowCount count={total} one={mode === 'test' ? 'test payment' : 'payment'} />
    {sums && (
      <>
        <span className="sum-of">
          {' · '}
          <b>{formatRupees(sums.captured)}</b>
          <span className="less">{mode === 'test' ? ' captured as tests: no money moved' : ' captured'}</span>
          {mode === undefined && !transactions.every(isLive) && <span className="less">, without tests</span>}
        </span>
        {sums.refunded > 0 && (
          <span className="least">
            {' · '}
            <b>{formatRupees(sums.refunded)}</b> refunded
          </span>
        )}
      </>
    )}
  </p>
)

function NoTransactions() {
  const { user } = useSnapshot(session)
  return (
    <EmptyState
      title="No transactions yet"
      action={
        can(user, 'createPaymentLink') && (
          <LinkButton size="sm" to={paths.newLink}>
            Create payment link
          </LinkButton>
        )
      }
    >
      Every payment appears here within 15 seconds, successful or not. A payment link is the quickest way to
      the first one.
    </EmptyState>
  )
}
