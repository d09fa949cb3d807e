import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Ghost } from '../../ui/app/skeleton.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { Screen } from '../screen/screen.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { TransactionTable } from '../transactions/transaction-table.tsx'
import { transactionsQuery } from '../transactions/transactions.ts'
import { Attention } from './attention/attention.tsx'
import { Card } from './cards/card.tsx'
import { CollectedByDay } from './cards/collected.tsx'
import { FailureReasons } from './cards/failure-reasons.tsx'
import { Mix } from './cards/mix.tsx'
import { Totals } from './cards/totals.tsx'
import { DashboardGrid, DashboardRow } from './dashboard-grid.tsx'
import { statsQuery } from './figures/stats.ts'
import { LoadFailures } from './load-failures.tsx'
import { Strip } from './strip/strip.tsx'

/** How the account is doing, and when the money comes. */
export function DashboardPage() {
  const { user } = useSnapshot(session)
  const stats = useQuery(statsQuery)
  const transactions = useInfiniteQuery(transactionsQuery())
  const settlements = useQuery(settlementsQuery)
  const links = useQuery(paymentLinksQuery)
  const gateways = useQuery(gatewaysQuery)
  const canCreate = can(user, 'createPaymentLink')
  // Until the first payment there is nothing to chart or to rank.
  const hasPayments = stats.data?.totalTransactions !== 0

  return (
    <Screen
      title="Dashboard"
      actions={
        canCreate && (
          <div className="flex flex-wrap gap-2 max-sm:basis-full">
            <LinkButton size="sm" to={paths.newLink}>
              Create payment link
            </LinkButton>
          </div>
        )
      }
    >
      <LoadFailures
        queries={{ figures: stats, transactions, settlements, 'payment links': links, gateways }}
      />
      <DashboardGrid>
        <Strip />
        {hasPayments ? <CollectedByDay /> : <NoPayments canCreate={canCreate} />}
        <Attention />
        {hasPayments && (
          <>
            <Latest />
            <DashboardRow>
              <Mix id="by-method" title="By method" dimension="byMethod" filter="method" />
              <Mix id="by-gateway" title="By gateway" dimension="byGateway" filter="gatewayId" />
              <FailureReasons />
            </DashboardRow>
            <DashboardRow>
              <Totals />
            </DashboardRow>
          </>
        )}
      </DashboardGrid>
    </Screen>
  )
}

/** In the place of the chart, until there is something to draw. */
const NoPayments = ({ canCreate }: { canCreate: boolean }) => (
  <Panel>
    <EmptyState
      title="No payments yet"
      action={
        canCreate && (
          <LinkButton size="sm" to={paths.newLink}>
            Create payment link
          </LinkButton>
        )
      }
    >
      Payments appear here within 15 seconds.
    </EmptyState>
  </Panel>
)

const ROWS = 5

function Latest() {
  const transactions = useInfiniteQuery(transactionsQuery())
  return (
    <Card
      id="latest"
      title="Latest transactions"
      className="col-span-full overflow-clip"
      query={transactions}
      dataName="transactions"
      moreLink={{ to: paths.transactions, label: 'All transactions' }}
      skeleton={<LatestSkeleton />}
    >
      {({ transactions: rows }) =>
        rows.length > 0 ? (
          <TransactionTable transactions={rows.slice(0, ROWS)} />
        ) : (
          <p className="p-4 text-muted">No payments yet.</p>
        )
      }
    </Card>
  )
}

const LatestSkeleton = () => (
  <div className="grid gap-7 px-4 pt-13 pb-4 max-sm:gap-12 max-sm:py-6">
    {Array.from({ length: ROWS }, (_, row) => row).map((row) => (
      <Ghost key={row} />
    ))}
  </div>
)
