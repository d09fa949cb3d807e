import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { formatRupees } from '../../format/rupees.ts'
import { capturedOn } from '../figures/captured-on.ts'
import { comparisonsOf } from '../figures/comparisons.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { FigureCell, StripFigure } from './figure-cell.tsx'

/** What was collected today, beside the same time of earlier days. */
export function Today() {
  const stats = useQuery(statsQuery)
  return (
    <FigureCell id="today" title="Collected today" query={stats} what="figures">
      {(figures) => <Collected stats={figures} />}
    </FigureCell>
  )
}

function Collected({ stats }: { stats: Stats }) {
  const today = stats.daily.at(-1)
  return (
    <>
      <StripFigure>{formatRupees(stats.todayAmount)}</StripFigure>
      <p className="muted">
        {today && (
          <Link className="link" to={capturedOn(today.date)}>
            {numbered(today.succeeded, 'payment')}
          </Link>
        )}
        <span>{today ? ', before deductions' : 'before deductions'}</span>
      </p>
      <ul>
        {comparisonsOf(stats).map(({ text, direction }) => {
          const Arrow = arrows[direction]
          return (
            <li key={text}>
              <Arrow aria-hidden size={14} />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight }
