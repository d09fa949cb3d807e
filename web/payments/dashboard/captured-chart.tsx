import { formatDay } from '../values/ist.ts'
import { formatAxisRupees, formatRupees } from '../values/rupees.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { Day } from './stats.ts'

const MIN_TOP_PAISE = 10_000

export function CapturedChart({ days }: { days: Day[] }) {
  const to = ceiling(Math.max(...days.map(({ amount }) => amount), MIN_TOP_PAISE))
  const total = formatRupees(days.reduce((sum, { amount }) => sum + amount, 0))
  return (
    <ChartFrame
      name="Captured per day"
      figure={total}
      description={`${total} captured in the last ${days.length} days.`}
      days={days}
      scale={{ from: 0, to, format: formatAxisRupees(to) }}
    >
      {({ top, height, step, y }) =>
        days.map(({ date, amount, count, succeeded }, i) => (
          <g key={date}>
            <title>{`${formatDay(date)}: ${formatRupees(amount)}, ${succeeded} of ${count} succeeded`}</title>
            <rect x={`${i * step}%`} y={top} width={`${step}%`} height={height} fill="transparent" />
            <rect
              data-bar
              data-today={i === days.length - 1 || undefined}
              x={`${(i + 0.15) * step}%`}
              y={y(amount)}
              width={`${0.7 * step}%`}
              height={top + height - y(amount)}
              rx="2"
            />
          </g>
        ))
      }
    </ChartFrame>
  )
}

/** The next round amount above `paise` for an axis label. */
export function ceiling(paise: number): number {
  const unit = 10 ** Math.floor(Math.log10(paise))
  return ([1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((times) => times * unit >= paise) ?? 10) * unit
}
