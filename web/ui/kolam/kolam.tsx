import { useId } from 'react'
import { dotPoints, kolamLine, kolamQuarter } from './kolam-line.ts'
import type { KolamName } from './kolams.ts'
import { kolams } from './kolams.ts'

type KolamProps = { name: KolamName; className?: string }

/** A kolam: dots on a grid, and one unbroken line around them all. */
export function Kolam({ name, className }: KolamProps) {
  const rows = kolams[name]
  const id = useId()
  const { line, dots } = kolamQuarter(rows)
  // The outermost dots are on the axes or in the corners; their circles must fit in either case.
  const middle = 2 * (rows.length - 1)
  const reach = middle / Math.SQRT2 + 1.2
  return (
    <svg
      className={className}
      viewBox={[-reach, -reach, 2 * reach, 2 * reach].map(rounded).join(' ')}
      aria-hidden="true"
      {...stroke}
    >
      <g id={id} transform="rotate(45)">
        <path d={line} strokeWidth=".11" />
        <path d={dotsAt(dots)} strokeWidth=".5" />
      </g>
      {[90, 180, 270].map((degrees) => (
        <use key={degrees} href={`#${id}`} transform={`rotate(${degrees})`} />
      ))}
    </svg>
  )
}

/** A single row of a kolam, used as a divider. */
export function KolamChain({ length, className }: { length: number; className?: string }) {
  const rows = ['o'.repeat(length)]
  return (
    <svg
      className={className}
      viewBox={`-1.1 -1.1 ${rounded(STEP * (length - 1) + 2.2)} 2.2`}
      aria-hidden="true"
      {...stroke}
    >
      <g transform="rotate(45)">
        <path d={kolamLine(rows)} strokeWidth=".13" />
        <path d={dotsAt(dotPoints(rows))} strokeWidth=".5" />
      </g>
    </svg>
  )
}

/** The line without dots, stretched to any size; the page provides the content it winds around. */
export function KolamRibbon({ length, className }: { length: number; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`${rounded(-STEP / 2)} -1 ${rounded(STEP * length)} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...stroke}
    >
      <path
        d={kolamLine(['o'.repeat(length)])}
        transform="rotate(45)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The distance between two neighbouring dots. */
const STEP = 2 * Math.SQRT2

const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const

const dotsAt = (points: [number, number][]) => points.map(([x, y]) => `M${x} ${y}h0`).join('')

const rounded = (n: number) => Math.round(n * 100) / 100
