import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Ghost } from '../../../ui/app/skeleton.tsx'
import type { Elements } from '../../../ui/elements.ts'
import type { RecentFigures } from '../figures/recent.ts'
import { recentRange } from '../figures/recent.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'

type RecentCardProps = {
  id: string
  title: string
  /** `range`: their days, as a part of the query of the transactions. */
  children: (figures: RecentFigures, range: string) => Elements
}

/** Figures of the last 30 days; nothing if the server does not send them. */
export function RecentCard({ id, title, children }: RecentCardProps) {
  const stats = useQuery(statsQuery)
  if (stats.data && !stats.data.last30Days) return null
  return (
    <Card
      id={id}
      isInRow
      title={title}
      query={stats}
      dataName="figures"
      aside={<span className="text-muted">Last 30 days</span>}
      skeleton={
        <ul className="grid gap-3.5 px-4 pt-3.5 pb-4">
          {[1, 2, 3, 4].map((row) => (
            <ShareItem key={row}>
              <Ghost className="h-4 w-2/5" />
            </ShareItem>
          ))}
        </ul>
      }
    >
      {({ daily, last30Days }) => last30Days && children(last30Days, recentRange(daily))}
    </Card>
  )
}

export const ShareItem = ({ children }: { children: ReactNode }) => (
  <li className="grid min-h-13.5 grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-0.5">
    {children}
  </li>
)
