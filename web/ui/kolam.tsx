import { kolamLine } from './kolam-line.ts'

const SIDE = 5
/** Where the line turns back instead of crossing itself: without these, five by five dots need five lines. */
export const KOLAM_TURNS = new Set(
  '8,9 1,8 2,1 9,2 6,9 1,6 4,1 9,4 4,9 1,4 6,1 9,6 4,7 3,4 6,3 7,6'.split(' '),
)

/** A kolam: dots on a grid, and one unbroken line around them all. */
export function Kolam({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-7.1 -7.1 14.2 14.2" aria-hidden="true" {...stroke}>
      <g transform="rotate(45)translate(-5-5)">
        <path d={kolamLine(SIDE, SIDE, KOLAM_TURNS)} strokeWidth=".07" />
        <path d={dots(SIDE, SIDE)} strokeWidth=".34" />
      </g>
    </svg>
  )
}

/** A single row of a kolam, used as a divider. */
export function KolamChain({ length, className }: { length: number; className?: string }) {
  return (
    <svg className={className} viewBox={`-.2 -.2 ${2 * length + 0.4} 2.4`} aria-hidden="true" {...stroke}>
      <path d={kolamLine(length, 1)} strokeWidth=".12" />
      <path d={dots(length, 1)} strokeWidth=".4" />
    </svg>
  )
}

/** The line without dots, stretched to any size; the page provides the content it winds around. */
export function KolamRibbon({ length, className }: { length: number; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${2 * length} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      {...stroke}
    >
      <path d={kolamLine(length, 1)} strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const

function dots(columns: number, rows: number): string {
  const row = `h0${'m2 0h0'.repeat(columns - 1)}`
  return Array.from({ length: rows }, (_, y) => `M1 ${2 * y + 1}${row}`).join('')
}
