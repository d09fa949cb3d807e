import type { ComponentProps, ReactNode } from 'react'
import { Ghost } from '../../../ui/app/skeleton.tsx'
import { classes } from '../../../ui/classes.ts'
import { QueryState } from '../../screen/query-states.tsx'

type FigureCellProps<Data> = Pick<
  ComponentProps<typeof QueryState<Data>>,
  'query' | 'dataName' | 'children'
> & {
  /** Of the heading, which names the cell. */
  id: string
  title: string
  /** Whether it has the comparisons too. */
  isFirst?: boolean
}

/**
 * One figure of the strip, with what it counts and where its rows are. It keeps its place while it loads: of a figure
 * and three lines. On a phone the figure is beside its name, if both fit: a figure on two lines would read as two figures.
 */
export const FigureCell = <Data,>({ id, title, isFirst = false, ...state }: FigureCellProps<Data>) => (
  <section
    className={classes(
      'content-start px-4 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 max-sm:py-2.5 sm:grid sm:min-h-39 sm:gap-0.5 sm:py-3.5',
      // The lines between the cells.
      '[box-shadow:0_0_0_1px_var(--color-line)]',
      isFirst ? 'max-sm:min-h-27.5' : 'max-sm:min-h-22.5',
    )}
    aria-labelledby={id}
  >
    <h2 id={id} className="font-label text-muted text-sm/body">
      {title}
    </h2>
    <QueryState
      {...state}
      skeleton={
        <>
          <FigureGhost />
          <div className="basis-full">
            <Ghost />
          </div>
          <div className="basis-full">
            <Ghost className="h-4 w-2/5" />
          </div>
        </>
      }
      failure={<StripLine>{`The ${state.dataName} did not load.`}</StripLine>}
    />
  </section>
)

export const FigureGhost = () => <Ghost className="h-8.75 w-36 max-sm:ms-auto max-sm:h-6.5" />

type StripFigureProps = { about?: boolean; isText?: boolean; children: ReactNode }

/** The figure itself, or words in its place; `about` if it will still grow. */
export const StripFigure = ({ about, isText, children }: StripFigureProps) => (
  <p
    data-figure
    className="tnum wrap-anywhere min-w-0 font-heading text-[1.625rem]/[1.35] text-ink tracking-tight max-sm:ms-auto max-sm:text-end max-sm:text-[1.1875rem]/[1.35]"
  >
    {about && <span className="font-medium text-muted text-sm/[1.35] tracking-[0]">About </span>}
    <span translate={isText ? undefined : 'no'}>{children}</span>
  </p>
)

export const StripLine = ({ children }: { children: ReactNode }) => (
  <p className="tnum min-w-0 basis-full text-muted text-xs/body">{children}</p>
)
