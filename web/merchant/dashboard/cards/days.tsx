import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { capturedStatuses } from '../../format/captured.ts'
import { formatCount } from '../../format/count.ts'
import { formatDay } from '../../format/ist.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { averageOf, outcomesOf, rateOf } from '../figures/rate.ts'
import type { Day } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'
import '../../../ui/field/segments.css'

const DaysChart = lazyPart(
  () => import('../charts/days-chart.tsx'),
  (m) => m.DaysChart,
)
const spans = [14, 30, 90] as const

/** The outcomes of the last days, as a chart and as a table. */
export function Days() {
  const stats = useQuery(statsQuery)
  const [span, setSpan] = useState<(typeof spans)[number]>(30)
  return (
    <Card
      id="per-day"
      title="Day by day"
      query={stats}
      what="figures"
      skeleton={<div className="days-body" />}
      aside={
        <div className="days-span muted" role="radiogroup" aria-label="Days shown">
          <span aria-hidden>Last</span>
          <div className="segments">
            {spans.map((length) => (
              <label key={length}>
                <input
                  type="radio"
                  name="days-span"
                  aria-label={`Last ${length} days`}
                  checked={length === span}
                  onChange={() => setSpan(length)}
                />
                <span>{length}</span>
              </label>
            ))}
          </div>
          <span aria-hidden>days</span>
        </div>
      }
    >
      {({ daily }) => <Chart days={daily.slice(-span)} previous={before(daily, span)} />}
    </Card>
  )
}

function Chart({ days, previous }: { days: Day[]; previous: Day[] }) {
  return (
    <>
      <div className="days-body">
        <Suspense>
          <DaysChart days={days} previous={previous} />
        </Suspense>
      </div>
      <p className="days-rate">
        <span>{`${rateSentence(days)} ${previous.length > 0 ? beforeSentence(previous) : ''}`}</span>
        <AveragePayment days={days} previous={previous} />
      </p>
      <details className="chart-table">
        <summary>Show as a table</summary>
        <DailyTable days={days} />
      </details>
    </>
  )
}

/** What a captured payment comes to, leading to these payments. */
function AveragePayment({ days, previous }: { days: Day[]; previous: Day[] }) {
  const [average, before] = [averageOf(days), averageOf(previous)]
  if (average === null) return null
  const range = `from=${days[0]?.date}&to=${days.at(-1)?.date}`
  return (
    <span>
      <Link className="link" to={`${paths.transactions}?status=${capturedStatuses.join()}&${range}`}>
        {`Average payment ${formatRupees(average)}`}
      </Link>
      <span>{`${before !== null ? `, before that ${formatRupees(before)}` : ''}.`}</span>
    </span>
  )
}

/** The days before the last `span`: as many, or none if not all of them are known. */
function before(daily: Day[], span: number): Day[] {
  const previous = daily.slice(-2 * span, -span)
  return previous.length === span ? previous : []
}

function rateSentence(days: Day[]): string {
  const outcomes = outcomesOf(days)
  const rate = rateOf(outcomes)
  if (rate === null) return 'No payment was completed in these days.'
  const completed = outcomes.succeeded + outcomes.failed
  return `${formatPercent(rate)} of ${formatCount(completed)} completed payments succeeded.`
}

function beforeSentence(previous: Day[]): string {
  const rate = rateOf(outcomesOf(previous))
  return rate === null ? '' : `In the ${previous.length} days before, it was ${formatPercent(rate)}.`
}

function DailyTable({ days }: { days: Day[] }) {
  return (
    // Scrollable, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by the arrow keys.
    <section aria-label="Figures of each day" tabIndex={0}>
      <table className="ledger" aria-label="Figures of each day">
        <thead>
          <tr>
            <th scope="col">Day (IST)</th>
            {['Captured', 'Transactions', 'Succeeded', 'Failed', 'Success rate'].map((name) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatDay(day.date)}</th>
              <td className="number">{formatRupees(day.amount)}</td>
              <td className="number">{day.count}</td>
              <td className="number">{day.succeeded}</td>
              <td className="number">{day.failed}</td>
              <td className="number">{percentOr(rateOf(day), '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const percentOr = (rate: number | null, otherwise: string) =>
  rate === null ? otherwise : formatPercent(rate)
