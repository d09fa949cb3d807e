import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale'
import { Bar, BarStack } from '@visx/shape'
import { useState } from 'react'
import { formatCount } from '../../format/count.ts'
import { formatDay, formatNearDay } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Day } from '../figures/stats.ts'
import type { Area } from './plot.tsx'
import { Plot } from './plot.tsx'
import { plainLabel, ValueAxis } from './value-axis.tsx'

type DaysChartProps = {
  days: Day[]
  /** As many days before them, or none. */
  previous: Day[]
}

const outcomes = ['succeeded', 'failed', 'pending'] as const
type Outcomes = { date: string } & Record<(typeof outcomes)[number], number>

/** The outcomes of each day as a stack, in front of how many payments there were in the period before. */
export function DaysChart({ days, previous }: DaysChartProps) {
  const [active, setActive] = useState<number | null>(null)
  const day = active === null ? undefined : days[active]
  return (
    <>
      <Readout
        name={day ? formatNearDay(day.date) : `Last ${days.length} days`}
        days={day ? [day] : days}
        previous={previous.filter((_, i) => active === null || i === active)}
      />
      <div className="days-plot">
        <Plot
          label="Day"
          steps={days.length}
          active={active}
          onActive={setActive}
          valueText={(step) => spoken(days[step], previous[step])}
        >
          {(area) => <Bars days={days} previous={previous} active={active} area={area} />}
        </Plot>
      </div>
    </>
  )
}

function Bars({ days, previous, active, area }: DaysChartProps & { active: number | null; area: Area }) {
  const { width, height } = area
  const rows = days.map(outcomesOf)
  const dates = rows.map(({ date }) => date)
  const most = Math.max(4, ...[...days, ...previous].map(({ count }) => count))
  const y = scaleLinear<number>({ domain: [0, most], range: [height, 0], nice: 3 })
  const slot = scaleBand({ domain: dates, range: [0, width], paddingInner: 0.16, paddingOuter: 0.08 })
  const bar = scaleBand({ domain: dates, range: [0, width], paddingInner: 0.44, paddingOuter: 0.22 })
  return (
    <>
      {active !== null && (
        <Bar
          className="active-band"
          x={(width / days.length) * active}
          width={width / days.length}
          height={height}
        />
      )}
      <ValueAxis scale={y} width={width} format={formatCount} />
      {previous.map(({ date, count }, i) => (
        <Bar
          key={date}
          data-series="previous"
          x={slot(dates[i] ?? '') ?? 0}
          y={y(count)}
          width={slot.bandwidth()}
          height={height - y(count)}
          rx={2}
        />
      ))}
      <BarStack<Outcomes, (typeof outcomes)[number]>
        data={rows}
        keys={[...outcomes]}
        x={({ date }) => date}
        xScale={bar}
        yScale={y}
        color={scaleOrdinal({ domain: [...outcomes], range: [...outcomes] })}
      >
        {(stacks) =>
          stacks.map(({ key, bars }) =>
            bars.map(({ index, x, y: top, width: wide, height: high }) => (
              <Bar
                key={`${key} ${index}`}
                data-series={key}
                x={x}
                y={top}
                width={wide}
                height={Math.max(0, high)}
              />
            )),
          )
        }
      </BarStack>
      <AxisBottom
        top={height}
        scale={slot}
        tickValues={labelled(dates)}
        hideTicks
        stroke="var(--color-line-strong)"
        tickFormat={(date) => (date === dates.at(-1) ? 'Today' : formatDay(date).slice(0, -5))}
        tickLabelProps={{ ...plainLabel, textAnchor: 'middle', dy: '-0.1em' }}
      />
    </>
  )
}

function Readout({ name, days, previous }: { name: string; days: Day[]; previous: Day[] }) {
  const sum = (key: 'succeeded' | 'failed' | 'pending') =>
    days.map(outcomesOf).reduce((total, day) => total + day[key], 0)
  const amount = days.reduce((total, day) => total + day.amount, 0)
  const before = previous.reduce((total, { count }) => total + count, 0)
  return (
    <p className="readout" aria-hidden>
      <b>{name}</b>
      <span>
        <b>{formatRupees(amount)}</b> collected
      </span>
      {outcomes.map((key) => (
        <span key={key}>
          <i data-series={key} />
          <span>{`${formatCount(sum(key))} ${key}`}</span>
        </span>
      ))}
      {previous.length > 0 && (
        <span>
          <i data-series="previous" />
          <span>{`${formatCount(before)} in the period before`}</span>
        </span>
      )}
    </p>
  )
}

const outcomesOf = ({ date, count, succeeded, failed }: Day): Outcomes => ({
  date,
  succeeded,
  failed,
  pending: Math.max(0, count - succeeded - failed),
})

function spoken(day: Day | undefined, before: Day | undefined): string {
  if (!day) return ''
  const { succeeded, failed, pending } = outcomesOf(day)
  const compared = before ? ` In the period before, ${before.count} payments.` : ''
  return `${formatDay(day.date)}: ${succeeded} succeeded, ${failed} failed, ${pending} pending. ${formatRupees(day.amount)} collected.${compared}`
}

const LABELS = 5

/** Evenly spread, today last. */
function labelled(dates: string[]): string[] {
  const every = Math.ceil(dates.length / LABELS)
  return dates.filter((_, i) => (dates.length - 1 - i) % every === 0)
}
