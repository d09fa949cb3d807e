import { useQuery } from '@tanstack/react-query'
import { Screen } from '../screen/screen.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { settlementsQuery } from '../settlements/settlements.ts'
import { Attention } from './attention/attention.tsx'
import { Bank } from './cards/bank.tsx'
import { Days } from './cards/days.tsx'
import { FailureReasons } from './cards/failure-reasons.tsx'
import { Lead } from './cards/lead.tsx'
import { Merchants } from './cards/merchants.tsx'
import { Mix } from './cards/mix.tsx'
import { Totals } from './cards/totals.tsx'
import { statsQuery } from './figures/stats.ts'
import { LoadFailures } from './load-failures.tsx'
import './dashboard.css'

export function AdminDashboardPage() {
  const stats = useQuery(statsQuery)
  const settlements = useQuery(settlementsQuery)
  const gateways = useQuery(gatewaysQuery)
  return (
    <Screen title="All merchants" intro="The figures of every account on the platform together.">
      <LoadFailures queries={{ figures: stats, settlements, gateways }} />
      <div className="dashboard">
        <Lead />
        <div className="dashboard-side">
          <Bank isPlatform />
          <Attention />
        </div>
        <Days />
        <FailureReasons />
        <div className="dashboard-mix">
          <Mix id="by-method" title="By method" of="byMethod" filter="method" />
          <Mix id="by-gateway" title="By gateway" of="byGateway" filter="gatewayId" />
        </div>
        <Merchants />
        <Totals />
      </div>
    </Screen>
  )
}
