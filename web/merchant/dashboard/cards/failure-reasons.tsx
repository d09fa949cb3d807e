import { paths, pathTo } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import { formatCount } from '../../format/count.ts'
import type { Source } from '../../transactions/failure-sources.ts'
import { sourceNames } from '../../transactions/failure-sources.ts'
import type { RecentFigures } from '../figures/recent.ts'
import { RecentCard } from './recent-card.tsx'

const SHOWN = 3

/** Why payments failed: who caused it, and the most frequent reasons, each with advice. */
export const FailureReasons = () => (
  <RecentCard id="failures" title="Why payments failed">
    {({ failures }, range) => <Reasons reasons={failures} range={range} />}
  </RecentCard>
)

function Reasons({ reasons, range }: { reasons: RecentFigures['failures']; range: string }) {
  if (reasons.length === 0) return <p className="p-4 text-muted">No payment failed in the last 30 days.</p>
  return (
    <>
      <Sides reasons={reasons} />
      <ul className="grid gap-3.5 px-4 py-3.5">
        {reasons.slice(0, SHOWN).map(({ failure, count: times }) => (
          <li
            key={failure.code}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-0.5"
          >
            <Link
              className="link w-fit font-label text-ink"
              to={pathTo.figure(`reason-${failure.code}`)}
              state={{ inPlace: true }}
            >
              {failure.reason}
            </Link>
            <span className="tnum whitespace-nowrap" translate="no">
              {formatCount(times)}
            </span>
            <span className="col-span-full text-muted text-xs/body">{failure.nextStep}</span>
          </li>
        ))}
      </ul>
      <p className="px-4 pb-4">
        <Link className="link" to={`${paths.transactions}?status=failed${range}`}>
          All failed payments
        </Link>
      </p>
    </>
  )
}

/** Who caused the failures, as one bar and in words. */
function Sides({ reasons }: { reasons: RecentFigures['failures'] }) {
  const sides = sourceList.flatMap((source) => {
    const times = reasons.reduce(
      (sum, { failure, count }) => sum + (failure.source === source ? count : 0),
      0,
    )
    return times > 0 ? { source, times } : []
  })
  return (
    <div className="grid gap-2 px-4 pt-3.5">
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {sides.map(({ source, times }) => (
          <span key={source} className={colours[source]} style={{ flexGrow: times }} />
        ))}
      </div>
      <ul className="tnum flex flex-wrap gap-x-4 gap-y-1">
        {sides.map(({ source, times }) => (
          <li key={source} className="flex items-center gap-1.5">
            <span aria-hidden className={classes('size-2.5 rounded-[2px]', colours[source])} />
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

const colours = {
  customer: 'bg-action forced-color-adjust-none',
  bank: 'bg-marigold forced-color-adjust-none',
  business: 'bg-danger forced-color-adjust-none',
}
