import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { PortionBar } from '../../format/portion-bar.tsx'
import { formatRupees } from '../../format/rupees.ts'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { gatewaysQuery } from '../../settings/gateways.ts'
import { statsQuery } from '../figures/stats.ts'
import type { RecentFigures } from '../recent/recent.ts'
import { recentRange } from '../recent/recent.ts'
import { useRecent } from '../recent/use-recent.ts'
import { Card } from './card.tsx'
import './cards.css'

type MixProps = { id: string; title: string; of: 'byMethod' | 'byGateway'; filter: 'method' | 'gatewayId' }

/** What the last 30 days were collected with: shares of the amount, each leading to its payments. */
export function Mix({ id, title, of, filter }: MixProps) {
  const stats = useQuery(statsQuery)
  const recent = useRecent(stats.data)
  const namesMerchant = useShowsMerchant()
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const ownerOf = (id: string) =>
    namesMerchant ? gateways.find((gateway) => gateway.id === id)?.merchantName : undefined
  if (recent === null) return null
  return (
    <Card
      id={id}
      title={title}
      query={stats}
      what="figures"
      aside={<span className="muted">Last 30 days</span>}
      skeleton={<MixSkeleton />}
    >
      {({ daily }) =>
        recent ? (
          <Shares rows={recent[of]} filter={filter} range={recentRange(daily)} ownerOf={ownerOf} />
        ) : (
          <MixSkeleton />
        )
      }
    </Card>
  )
}

type SharesProps = {
  rows: RecentFigures['byMethod']
  filter: string
  range: string
  /** The merchant of a gateway, for a user who sees those of several. */
  ownerOf: (id: string) => string | undefined
}

function Shares({ rows, filter, range, ownerOf }: SharesProps) {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  if (rows.length === 0) return <p className="p-4 text-muted">No payments in the last 30 days.</p>
  return (
    <ul className="mix">
      {rows.map(({ id, name, amount, count, successRate }) => (
        <li key={id}>
          <Link className="link" to={`${paths.transactions}?${filter}=${id}${range}`}>
            {[name, ownerOf(id)].filter(Boolean).join(', ')}
          </Link>
          <span className="money" translate="no">
            {formatRupees(amount)}
          </span>
          <PortionBar share={total === 0 ? 0 : amount / total} />
          <small>
            {`${total === 0 ? '' : `${Math.round((amount / total) * 100)}% of the amount · `}${numbered(count, 'payment')}${successRate === undefined ? '' : `, ${Math.round(successRate)}% succeeded`}`}
          </small>
        </li>
      ))}
    </ul>
  )
}

export const MixSkeleton = () => (
  <ul className="mix">
    {[1, 2, 3, 4].map((row) => (
      <li key={row}>
        <i className="ghost" data-short />
      </li>
    ))}
  </ul>
)
