import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { can } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { TestModeBanner } from '../settings/test-mode-banner.tsx'
import { settlementsQuery } from '../settlements/settlements.ts'
import { TransactionTable } from '../transactions/transaction-table.tsx'
import { transactionsQuery } from '../transactions/transactions.ts'
import { Attention } from './attention.tsx'
import { DailyFigures } from './daily-figures.tsx'
import { ExpiringLinks } from './expiring-links.tsx'
import { Figures } from './figures.tsx'
import { FirstSteps, firstSteps } from './first-steps.tsx'
import { NextSettlement } from './next-settlement.tsx'
import type { Stats } from './stats.ts'
import { statsQuery } from './stats.ts'
import './panels.css'
import './dashboard.css'

const LATEST = 8

export function DashboardPage() {
  const { user } = useSnapshot(session)
  const stats = useQuery(statsQuery)
  const transactions = useInfiniteQuery(transactionsQuery())
  const settlements = useQuery(settlementsQuery)
  const links = useQuery(paymentLinksQuery)
  const gateways = useQuery(gatewaysQuery)
  const canCreate = can(user, 'createPaymentLink')
  // Only once everything has loaded: a step must not look undone while its list is loading.
  const steps = (figures: Stats) =>
    canCreate && links.data && gateways.data
      ? firstSteps({ links: links.data, gateways: gateways.data, stats: figures })
      : []

  return (
    <Screen
      title="Dashboard"
      actions={
        canCreate && (
          <LinkButton size="sm" to={paths.newLink}>
            Create payment link
          </LinkButton>
        )
      }
    >
      <TestModeBanner />
      <QueryState query={stats} what="figures">
        {(figures) => (
          <>
            {steps(figures).length > 0 && <FirstSteps steps={steps(figures)} />}
            <Attention stats={figures} />
            <Figures stats={figures} />
            {figures.totalTransactions > 0 && <DailyFigures days={figures.daily} />}
          </>
        )}
      </QueryState>
      <div className="split">
        <section className="sheet" aria-labelledby="latest">
          <header>
            <h2 id="latest">Latest transactions</h2>
            <Link className="link" to={paths.transactions}>
              All transactions
            </Link>
          </header>
          <QueryState query={transactions} what="transactions">
            {({ transactions: rows }) =>
              rows.length > 0 ? (
                <TransactionTable transactions={rows.slice(0, LATEST)} />
              ) : (
                <EmptyState
                  title="No payments yet"
                  action={
                    canCreate && (
                      <LinkButton size="sm" to={paths.newLink}>
                        {links.data?.length === 0 ? 'Create your first payment link' : 'Create payment link'}
                      </LinkButton>
                    )
                  }
                >
                  Payments appear here the moment a customer pays. A payment link is the quickest way to the
                  first one.
                </EmptyState>
              )
            }
          </QueryState>
        </section>
        <div>
          <QueryState query={settlements} what="settlements">
            {(all) => <NextSettlement settlements={all} />}
          </QueryState>
          <QueryState query={links} what="payment links">
            {(all) => <ExpiringLinks links={all} />}
          </QueryState>
        </div>
      </div>
    </Screen>
  )
}
