import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { formatPercent } from '../values/percent.ts'
import { formatRupees } from '../values/rupees.ts'
import { Attention } from './attention.tsx'
import { DailyFigures } from './daily-figures.tsx'
import { Figures } from './figures.tsx'
import type { Stats } from './stats.ts'
import { statsQuery } from './stats.ts'
import './panels.css'
import './dashboard.css'

export function AdminDashboardPage() {
  const stats = useQuery(statsQuery)
  return (
    <Screen title="All merchants" intro="The figures of every account on the platform together.">
      <QueryState query={stats} what="figures">
        {(figures) => (
          <>
            <Attention stats={figures} />
            <Figures stats={figures} />
            <DailyFigures days={figures.daily} />
            <Ranking title="By merchant" heading="Merchant" filter="merchantId" rows={figures.byMerchant} />
            <Ranking title="By gateway" heading="Gateway" filter="gatewayId" rows={figures.byGateway} />
          </>
        )}
      </QueryState>
    </Screen>
  )
}

type RankingProps = { title: string; heading: string; filter: string; rows: Stats['byMerchant'] }

function Ranking({ title, heading, filter, rows }: RankingProps) {
  return (
    <section className="sheet" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="muted">Captured since the account was opened</span>
      </header>
      {rows.length === 0 ? (
        <EmptyState title="No payments yet">The figures appear with the first payment.</EmptyState>
      ) : (
        <table className="ledger" data-cards>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" className="number">
                Captured
              </th>
              <th scope="col" className="number">
                Transactions
              </th>
              <th scope="col" className="number">
                Success rate
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, amount, count, successRate }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="row-link" to={`${paths.transactions}?${filter}=${id}`}>
                    {name}
                  </Link>
                  <small>{id}</small>
                </th>
                <td data-label="Captured" className="number money">
                  {formatRupees(amount)}
                </td>
                <td data-label="Transactions" className="number">
                  {count.toLocaleString('en-IN')}
                </td>
                <td data-label="Success rate" className="number">
                  {formatPercent(successRate)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
