import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { ShareBar } from '../values/share-bar.tsx'
import { Card } from './card.tsx'
import { MixSkeleton } from './mix.tsx'
import type { RecentFigures } from './recent.ts'
import { recentRange } from './recent.ts'
import { statsQuery } from './stats.ts'

const SHOWN = 4

/** Why payments failed, the most frequent reason first, each with what to do about it. */
export function FailureReasons() {
  const stats = useQuery(statsQuery)
  const range = recentRange(stats.data?.daily ?? [])
  return (
    <Card
      id="failures"
      title="Why payments failed"
      query={stats}
      what="figures"
      more={{ to: `${paths.transactions}?status=failed${range}`, label: 'Failed payments' }}
      skeleton={<MixSkeleton />}
    >
      {({ last30Days }) => <Reasons reasons={last30Days?.failures ?? []} />}
    </Card>
  )
}

function Reasons({ reasons }: { reasons: RecentFigures['failures'] }) {
  const most = reasons[0]?.count ?? 1
  if (reasons.length === 0) return <p className="facts muted">No payment failed in the last 30 days.</p>
  return (
    <ul className="mix">
      {reasons.slice(0, SHOWN).map(({ failure, count }) => (
        <li key={failure.code}>
          <span>{failure.reason}</span>
          <span className="money">{count.toLocaleString('en-IN')}</span>
          <ShareBar share={count / most} tone="danger" />
          <small>{failure.nextStep}</small>
        </li>
      ))}
    </ul>
  )
}
