/** The drawings in `kolams.svg`, one for each page or product: each has all symmetries of a square, and one line. */
export type KolamName =
  | 'home'
  | 'mission'
  | 'docs'
  | 'pricing'
  | 'support'
  | 'payment'
  | 'lost'
  | 'list'
  | 'account'

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
export const KolamChain = ({ className }: { className: string }) => (
  <svg className={className} viewBox="-1.1 -1.1 13.51 2.2" aria-hidden="true" {...stroke}>
    <g transform="rotate(45)">
      <path d={ROW} strokeWidth=".13" />
      <path d="M0 0h0M2 -2h0M4 -4h0M6 -6h0M8 -8h0" strokeWidth=".5" />
    </g>
  </svg>
)

/** The line without dots, stretched to any size; the page provides the content it winds around. */
export const KolamRibbon = ({ className }: { className: string }) => (
  <svg
    className={className}
    viewBox="-1.41 -1 14.14 2"
    preserveAspectRatio="none"
    aria-hidden="true"
    {...stroke}
  >
    <path d={ROW} transform="rotate(45)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
  </svg>
)

/** One line around five dots, turned by 45°. */
const ROW =
  'M0 -1h2a1 1 0 0 0 1 -1v-2a1 1 0 0 1 1 -1h2a1 1 0 0 0 1 -1v-2a1 1 0 0 1 1 -1a1 1 0 0 1 1 1a1 1 0 0 1 -1 1h-2a1 1 0 0 0 -1 1v2a1 1 0 0 1 -1 1h-2a1 1 0 0 0 -1 1v2a1 1 0 0 1 -1 1a1 1 0 0 1 -1 -1a1 1 0 0 1 1 -1Z'

const stroke = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const
