import { useQuery } from '@tanstack/react-query'
import { Screen } from '../screen/screen.tsx'
import { gatewaysQuery } from '../settings/gateways.ts'
import { settlementsQuery } from '../settlements/settlements.ts'
import { Attention } from './attention.tsx'
import { Bank } from './bank.tsx'
import { Days } from './days.tsx'
import { FailureReasons } from './failure-reasons.tsx'
import { Lead } from './lead.tsx'
import { LoadFailures } from './load-failures.tsx'
import { Merchants } from './merchants.tsx'
import { Mix } from './mix.tsx'
import { statsQuery } from './stats.ts'
import { Totals } from './totals.tsx'
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
