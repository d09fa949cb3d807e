import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { components } from '#contract'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { TableFoot } from '../../ui/app/table.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { isLive } from '../format/captured.ts'
import { formatCount } from '../format/count.ts'
import { formatDay } from '../format/ist.ts'
import { merchantsOf } from '../lists/fields.tsx'
import type { Names } from '../lists/filter.ts'
import { filtersInUrl, useListFilters } from '../lists/list-controls.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { ListTotal, TotalNote, TotalPart } from '../lists/list-total.tsx'
import { useReadableRows, WaitingRows } from '../live/new-rows.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { gatewaysQuery } from '../settings/gateways.ts'
import { allTransactions, inFile } from './all-transactions.ts'
import { transactionList, transactionViews } from './transaction-list.tsx'
import { TransactionSelectionBar } from './transaction-selection-bar.tsx'
import type { Transaction } from './transactions.ts'
import { transactionsQuery } from './transactions.ts'

export function TransactionsPage() {
  const { filters } = useListFilters(transactionList)
  const query = useInfiniteQuery({ ...transactionsQuery(filters), placeholderData: keepPreviousData })
  // While offline, the rows of the previous filters would stay below the new ones.
  const isOutdated = query.isPlaceholderData && query.fetchStatus === 'paused'
  const {
    transactions: loaded,
    total = 0,
    sums,
  } = (isOutdated ? undefined : query.data) ?? { transactions: [] }
  const { readable, waiting } = useReadableRows(loaded)
  // Do not load automatically after a failure: the end of the list stays in view and would retry forever.
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching && !query.isFetchNextPageError) void query.fetchNextPage()
  }
  return (
    <ListScreen
      list={transactionList}
      query={isOutdated ? { ...query, data: undefined } : query}
      rows={readable}
      total={total}
      areOld={query.isPlaceholderData}
      exports={async (step) =>
        transactionList.csv(await allTransactions(inFile(filtersInUrl(transactionList)), step))
      }
      names={useNames(loaded)}
      views={transactionViews}
      sum={() => <TransactionTotal transactions={loaded} total={total} sums={sums} mode={filters.mode} />}
      selectionBar={(selection) => <TransactionSelectionBar selection={selection} filters={filters} />}
      onEnd={loadMore}
      empty={<NoTransactions />}
      before={<WaitingRows count={waiting} />}
      after={() =>
        loaded.length > 0 && (
          <TableFoot>
            <span>{`${formatCount(loaded.length)} of ${formatCount(total)} shown`}</span>
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
          </TableFoot>
        )
      }
    />
  )
}

/** The data that the filters refer to, if it is loaded anyway. */
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

/** The number and sum of the payments that match the filters, on all pages. Tests count as ₹0.00. */
const TransactionTotal = ({ transactions, total, mode, sums }: TransactionTotalProps) => (
  <ListTotal count={total} singular={mode === 'test' ? 'test payment' : 'payment'}>
    {sums && (
      <TotalPart paise={sums.captured} yields="last">
        <TotalNote>{mode === 'test' ? ' captured as tests: no money moved' : ' captured'}</TotalNote>
        {mode === undefined && !transactions.every(isLive) && <TotalNote>, without tests</TotalNote>}
      </TotalPart>
    )}
    {sums && sums.refunded > 0 && <TotalPart paise={sums.refunded} label="refunded" yields="first" />}
  </ListTotal>
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
