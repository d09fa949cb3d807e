import type { ComponentProps, ReactNode } from 'react'
import { QueryState } from '../../screen/query-states.tsx'

type FigureCellProps<Data> = Pick<ComponentProps<typeof QueryState<Data>>, 'query' | 'what' | 'children'> & {
  /** Of the heading, which names the cell. */
  id: string
  title: string
}

/** One figure of the strip, with what it counts and where its rows are. It keeps its place while it loads. */
export const FigureCell = <Data,>({ id, title, ...state }: FigureCellProps<Data>) => (
  <section className="strip-cell" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <QueryState
      {...state}
      skeleton={
        <>
          <i className="ghost strip-figure" />
          <i className="ghost" />
          <i className="ghost" data-short />
        </>
      }
      failure={<p className="muted">{`The ${state.what} did not load.`}</p>}
    />
  </section>
)

type StripFigureProps = { about?: boolean; isWords?: boolean; children: ReactNode }

/** The figure itself, or words in its place; `about` if it will still grow. */
export const StripFigure = ({ about, isWords, children }: StripFigureProps) => (
  <p className="strip-figure">
    {about && <small>About </small>}
    <span translate={isWords ? undefined : 'no'}>{children}</span>
  </p>
)
