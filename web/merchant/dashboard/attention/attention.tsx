import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { gatewaysQuery } from '../../settings/gateways.ts'
import { paymentMethodsQuery } from '../../settings/payment-methods.ts'
import { settlementsQuery } from '../../settlements/settlements.ts'
import { failedRefundsQuery } from '../../transactions/transactions.ts'
import { Card } from '../cards/card.tsx'
import type { Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import type { Concern } from './concern.ts'
import { areRatesKnown, concernsIn, firstRecent } from './concerns.ts'
import './concerns.css'

/** What needs attention now. A list that could not be loaded is reported as unchecked, never skipped. */
export function Attention() {
  const stats = useQuery(statsQuery)
  return (
    <Card id="attention" title="Needs attention" query={stats} what="figures" skeleton={<ConcernsSkeleton />}>
      {(figures) => <Concerns stats={figures} />}
    </Card>
  )
}

function Concerns({ stats }: { stats: Stats }) {
  const namesMerchant = useShowsMerchant()
  const settlements = useQuery(settlementsQuery)
  const gateways = useQuery(gatewaysQuery)
  const methods = useQuery(paymentMethodsQuery)
  const failedRefunds = useQuery(failedRefundsQuery(firstRecent(Date.now())))
  const queries = [settlements, gateways, methods, failedRefunds]
  const concerns = concernsIn({
    stats,
    settlements: settlements.data ?? [],
    gateways: gateways.data ?? [],
    methods: methods.data ?? [],
    failedRefunds: failedRefunds.data ?? 0,
    namesMerchant,
  })
  if (queries.some(({ isPending }) => isPending)) return <ConcernsSkeleton />
  const isKnown = areRatesKnown(gateways.data ?? [], stats)
  const unchecked = queries.some(({ isError, data }) => isError && data === undefined)
  return (
    <ul className="concerns">
      {concerns.map((concern) => (
        <Item key={concern.text} {...concern} />
      ))}
      {concerns.length === 0 && !unchecked && (
        <li data-tone="success">
          <CircleCheck aria-hidden size={18} />
          <p>{`All clear. ${isKnown ? 'Settlements, refunds and gateways' : 'Settlements and refunds'} look normal.`}</p>
        </li>
      )}
      {unchecked && (
        <li>
          <TriangleAlert aria-hidden size={18} />
          <p>We couldn't check everything: some data did not load.</p>
        </li>
      )}
    </ul>
  )
}

function Item({ tone, text, to, action }: Concern) {
  const Icon = tone === 'danger' ? CircleX : TriangleAlert
  return (
    <li data-tone={tone}>
      <Icon aria-hidden size={18} />
      <p>{text}</p>
      <Link className="link" to={to}>
        {action}
      </Link>
    </li>
  )
}

const ConcernsSkeleton = () => (
  <ul className="concerns" aria-busy="true">
    <li>
      <i className="ghost" data-size="icon" />
      <i className="ghost" />
      <i />
      <i className="ghost" data-short />
    </li>
  </ul>
)
