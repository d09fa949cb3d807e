import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { formatRupees } from '../../format/rupees.ts'
import { comparisonsOf } from '../figures/comparisons.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'
import './cards.css'

const HoursChart = lazyPart(
  () => import('../charts/hours-chart.tsx'),
  (m) => m.HoursChart,
)

/** What was collected today, beside the same time of earlier days: what the screen is opened for. */
export function Lead() {
  const stats = useQuery(statsQuery)
  return (
    <Card
      id="today"
      title="Collected today"
      className={stats.data && !stats.data.todayCompared ? 'lead lead-without-hours' : 'lead'}
      query={stats}
      what="figures"
      skeleton={<LeadSkeleton />}
    >
      {(figures) => <Today stats={figures} />}
    </Card>
  )
}

function Today({ stats }: { stats: Stats }) {
  const { todayAmount, todayTransactions, daily, todayCompared } = stats
  const today = daily.at(-1)?.date ?? ''
  return (
    <>
      <div className="lead-today">
        <p className="lead-amount" data-long={todayAmount > MAX_IN_FULL_SIZE || undefined}>
          {formatRupees(todayAmount)}
        </p>
        <p className="muted">
          <Link className="link" to={`${paths.transactions}?from=${today}&to=${today}`}>
            {numbered(todayTransactions, 'transaction')}
          </Link>{' '}
          since midnight IST, before refunds and fees
        </p>
        <ul>
          {comparisonsOf(stats).map(({ text, direction, amount }) => {
            const Arrow = arrows[direction]
            return (
              <li key={text}>
                <Arrow aria-hidden size={15} />
                <span>
                  <span>{`${text} `}</span>
                  <span className="muted">{`(${formatRupees(amount)})`}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      {todayCompared && (
        <div className="lead-hours">
          <Suspense>
            <HoursChart {...todayCompared} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** In paise: what is longer would not fit on one line of a phone. */
const MAX_IN_FULL_SIZE = 9_999_999_999

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight }

const LeadSkeleton = () => (
  <>
    <div className="lead-today">
      <i className="ghost lead-amount" />
      <i className="ghost" />
      <i className="ghost" data-short />
      <i className="ghost" data-short />
    </div>
    <div className="lead-hours" />
  </>
)
