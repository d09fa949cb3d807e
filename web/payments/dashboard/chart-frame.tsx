import type { ReactNode } from 'react'
import { formatDay } from '../values/ist.ts'
import type { Day } from './stats.ts'

const [TOP, HEIGHT] = [20, 150]

type ChartFrameProps = {
  name: string
  /** The chart's total. */
  figure: string
  /** The text alternative of the drawing. */
  description: string
  days: Day[]
  /** The axis values from bottom to top, each with its format, and the drawing between them. */
  scale: { from: number; to: number; format: (value: number) => string }
  children: (scales: Scales) => ReactNode
}

export type Scales = {
  top: number
  height: number
  /** Width of one day, in per cent. */
  step: number
  y: (value: number) => number
}

/** In per cent horizontally and pixels vertically, so that drawings stretch with the page and text does not. */
export function ChartFrame({ name, figure, description, days, scale, children }: ChartFrameProps) {
  const { from, to, format } = scale
  const y = (value: number) => TOP + HEIGHT - ((value - from) / (to - from)) * HEIGHT
  const marks = [from, (from + to) / 2, to]
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="chart">
      <figcaption>
        {name}
        <b>{figure}</b>
      </figcaption>
      <svg height={TOP + HEIGHT + 24} role="img" aria-label={`${description} The table below has each day.`}>
        {marks.map((value) => (
          <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
        ))}
        {children({ top: TOP, height: HEIGHT, step: 100 / Math.max(days.length, 1), y })}
        {/* Rendered last, or the drawing would cover them. */}
        {marks
          .filter((value) => value > 0)
          .map((value) => (
            <text key={value} x="0" y={y(value) - 5}>
              {format(value)}
            </text>
          ))}
        {first && last && (
          <>
            <text x="0" y={TOP + HEIGHT + 18}>
              {formatDay(first.date)}
            </text>
            <text x="100%" y={TOP + HEIGHT + 18} data-end>
              {formatDay(last.date)}, today
            </text>
          </>
        )}
      </svg>
    </figure>
  )
}
