import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { formatCount } from '../format/count.ts'
import { formatPercent } from '../format/percent.ts'
import { formatRupees } from '../format/rupees.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { settlementsQuery } from '../records/settlements.ts'
import { Screen } from '../screen/screen.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { Attention } from './attention/attention.tsx'
import { Card } from './cards/card.tsx'
import { CollectedByDay } from './cards/collected.tsx'
import { FailureReasons } from './cards/failure-reasons.tsx'
import { Mix } from './cards/mix.tsx'
import { Totals } from './cards/totals.tsx'
import { DashboardGrid, DashboardRow } from './dashboard-grid.tsx'
import type { Stats } from './figures/stats.ts'
import { statsQuery } from './figures/stats.ts'
import { LoadFailures } from './load-failures.tsx'
import { Strip } from './strip/strip.tsx'

export function AdminDashboardPage() {
  const stats = useQuery(statsQuery)
  const settlements = useQuery(settlementsQuery)
  const gateways = useQuery(gatewaysQuery)
  const links = useQuery(paymentLinksQuery)
  return (
    <Screen title="All merchants" intro="The figures of every account on the platform together.">
      <LoadFailures queries={{ figures: stats, settlements, 'payment links': links, gateways }} />
      <DashboardGrid>
        <Strip isPlatform />
        <CollectedByDay />
        <Attention />
        <Merchants />
        <DashboardRow>
          <Mix id="by-method" title="By method" of="byMethod" filter="method" />
          <Mix id="by-gateway" title="By gateway" of="byGateway" filter="gatewayId" />
          <FailureReasons />
        </DashboardRow>
        <DashboardRow>
          <Totals />
        </DashboardRow>
      </DashboardGrid>
    </Screen>
  )
}

/** The merchants of the platform, the largest first. */
function Merchants() {
  const stats = useQuery(statsQuery)
  return (
    <Card
      id="by-merchant"
      className="col-span-full"
      title="By merchant"
      query={stats}
      what="figures"
      aside={<span className="text-muted">Since the account was opened</span>}
      skeleton={<div className="h-17" />}
    >
      {({ byMerchant }) => <MerchantTable rows={byMerchant} />}
    </Card>
  )
}

function MerchantTable({ rows }: { rows: Stats['byMerchant'] }) {
  const hasRates = rows.some(({ successRate }) => successRate !== undefined)
  return (
    <table className="ledger" data-cards aria-label="By merchant">
      <thead>
        <tr>
          <th scope="col">Merchant</th>
          {['Captured', 'Transactions', ...(hasRates ? ['Success rate'] : [])].map((name) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, amount, count, successRate }) => (
          <tr key={id}>
            <th scope="row">
              <Link className="row-link" to={`${paths.transactions}?merchantId=${id}`}>
                {name}
              </Link>
            </th>
            <td data-label="Captured" className="number money" translate="no">
              {formatRupees(amount)}
            </td>
            <td data-label="Transactions" className="number">
              {formatCount(count)}
            </td>
            {hasRates && (
              <td data-label="Success rate" className="number">
                {formatPercent(successRate)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
