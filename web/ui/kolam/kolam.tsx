import { dotPoints, dotsAt, kolamLine } from './kolam-line.ts'
import type { KolamName } from './kolams.ts'

type KolamProps = { name: KolamName; className?: string }

/** A kolam: dots on a grid, and one unbroken line around them all. In a file, since its line is long. */
export function Kolam({ name, className }: KolamProps) {
  return (
    <svg className={className} viewBox="0 0 1 1" aria-hidden="true" {...stroke}>
      <use href={`/kolams.svg#${name}`} />
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

const rounded = (n: number) => Math.round(n * 100) / 100
