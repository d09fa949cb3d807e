import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Ghost } from '../../../ui/app/skeleton.tsx'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { Money } from '../../format/money.tsx'
import { PortionBar } from '../../format/portion-bar.tsx'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { gatewaysQuery } from '../../settings/gateways.ts'
import type { RecentFigures } from '../figures/recent.ts'
import { recentRange } from '../figures/recent.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'

type MixProps = {
  id: string
  title: string
  dimension: 'byMethod' | 'byGateway'
  filter: 'method' | 'gatewayId'
}

/** What the last 30 days were collected with: shares of the amount, each leading to its payments. */
export function Mix({ id, title, dimension, filter }: MixProps) {
  const stats = useQuery(statsQuery)
  const namesMerchant = useShowsMerchant()
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const ownerOf = (id: string) =>
    namesMerchant ? gateways.find((gateway) => gateway.id === id)?.merchantName : undefined
  if (stats.data && !stats.data.last30Days) return null
  return (
    <Card
      id={id}
      isInRow
      title={title}
      query={stats}
      dataName="figures"
      aside={<span className="text-muted">Last 30 days</span>}
      skeleton={<MixSkeleton />}
    >
      {({ daily, last30Days }) =>
        last30Days && (
          <Shares rows={last30Days[dimension]} filter={filter} range={recentRange(daily)} ownerOf={ownerOf} />
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
    <ul className="grid gap-3.5 px-4 pt-3.5 pb-4">
      {rows.map(({ id, name, amount, count, successRate }) => (
        <ShareItem key={id}>
          <Link
            className="link w-fit font-label text-ink"
            to={`${paths.transactions}?${filter}=${id}${range}`}
          >
            {[name, ownerOf(id)].filter(Boolean).join(', ')}
          </Link>
          <Money paise={amount} />
          <div className="col-span-full">
            <PortionBar share={total === 0 ? 0 : amount / total} />
          </div>
          <span className="col-span-full text-muted text-xs/body">
            {`${total === 0 ? '' : `${Math.round((amount / total) * 100)}% of the amount · `}${numbered(count, 'payment')}${successRate === undefined ? '' : `, ${Math.round(successRate)}% succeeded`}`}
          </span>
        </ShareItem>
      ))}
    </ul>
  )
}

const ShareItem = ({ children }: { children: ReactNode }) => (
  <li className="grid min-h-13.5 grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-0.5">
    {children}
  </li>
)

export const MixSkeleton = () => (
  <ul className="grid gap-3.5 px-4 pt-3.5 pb-4">
    {[1, 2, 3, 4].map((row) => (
      <ShareItem key={row}>
        <Ghost className="h-4 w-2/5" />
      </ShareItem>
    ))}
  </ul>
)
