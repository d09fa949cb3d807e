import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Disclosure } from '../../../ui/app/disclosure.tsx'
import { Segment, Segments } from '../../../ui/field/segments.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatCount } from '../../format/count.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import { ChartBody } from '../charts/chart-body.tsx'
import { capturedOn } from '../figures/captured-on.ts'
import { averageOf, outcomesOf, rateOf } from '../figures/rate.ts'
import type { Day, Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'

const DaysChart = lazyPart(
  () => import('../charts/days-chart.tsx'),
  (m) => m.DaysChart,
)
const HoursChart = lazyPart(
  () => import('../charts/hours-chart.tsx'),
  (m) => m.HoursChart,
)

const DailyTable = lazyPart(
  () => import('./daily-table.tsx'),
  (m) => m.DailyTable,
)

const TODAY = 1
const spans = [
  { days: TODAY, label: 'Today', name: 'Today by the hour' },
  { days: 14, label: '14 days', name: 'Last 14 days' },
  { days: 30, label: '30 days', name: 'Last 30 days' },
  { days: 90, label: '90 days', name: 'Last 90 days' },
] as const

/** What was collected: of each of the last days, or today by the hour, as a chart and as a table. */
export function CollectedByDay() {
  const stats = useQuery(statsQuery)
  const [span, setSpan] = useState<(typeof spans)[number]['days']>(30)
  const lacksHours = stats.data !== undefined && stats.data.todayCompared === undefined
  const offered = spans.filter(({ days }) => days !== TODAY || !lacksHours)
  return (
    <Card
      id="collected"
      title="Collected"
      className="flex flex-col"
      query={stats}
      what="figures"
      skeleton={<ChartSkeleton />}
      aside={
        <Segments size="sm" className="-my-1" role="radiogroup" aria-label="Days shown">
          {offered.map(({ days, label, name }) => (
            <Segment
              key={days}
              label={label}
              name="days-span"
              aria-label={name}
              checked={days === span}
              onChange={() => setSpan(days)}
            />
          ))}
        </Segments>
      }
    >
      {(figures) => <Chart stats={figures} span={span} />}
    </Card>
  )
}

/** Of two lines, or as many as they take on a phone. */
const RATE = 'grid min-h-15.25 content-start gap-0.5 px-4 pt-1 pb-3 text-muted max-sm:min-h-31.5'

const ChartSkeleton = () => (
  <>
    <ChartBody />
    <div className={RATE} />
    <div className="min-h-10 px-4 pb-4" />
  </>
)

function Chart({ stats: { daily, todayCompared }, span }: { stats: Stats; span: number }) {
  const [days, previous] = [daily.slice(-span), before(daily, span)]
  const isToday = span === TODAY && todayCompared
  return (
    <>
      <ChartBody>
        <Suspense>
          {isToday ? <HoursChart {...todayCompared} /> : <DaysChart days={days} previous={previous} />}
        </Suspense>
      </ChartBody>
      <p className={RATE}>
        <span>{`${rateSentence(days, isToday ? 'today' : 'in these days')} ${beforeSentence(previous)}`}</span>
        <AveragePayment days={days} previous={previous} />
      </p>
      {!isToday && (
        <Disclosure summary="Show as a table" className="min-h-10 px-4 pb-4">
          <Suspense>
            <DailyTable days={days} />
          </Suspense>
        </Disclosure>
      )}
    </>
  )
}

/** What a captured payment comes to, leading to these payments. */
function AveragePayment({ days, previous }: { days: Day[]; previous: Day[] }) {
  const [average, before] = [averageOf(days), averageOf(previous)]
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  if (average === null || from === undefined || to === undefined) return null
  return (
    <span>
      <Link className="link" to={capturedOn(from, to)}>
        {`Average payment ${formatRupees(average)}`}
      </Link>
      <span>{` ${nameOf(days.length)}${before === null ? '' : `, ${formatRupees(before)} ${beforeName(previous.length)}`}.`}</span>
    </span>
  )
}

const nameOf = (days: number) => (days === 1 ? 'today' : `in these ${days} days`)
const beforeName = (days: number) => (days === 1 ? 'yesterday' : `in the ${days} days before`)

/** The days before the last `span`: as many, or none if not all of them are known. */
function before(daily: Day[], span: number): Day[] {
  const previous = daily.slice(-2 * span, -span)
  return previous.length === span ? previous : []
}

function rateSentence(days: Day[], when: string): string {
  const outcomes = outcomesOf(days)
  const rate = rateOf(outcomes)
  if (rate === null) return `No payment was completed ${when}.`
  const completed = outcomes.succeeded + outcomes.failed
  return `${formatPercent(rate)} of ${formatCount(completed)} completed payments succeeded.`
}

function beforeSentence(previous: Day[]): string {
  const rate = rateOf(outcomesOf(previous))
  if (rate === null) return ''
  const when = previous.length === 1 ? 'Yesterday' : `In the ${previous.length} days before`
  return `${when}, it was ${formatPercent(rate)}.`
}
