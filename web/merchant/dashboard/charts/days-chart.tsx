import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useState } from 'react'
import { Link } from '../../../ui/link.tsx'
import { formatCount, numbered } from '../../format/count.ts'
import { formatDay, formatNearDay } from '../../format/ist.ts'
import { formatAxisRupees, formatRupees } from '../../format/rupees.ts'
import { useGo } from '../../navigation/use-go.ts'
import { capturedOn } from '../figures/captured-on.ts'
import type { Day } from '../figures/stats.ts'
import type { Area } from './plot.tsx'
import { Plot, Readout, SeriesKey } from './plot.tsx'

type DaysChartProps = {
  days: Day[]
  /** The same number of days before them, or none. */
  previous: Day[]
}

const MIN_TOP_PAISE = 100_000
const STEPS = 3
const plainLabel = { className: 'tnum fill-muted font-sans', fontSize: '0.75rem' }

/** The amount collected on each day, as bars that open their payments; a mark shows the same day of the previous period. */
export function DaysChart({ days, previous }: DaysChartProps) {
  const [active, setActive] = useState<number | null>(null)
  const go = useGo()
  return (
    <>
      <Figures days={days} previous={previous} active={active} />
      <div className="relative min-h-0 flex-1">
        <Plot
          steps={days.length}
          active={active}
          onActive={setActive}
          onOpen={(step) => go(capturedOn(days[step]?.date ?? ''))}
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
  const dates = days.map(({ date }) => date)
  const most = Math.max(MIN_TOP_PAISE, ...[...days, ...previous].map(({ amount }) => amount))
  const y = scaleLinear<number>({ domain: [0, most], range: [height, 0], nice: STEPS })
  const format = formatAxisRupees(y.domain()[1] ?? most)
  const x = scaleBand({ domain: dates, range: [0, width], paddingInner: 0.3, paddingOuter: 0.15 })
  return (
    <>
      {active !== null && (
        <Bar
          className="fill-action-soft"
          x={(width / days.length) * active}
          width={width / days.length}
          height={height}
        />
      )}
      <GridRows scale={y} width={width} numTicks={STEPS} stroke="var(--color-line)" />
      <AxisLeft
        scale={y}
        numTicks={STEPS}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value))}
        tickLabelProps={{ ...plainLabel, textAnchor: 'end', dx: '-0.3em', dy: '0.36em' }}
      />
      {days.map(({ date, amount }) => (
        <Bar
          key={date}
          data-series="collected"
          className="fill-action"
          x={x(date) ?? 0}
          y={y(amount)}
          width={x.bandwidth()}
          height={height - y(amount)}
          rx={Math.min(2, x.bandwidth() / 4)}
        />
      ))}
      {previous.map(({ date, amount }, i) => (
        <Bar
          key={date}
          data-series="before"
          // Apart from the bars that it crosses.
          className="fill-ink stroke-2 stroke-surface"
          paintOrder="stroke"
          x={(width / days.length) * i + 1}
          y={y(amount) - 1}
          width={Math.max(1, width / days.length - 2)}
          height={2}
        />
      ))}
      <AxisBottom
        top={height}
        scale={x}
        tickValues={labelled(dates, width < NARROW_PX ? 3 : 6)}
        hideTicks
        stroke="var(--color-line-strong)"
        tickFormat={(date) => (date === dates.at(-1) ? 'Today' : formatDay(date).slice(0, -5))}
        tickLabelProps={{ ...plainLabel, textAnchor: 'middle', dy: '-0.12em' }}
      />
    </>
  )
}

const NARROW_PX = 420

function Figures({ days, previous, active }: DaysChartProps & { active: number | null }) {
  const day = active === null ? undefined : days[active]
  const visibleDays = day ? [day] : days
  const before = previous.filter((_, i) => active === null || i === active)
  const failed = visibleDays.reduce((sum, day) => sum + day.failed, 0)
  return (
    <Readout>
      {day ? (
        // For touch: a mouse opens the bar itself, and a keyboard uses Enter.
        <Link className="link" tabIndex={-1} to={capturedOn(day.date)}>
          {formatNearDay(day.date)}
        </Link>
      ) : (
        <strong className="text-ink">{`Last ${days.length} days`}</strong>
      )}
      <span>
        <SeriesKey series="collected" />
        <strong className="text-ink">{formatRupees(amountOf(visibleDays))}</strong>
        <span>{` from ${numbered(succeededOf(visibleDays), 'payment')}${failed > 0 ? `, ${formatCount(failed)} failed` : ''}`}</span>
      </span>
      {before.length > 0 && (
        <span>
          <SeriesKey series="before" />
          <span>{`${formatRupees(amountOf(before))} ${day ? `on ${formatNearDay(before[0]?.date ?? '')}` : `in the ${days.length} days before`}`}</span>
        </span>
      )}
    </Readout>
  )
}

function spoken(day: Day | undefined, before: Day | undefined): string {
  if (!day) return ''
  const compared = before ? ` ${formatRupees(before.amount)} on ${formatDay(before.date)}.` : ''
  return `${formatDay(day.date)}: ${formatRupees(day.amount)} from ${numbered(day.succeeded, 'payment')}, ${formatCount(day.failed)} failed.${compared}`
}

const amountOf = (days: Day[]) => days.reduce((sum, { amount }) => sum + amount, 0)
const succeededOf = (days: Day[]) => days.reduce((sum, { succeeded }) => sum + succeeded, 0)

/** Evenly spread, today last. */
function labelled(dates: string[], most: number): string[] {
  const every = Math.ceil(dates.length / most)
  return dates.filter((_, i) => (dates.length - 1 - i) % every === 0)
}
