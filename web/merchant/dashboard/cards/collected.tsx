import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../loading/lazy-part.tsx'
import { Disclosure } from '../../../ui/app/disclosure.tsx'
import { Segment, Segments } from '../../../ui/field/segments.tsx'
import { formatCount } from '../../format/count.ts'
import { formatPercent } from '../../format/percent.ts'
import { outcomesOf, rateOf } from '../figures/rate.ts'
import type { Day } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'

const DaysChart = lazyPart(() => import('../charts/days-chart.tsx'), 'DaysChart')
const DailyTable = lazyPart(() => import('./daily-table.tsx'), 'DailyTable')

const spans = [14, 30, 90] as const

/** The amounts collected on the last days, as a chart and as a table. */
export function CollectedByDay() {
  const stats = useQuery(statsQuery)
  const [span, setSpan] = useState<(typeof spans)[number]>(30)
  return (
    <Card
      id="collected"
      title="Collected"
      className="flex flex-col"
      query={stats}
      dataName="figures"
      skeleton={<ChartSkeleton />}
      aside={
        <Segments size="sm" className="-my-1" role="radiogroup" aria-label="Days shown">
          {spans.map((days) => (
            <Segment
              key={days}
              label={`${days} days`}
              name="days-span"
              aria-label={`Last ${days} days`}
              checked={days === span}
              onChange={() => setSpan(days)}
            />
          ))}
        </Segments>
      }
    >
      {(figures) => <Chart daily={figures.daily} span={span} />}
    </Card>
  )
}

/** Figures and axis included: a chart that grows with the card beside it is no longer read at a glance. */
const ChartBody = ({ children }: { children?: ReactNode }) => (
  <div className="flex h-76 max-h-80 shrink-0 grow flex-col overflow-hidden px-4 pt-3">{children}</div>
)

/** As high as its sentences at most: a line on a wide window, three on a phone. */
const RATE = 'min-h-14.75 px-4 pt-1 pb-3 text-muted max-sm:min-h-20.25 2xl:min-h-9.5'

const ChartSkeleton = () => (
  <>
    <ChartBody />
    <div className={RATE} />
    <div className="min-h-10 px-4 pb-4" />
  </>
)

function Chart({ daily, span }: { daily: Day[]; span: number }) {
  const [days, previous] = [daily.slice(-span), before(daily, span)]
  return (
    <>
      <ChartBody>
        <Suspense>
          <DaysChart days={days} previous={previous} />
        </Suspense>
      </ChartBody>
      <p className={RATE}>{`${rateSentence(days)} ${beforeSentence(previous)}`}</p>
      <Disclosure summary="Show as a table" className="min-h-10 px-4 pb-4">
        <Suspense>
          <DailyTable days={days} />
        </Suspense>
      </Disclosure>
    </>
  )
}

/** The same number of days before the last `span`; none unless all are known. */
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
  if (rate === null) return ''
  return `In the ${previous.length} days before, it was ${formatPercent(rate)}.`
}
