import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { Money } from '../../format/money.tsx'
import { PortionBar } from '../../format/portion-bar.tsx'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { gatewaysQuery } from '../../settings/gateways.ts'
import type { RecentFigures } from '../figures/recent.ts'
import { RecentCard, ShareItem } from './recent-card.tsx'

type MixProps = {
  id: string
  title: string
  dimension: 'byMethod' | 'byGateway'
  filter: 'method' | 'gatewayId'
}

/** What the last 30 days were collected with: shares of the amount, each leading to its payments. */
export function Mix({ id, title, dimension, filter }: MixProps) {
  const namesMerchant = useShowsMerchant()
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const ownerOf = (id: string) =>
    namesMerchant ? gateways.find((gateway) => gateway.id === id)?.merchantName : undefined
  return (
    <RecentCard id={id} title={title}>
      {(figures, range) => (
        <Shares rows={figures[dimension]} filter={filter} range={range} ownerOf={ownerOf} />
      )}
    </RecentCard>
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
