import type { Concern } from '../attention/concerns.ts'
import { useConcerns } from '../attention/use-concerns.ts'
import { FigureCell, StripFigure } from './figure-cell.tsx'

/** How much needs attention; the list stands below. */
export function AttentionCount() {
  const { query, concernsOf, isPending, isUnchecked } = useConcerns()
  return (
    <FigureCell id="attention-count" title="To look at" query={query} what="figures">
      {(stats) =>
        isPending ? (
          <i className="ghost strip-figure" />
        ) : (
          <Count concerns={concernsOf(stats)} isUnchecked={isUnchecked} />
        )
      }
    </FigureCell>
  )
}

function Count({ concerns, isUnchecked }: { concerns: Concern[]; isUnchecked: boolean }) {
  const names = [...new Set(concerns.map(({ name }) => name))]
  const calm = isUnchecked ? '–' : 'All clear'
  return (
    <>
      <StripFigure>{concerns.length > 0 ? concerns.length : calm}</StripFigure>
      {names.length > 0 && (
        <p>
          <a className="link" href="#attention">
            {names.join(', ')}
          </a>
        </p>
      )}
      {concerns.length === 0 && !isUnchecked && (
        <p className="muted">Settlements, refunds, links and gateways look normal</p>
      )}
      {isUnchecked && <p className="muted">Not everything could be checked</p>}
    </>
  )
}
