import { useQuery } from '@tanstack/react-query'
import { paths, pathTo } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatCount } from '../../format/count.ts'
import type { Source } from '../../transactions/failure-sources.ts'
import { sourceNames } from '../../transactions/failure-sources.ts'
import { statsQuery } from '../figures/stats.ts'
import type { RecentFigures } from '../recent/recent.ts'
import { recentDays, recentRange } from '../recent/recent.ts'
import { useRecent } from '../recent/use-recent.ts'
import { Card } from './card.tsx'
import { MixSkeleton } from './mix.tsx'
import './cards.css'

const SHOWN = 3

/** Why payments failed: whose side it was, and the most frequent reasons with what to do about each. */
export function FailureReasons() {
  const stats = useQuery(statsQuery)
  const recent = useRecent(stats.data)
  const daily = stats.data?.daily ?? []
  const hasNone = stats.data && recentDays(daily).every(({ failed }) => failed === 0)
  const told = recent === null ? null : recent?.failures
  // Without failures there are no reasons, also where the server does not tell them.
  const reasons = told ?? (hasNone ? [] : told)
  if (reasons === null) return null
  return (
    <Card
      id="failures"
      title="Why payments failed"
      query={stats}
      what="figures"
      more={{ to: `${paths.transactions}?status=failed${recentRange(daily)}`, label: 'Failed payments' }}
      skeleton={<MixSkeleton />}
    >
      {() => (reasons ? <Reasons reasons={reasons} /> : <MixSkeleton />)}
    </Card>
  )
}

function Reasons({ reasons }: { reasons: RecentFigures['failures'] }) {
  if (reasons.length === 0) return <p className="p-4 text-muted">No payment failed in the last 30 days.</p>
  return (
    <>
      <Sides reasons={reasons} />
      <ul className="mix failure-reasons">
        {reasons.slice(0, SHOWN).map(({ failure, count: times }) => (
          <li key={failure.code}>
            <Link className="link" to={pathTo.figure(`reason-${failure.code}`)} state={{ inPlace: true }}>
              {failure.reason}
            </Link>
            <span className="money" translate="no">
              {formatCount(times)}
            </span>
            <small>{failure.nextStep}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whose side the failures were on, as one bar and in words. */
function Sides({ reasons }: { reasons: RecentFigures['failures'] }) {
  const sides = sourceList.flatMap((source) => {
    const times = reasons.reduce(
      (sum, { failure, count }) => sum + (failure.source === source ? count : 0),
      0,
    )
    return times > 0 ? { source, times } : []
  })
  return (
    <div className="failure-sides">
      <div aria-hidden>
        {sides.map(({ source, times }) => (
          <i key={source} data-source={source} style={{ flexGrow: times }} />
        ))}
      </div>
      <ul>
        {sides.map(({ source, times }) => (
          <li key={source}>
            <i data-source={source} aria-hidden />
            <Link className="link" to={pathTo.figure(`source-${source}`)} state={{ inPlace: true }}>
              {sourceNames[source]}
            </Link>
            <span>{` ${formatCount(times)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const sourceList: Source[] = ['customer', 'bank', 'business']
