import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'

type PanelProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  title?: ReactNode
  /** The id of the heading, if there is a title. */
  id?: string
  /** Whether the header has less padding. */
  isDense?: boolean
  /** Shown at the end of the title line. */
  aside?: Elements
}

/** A bordered surface. A title gives it a header and makes it a region of that name. Margins are up to the container. */
export function Panel({ title, id, isDense = false, aside, className, children, ...rest }: PanelProps) {
  const generatedId = useId()
  const titleId = id ?? generatedId
  const Element = title || rest['aria-label'] ? 'section' : 'div'
  return (
    <Element
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classes(
        'lined @container/sheet rounded-lg border-line bg-surface print:not-has-[tbody]:break-inside-avoid',
        className,
      )}
    >
      {title && (
        <header
          className={classes(
            'line-b flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 px-4',
            isDense ? 'py-2.5' : 'py-3.5',
          )}
        >
          <h2 id={titleId} className="text-base/body">
            {title}
          </h2>
          {aside}
        </header>
      )}
      {children}
    </Element>
  )
}
