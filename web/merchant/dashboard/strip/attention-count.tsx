import type { Concern } from '../attention/concern.ts'
import { useConcerns } from '../attention/use-concerns.ts'
import { FigureCell, StripFigure } from './figure-cell.tsx'

/** How much needs attention; the list stands below. */
export function AttentionCount() {
  const { query, concernsOf, checkedOf, isPending, isUnchecked } = useConcerns()
  return (
    <FigureCell id="attention-count" title="To look at" query={query} what="figures">
      {(stats) =>
        isPending ? (
          <i className="ghost strip-figure" />
        ) : (
          <Count concerns={concernsOf(stats)} checked={checkedOf(stats)} isUnchecked={isUnchecked} />
        )
      }
    </FigureCell>
  )
}

type CountProps = { concerns: Concern[]; checked: string; isUnchecked: boolean }

function Count({ concerns, checked, isUnchecked }: CountProps) {
  const names = [...new Set(concerns.map(({ name }) => name))]
  const calm = isUnchecked ? '–' : 'All clear'
  return (
    <>
      <StripFigure isWords={concerns.length === 0}>
        {concerns.length > 0 ? concerns.length : calm}
      </StripFigure>
      {names.length > 0 && (
        <p>
          <a className="link" href="#attention">
            {names.join(', ')}
          </a>
        </p>
      )}
      {concerns.length === 0 && !isUnchecked && <p className="muted">{checked}</p>}
      {isUnchecked && <p className="muted">Not everything could be checked</p>}
    </>
  )
}
