import { formatDay } from '../values/ist.ts'
import { formatPercent } from '../values/percent.ts'
import { ChartFrame } from './chart-frame.tsx'
import { outcomesOf, rateOf } from './rate.ts'
import type { Day } from './stats.ts'

/** A line through the days on which a payment ended; a day without one leaves a gap. */
export function SuccessRateChart({ days }: { days: Day[] }) {
  const rates = days.map(rateOf)
  const rate = rateOf(outcomesOf(days))
  const figure = rate === null ? 'No payments' : formatPercent(rate)
  return (
    <ChartFrame
      name="Success rate per day"
      figure={figure}
      description={
        rate === null ? 'No payment was completed.' : `${figure} succeeded in the last ${days.length} days.`
      }
      days={days}
      scale={{ from: floorOf(rates), to: 100, format: (percent) => `${percent}%` }}
    >
      {({ top, height, step, y }) =>
        days.map(({ date, succeeded, failed }, i) => {
          const [before, here] = [rates[i - 1] ?? null, rates[i] ?? null]
          if (here === null) return null
          const middle = `${(i + 0.5) * step}%`
          return (
            <g key={date}>
              <title>{`${formatDay(date)}: ${formatPercent(here)}, ${succeeded} of ${succeeded + failed}`}</title>
              <rect x={`${i * step}%`} y={top} width={`${step}%`} height={height} fill="transparent" />
              {before !== null && (
                <line data-line x1={`${(i - 0.5) * step}%`} x2={middle} y1={y(before)} y2={y(here)} />
              )}
              <circle data-today={i === days.length - 1 || undefined} cx={middle} cy={y(here)} r="2.5" />
            </g>
          )
        })
      }
    </ChartFrame>
  )
}

/** The start of the axis: as high as the rates allow, since the differences are near the top. */
export function floorOf(rates: (number | null)[]): number {
  return [90, 80, 60, 40].find((floor) => rates.every((rate) => rate === null || rate >= floor)) ?? 0
}
