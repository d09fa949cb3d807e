import { useConcerns } from '../attention/use-concerns.ts'
import { FigureCell, StripFigure } from './figure-cell.tsx'

/** How much needs attention; the list stands below. */
export function AttentionCount() {
  const { query, concerns, isPending, isUnchecked } = useConcerns()
  const names = [...new Set(concerns.map(({ name }) => name))]
  return (
    <FigureCell id="attention-count" title="To look at" query={query} what="figures">
      {() =>
        isPending ? (
          <i className="ghost strip-figure" />
        ) : (
          <>
            <StripFigure>
              {concerns.length === 0 ? (isUnchecked ? '–' : 'All clear') : concerns.length}
            </StripFigure>
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
    </FigureCell>
  )
}
