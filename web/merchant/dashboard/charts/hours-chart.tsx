import { AxisBottom } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { Line, LinePath } from '@visx/shape'
import { useState } from 'react'
import { dayOf, formatHour } from '../../format/ist.ts'
import { formatAxisRupees, formatRupees } from '../../format/rupees.ts'
import { useGo } from '../../navigation/use-go.ts'
import { capturedOn } from '../figures/captured-on.ts'
import type { Stats } from '../figures/stats.ts'
import type { Area } from './plot.tsx'
import { Plot } from './plot.tsx'
import { Readout, SeriesKey } from './readout.tsx'
import { plainLabel, ValueAxis } from './value-axis.tsx'

type HoursChartProps = Pick<NonNullable<Stats['todayCompared']>, 'hours' | 'yesterdayHours'>

const MIN_TOP_PAISE = 100_000
/** From here on, five labels fit below the chart. */
const WIDE_PX = 320

/** Today's amount as it grew by the hour, beside yesterday's. */
export function HoursChart({ hours, yesterdayHours }: HoursChartProps) {
  const [active, setActive] = useState<number | null>(null)
  const go = useGo()
  const [today, yesterday] = [grown(hours), grown(yesterdayHours)]
  return (
    <>
      <Figures hour={active} today={today} yesterday={yesterday} />
      <div className="relative min-h-0 flex-1">
        <Plot
          label="Hour"
          steps={yesterday.length}
          active={active}
          onActive={setActive}
          onOpen={() => go(capturedOn(dayOf(Date.now())))}
          valueText={(step) => spoken(step, today, yesterday)}
        >
          {(area) => <Lines today={today} yesterday={yesterday} active={active} area={area} />}
        </Plot>
      </div>
    </>
  )
}

type LinesProps = { today: number[]; yesterday: number[]; active: number | null; area: Area }

function Lines({ today, yesterday, active, area: { width, height } }: LinesProps) {
  const most = Math.max(MIN_TOP_PAISE, ...today, ...yesterday)
  const x = scaleLinear<number>({ domain: [0, yesterday.length], range: [0, width] })
  const y = scaleLinear<number>({ domain: [0, most], range: [height, 0], nice: 3 })
  const ends = (amounts: number[]) => [0, ...amounts].map((amount, hour) => ({ hour, amount }))
  const accessors = { x: ({ hour }: Point) => x(hour), y: ({ amount }: Point) => y(amount) }
  const shown = active === null ? today.length : active + 1
  return (
    <>
      <ValueAxis scale={y} width={width} format={formatAxisRupees(y.domain()[1] ?? most)} />
      <LinePath
        className="fill-none stroke-[1.5] stroke-muted"
        strokeDasharray="3 4"
        strokeLinejoin="round"
        data={ends(yesterday)}
        {...accessors}
      />
      <LinePath
        className="fill-none stroke-2 stroke-action"
        strokeLinejoin="round"
        data={ends(today)}
        {...accessors}
      />
      {active !== null && (
        <Line className="stroke-line-strong" from={{ x: x(shown), y: 0 }} to={{ x: x(shown), y: height }} />
      )}
      {shown <= today.length && (
        <circle
          className="fill-action stroke-2 stroke-surface"
          cx={x(shown)}
          cy={y(today[shown - 1] ?? 0)}
          r={5}
        />
      )}
      <AxisBottom
        top={height}
        scale={x}
        tickValues={width < WIDE_PX ? [0, 12, 24] : [0, 6, 12, 18, 24]}
        hideTicks
        stroke="var(--color-line-strong)"
        tickFormat={(hour) => formatHour(Number(hour))}
        tickLabelProps={(hour) => ({
          ...plainLabel,
          textAnchor: anchors[Number(hour)] ?? 'middle',
          dy: '-0.12em',
        })}
      />
    </>
  )
}

type Point = { hour: number; amount: number }
const anchors: Record<number, 'start' | 'end'> = { 0: 'start', 24: 'end' }

function Figures({ hour, today, yesterday }: { hour: number | null; today: number[]; yesterday: number[] }) {
  const amount = hour === null ? today.at(-1) : today[hour]
  const before = hour === null ? yesterday.at(-1) : yesterday[hour]
  return (
    <Readout>
      {hour !== null && <strong className="text-ink">{`By ${formatHour(hour + 1)}`}</strong>}
      <span>
        <SeriesKey series="collected" />
        <span>{`Today ${amount === undefined ? '–' : formatRupees(amount)}`}</span>
      </span>
      <span>
        <SeriesKey series="before" />
        <span>{`${hour === null ? 'All of yesterday' : 'Yesterday'} ${formatRupees(before ?? 0)}`}</span>
      </span>
    </Readout>
  )
}

function spoken(hour: number, today: number[], yesterday: number[]): string {
  const amount = today[hour]
  const ofToday = amount === undefined ? 'no data for today yet' : `${formatRupees(amount)} today`
  return `By ${formatHour(hour + 1)} IST: ${ofToday}, ${formatRupees(yesterday[hour] ?? 0)} yesterday.`
}

/** The sum up to each hour. */
function grown(hours: number[]): number[] {
  let sum = 0
  return hours.map((amount) => {
    sum += amount
    return sum
  })
}
