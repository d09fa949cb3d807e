import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Ghost } from '../../ui/app/skeleton.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Screen } from '../screen/screen.tsx'
import { TransactionTable } from '../transactions/transaction-table.tsx'
import { transactionsQuery } from '../transactions/transactions.ts'
import { Card } from './cards/card.tsx'
import { Dashboard } from './dashboard.tsx'
import { statsQuery } from './figures/stats.ts'
import { LoadFailures } from './load-failures.tsx'

/** How the account is doing, and when the money comes. */
export function DashboardPage() {
  const { user } = useSnapshot(session)
  const stats = useQuery(statsQuery)
  const transactions = useInfiniteQuery(transactionsQuery())
  const createLink = can(user, 'createPaymentLink') && (
    <LinkButton size="sm" to={paths.newLink}>
      Create payment link
    </LinkButton>
  )
  return (
    <Screen
      title="Dashboard"
      actions={createLink && <div className="flex flex-wrap gap-2 max-sm:basis-full">{createLink}</div>}
    >
      <LoadFailures transactions={transactions} />
      <Dashboard
        noPayments={
          stats.data?.totalTransactions === 0 && (
            <Panel>
              <EmptyState title="No payments yet" action={createLink}>
                Payments appear here within 15 seconds.
              </EmptyState>
            </Panel>
          )
        }
      >
        <Latest />
      </Dashboard>
    </Screen>
  )
}

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
